import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { limit } from '#server/http/limit.ts';
import { daysAhead } from '#shared/days-ahead.ts';
import { getSlotRules } from './slot-queries.ts';
import { businessTimezone } from './slots.ts';

/**
 * `GET /days` lists the days ahead in the business's time zone. `POST /scheduler/ready` and `/scheduler/failed` are sent by a
 * visitor's browser: whether the external scheduler's script loaded there.
 */
export function schedulerApi(ctx: AppContext) {
  return new Hono()
    .get('/days', async (c) => c.json(daysAhead(ctx.clock.now(), businessTimezone(await getSlotRules(ctx.db)))))
    .post('/scheduler/:outcome{ready|failed}', limit(ctx, { perHour: 6, beyond: 'drop' }), async (c) => {
      if (c.req.param('outcome') === 'ready') await reportSuccess(ctx, 'scheduler');
      else await reportFailure(ctx, 'scheduler', 'The provider’s script did not load in a visitor’s browser');
      return c.body(null, 204);
    });
}
