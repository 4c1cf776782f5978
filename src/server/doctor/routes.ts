import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { examine } from './doctor.ts';

/** Captain's check of everything, over the network too. */
export function doctorApi(ctx: AppContext) {
  return new Hono().get('/', async (c) => c.json(await examine(ctx)));
}
