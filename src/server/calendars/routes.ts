import { routes } from '#server/http/calls.ts';
import { isRecent } from '#server/http/require-captain.ts';
import { calendarCalls } from '#shared/calendars.calls.ts';
import { addCalendar, changeCalendar, getPreview, listCalendars, refreshNow, removeCalendar } from './calendars.ts';

export const calendarRoutes = routes(calendarCalls, {
  list: (ctx) => listCalendars(ctx),
  add: (ctx, { input, session }) => addCalendar(ctx, input, { isConfirmed: isRecent(ctx, session) }),
  save: (ctx, { params, input, session }) =>
    changeCalendar(ctx, params.id, input, { isConfirmed: isRecent(ctx, session) }),
  remove: (ctx, { params }) => removeCalendar(ctx, params.id),
  refresh: (ctx, { params }) => refreshNow(ctx, params.id),
  preview: (ctx, { params }) => getPreview(ctx, params.id),
});
