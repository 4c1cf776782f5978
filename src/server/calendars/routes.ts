import { Hono } from 'hono';
import type { AppContext } from '#server/context.ts';
import { body } from '#server/http/body.ts';
import { readId } from '#server/http/query.ts';
import { type CaptainVariables, isRecent } from '#server/http/require-captain.ts';
import { CalendarChanges, CalendarInput } from '#shared/calendars.schema.ts';
import { addCalendar, changeCalendar, getPreview, listCalendars, refreshNow, removeCalendar } from './calendars.ts';

/** For captains. Adding and changing a calendar waits for its first fetch, at most ten seconds; its outcome is part of the answer. */
export function calendarsApi(ctx: AppContext) {
  return new Hono<{ Variables: CaptainVariables }>()
    .get('/', async (c) => c.json(await listCalendars(ctx)))
    .post('/', body(CalendarInput), async (c) => {
      const isConfirmed = isRecent(ctx, c.get('session'));
      return c.json(await addCalendar(ctx, c.req.valid('json'), { isConfirmed }), 201);
    })
    .put('/:id', body(CalendarChanges), async (c) => {
      const isConfirmed = isRecent(ctx, c.get('session'));
      return c.json(await changeCalendar(ctx, readId(c), c.req.valid('json'), { isConfirmed }));
    })
    .delete('/:id', async (c) => {
      await removeCalendar(ctx, readId(c));
      return c.body(null, 204);
    })
    .post('/:id/refresh', async (c) => c.json(await refreshNow(ctx, readId(c))))
    .get('/:id/preview', async (c) => c.json(await getPreview(ctx, readId(c))));
}
