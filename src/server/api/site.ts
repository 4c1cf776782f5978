import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { makeStamp } from '#server/services/spam-guard.ts';

/** What every page knows: who the site speaks for. `/stamp` gives out a fresh form stamp. */
export function siteApi(ctx: AppContext) {
  return new Hono()
    .get('/', (c) => c.json(ctx.settings.site()))
    .get('/stamp', (c) => c.json({ stamp: makeStamp(ctx) }));
}
