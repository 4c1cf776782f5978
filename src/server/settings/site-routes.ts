import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';

/** `GET /api/site`: what every page shows about the business. */
export function siteApi(ctx: AppContext) {
  return new Hono().get('/', (c) => c.json(ctx.settings.site()));
}
