import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { makeStamp } from '#server/services/spam-guard.ts';
import { daysAhead } from '#shared/days-ahead.ts';

/** Where the days of the preview are counted. */
const DEFAULT_TIMEZONE = 'America/Los_Angeles';

/** What every page knows: who the site speaks for. `/days` are the days ahead, `/stamp` a fresh form stamp. */
export function siteApi(ctx: AppContext) {
  return new Hono()
    .get('/', (c) => c.json(ctx.settings.site()))
    .get('/days', (c) => c.json(daysAhead(ctx.clock.now(), DEFAULT_TIMEZONE)))
    .get('/stamp', (c) => c.json({ stamp: makeStamp(ctx) }));
}
