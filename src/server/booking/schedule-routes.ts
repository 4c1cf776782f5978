import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import { BlockedDateInput, HoursInput, LimitsInput, OverrideInput } from '#shared/schedule.schema.ts';
import {
  addBlockedDate,
  getSchedule,
  removeBlockedDate,
  removeOverride,
  saveBlockedDate,
  saveHours,
  saveLimits,
  saveOverride,
} from './schedule.ts';

/** The rules of the built-in scheduler. Every write answers with all of them, as they are then. */
export function scheduleApi(ctx: AppContext) {
  return new Hono()
    .get('/', async (c) => c.json(await getSchedule(ctx)))
    .put('/hours', body(HoursInput), async (c) => c.json(await saveHours(ctx, c.req.valid('json'))))
    .put('/limits', body(LimitsInput), async (c) => c.json(await saveLimits(ctx, c.req.valid('json'))))
    .post('/blocked-dates', body(BlockedDateInput), async (c) =>
      c.json(await addBlockedDate(ctx, c.req.valid('json')), 201),
    )
    .put('/blocked-dates/:id', body(BlockedDateInput), async (c) =>
      c.json(await saveBlockedDate(ctx, readId(c), c.req.valid('json'))),
    )
    .delete('/blocked-dates/:id', async (c) => c.json(await removeBlockedDate(ctx, readId(c))))
    .post('/overrides', body(OverrideInput), async (c) => c.json(await saveOverride(ctx, c.req.valid('json')), 201))
    .delete('/overrides/:id', async (c) => c.json(await removeOverride(ctx, readId(c))));
}
