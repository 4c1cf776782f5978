import { Hono } from 'hono';
import { getSlotRules } from '#server/booking/slot-queries.ts';
import { businessTimezone } from '#server/booking/slots.ts';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/outages.ts';
import { limit } from '#server/http/limit.ts';
import { makeStamp } from '#server/leads/spam-guard.ts';
import { daysAhead } from '#shared/days-ahead.ts';

/**
 * What every page knows: who the site speaks for. `/days` are the days ahead where the business is, `/stamp` a fresh form stamp;
 * `/scheduler` takes word from a visitor's browser whether the provider's calendar came up.
 */
export function siteApi(ctx: AppContext) {
  return new Hono()
    .get('/', (c) => c.json(ctx.settings.site()))
    .get('/days', async (c) => c.json(daysAhead(ctx.clock.now(), businessTimezone(await getSlotRules(ctx.db)))))
    .get('/stamp', (c) => c.json({ stamp: makeStamp(ctx) }))
    .post('/scheduler/:outcome{ready|failed}', limit(ctx, { perHour: 6, beyond: 'drop' }), async (c) => {
      if (c.req.param('outcome') === 'ready') await reportSuccess(ctx, 'scheduler');
      else await reportFailure(ctx, 'scheduler', 'The provider’s script did not load in a visitor’s browser');
      return c.body(null, 204);
    });
}
