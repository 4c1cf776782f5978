import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import { PopupInput } from '#shared/popup.schema.ts';
import { createPopup, listPopupsForCaptain, removePopup, savePopup } from './popups.ts';

export function captainPopupsApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await listPopupsForCaptain(ctx)))
    .post('/', body(PopupInput), async (c) => c.json(await createPopup(ctx, c.req.valid('json')), 201))
    .put('/:id', body(PopupInput), async (c) => c.json(await savePopup(ctx, readId(c), c.req.valid('json'))))
    .delete('/:id', async (c) => {
      await removePopup(ctx, readId(c));
      return c.body(null, 204);
    });
}
