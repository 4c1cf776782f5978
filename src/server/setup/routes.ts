import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { SetupInput } from '#shared/setup.schema.ts';
import { readSetup, saveStep } from './setup.ts';

/** The progress of "Make it yours". */
export function setupApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await readSetup(ctx)))
    .put('/', body(SetupInput), async (c) => {
      const { step, state } = c.req.valid('json');
      await saveStep(ctx, step, state);
      return c.json(await readSetup(ctx));
    });
}
