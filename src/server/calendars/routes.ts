import { routes } from '#server/http/calls.ts';
import { isRecentlyConfirmed } from '#server/http/require-captain.ts';
import { calendarCalls } from '#shared/calendars.calls.ts';
import {
  addCalendar,
  changeCalendar,
  getCalendarPreview,
  listCalendars,
  refreshNow,
  removeCalendar,
} from './calendars.ts';

export const calendarRoutes = routes(calendarCalls, {
  list: (ctx) => listCalendars(ctx),
  add: (ctx, { input, session }) => addCalendar(ctx, input, { isConfirmed: isRecentlyConfirmed(ctx, session) }),
  save: (ctx, { params, input, session }) =>
    changeCalendar(ctx, params.id, input, { isConfirmed: isRecentlyConfirmed(ctx, session) }),
  remove: (ctx, { params }) => removeCalendar(ctx, params.id),
  refresh: (ctx, { params }) => refreshNow(ctx, params.id),
  preview: (ctx, { params }) => getCalendarPreview(ctx, params.id),
});
