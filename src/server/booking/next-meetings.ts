import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Overview } from '#shared/overview.schema.ts';
import { localTime } from './free-times/zoned-time.ts';
import { listBookingsFrom } from './queries.ts';

/**
 * The next calls in the owner's time zone, soonest first. Bookings of earlier versions without `startsAt` keep the visitor's day, time
 * and time zone.
 */
export async function listNextMeetings(
  ctx: AppContext,
  limit: number,
): Promise<Pick<Overview, 'timezone'> & { bookings: Omit<Overview['bookings'][number], 'leadId'>[] }> {
  const timezone = await findBusinessTimezone(ctx.db);
  const rows = await listBookingsFrom(ctx.db, ctx.clock.now(), limit);
  const bookings = rows.map(({ id, firstName, lastName, email, startsAt, ...row }) => ({
    id,
    name: `${firstName} ${lastName}`,
    email,
    ...(startsAt === null
      ? { date: row.preferredDate, time: row.preferredTime, timezone: row.timezone }
      : { ...localTime(startsAt, timezone), timezone: null }),
  }));
  return { bookings, timezone };
}
