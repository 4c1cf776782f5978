import { Temporal } from 'temporal-polyfill';
import type { AppContext } from '#server/context.ts';
import type { CalendarPreview } from '#shared/calendars.schema.ts';
import { PREVIEW_DAYS } from '#shared/calendars.ts';
import { type CalendarRow, findBusinessTimezone, listEvents } from './queries.ts';
import { isBlocking, reasonOf, TRAITS } from './traits.ts';

/** More events than anybody reads. */
const EVENTS_MAX = 500;

/** The events of a calendar from today on, each with whether it blocks and why. */
export async function makePreview(ctx: AppContext, calendar: CalendarRow): Promise<CalendarPreview> {
  const timezone = await findBusinessTimezone(ctx.db);
  const today = Temporal.Instant.fromEpochMilliseconds(ctx.clock.now() * 1000)
    .toZonedDateTimeISO(timezone)
    .startOfDay();
  const seconds = (moment: Temporal.ZonedDateTime) => moment.epochMilliseconds / 1000;
  const until = seconds(today.add({ days: PREVIEW_DAYS }));
  const rows = await listEvents(ctx.db, calendar.id, seconds(today), until, EVENTS_MAX + 1);
  return {
    timezone,
    from: today.toPlainDate().toString(),
    days: PREVIEW_DAYS,
    events: rows.slice(0, EVENTS_MAX).map(({ title, startsAt, endsAt, traits }) => ({
      title,
      start: startsAt,
      end: endsAt,
      blocks: isBlocking(traits, calendar),
      reason: reasonOf(traits),
      isAllDay: (traits & TRAITS.allDay) !== 0,
    })),
    isCut: rows.length > EVENTS_MAX,
  };
}
