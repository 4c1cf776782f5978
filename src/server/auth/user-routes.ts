import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import { CaptainChanges, CaptainInput } from '#shared/captain.schema.ts';
import { changeCaptain, createCaptain, getCaptain, listCaptainsForCaptain } from './users.ts';

export function usersApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listCaptainsForCaptain(ctx)))
    .post('/', body(CaptainInput), async (c) => {
      const id = await createCaptain(ctx, c.req.valid('json'));
      return c.json(await getCaptain(ctx, id), 201);
    })
    .put('/:id', body(CaptainChanges), async (c) => c.json(await changeCaptain(ctx, readId(c), c.req.valid('json'))));
}
