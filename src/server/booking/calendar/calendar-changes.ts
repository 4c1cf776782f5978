import { storeCancellation, storeMove, wakeAndInvalidate } from '#server/booking/changes.ts';
import { canChange } from '#server/booking/details.ts';
import { isTakenByOthers } from '#server/booking/free-times/availability.ts';
import { localTime } from '#server/booking/free-times/zoned-time.ts';
import { type BookingRow, findBooking } from '#server/booking/queries.ts';
import {
  AS_WRITTEN,
  enqueueBookingWrites,
  findBusinessTimezone,
  findWrite,
  forgetContent,
  listFoundChanges,
  updateWrite,
} from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { visitorName } from '#server/delivery/delivery.ts';
import type { CALENDAR_DECISIONS } from '#shared/calendar-changes.ts';
import type { CalendarChange } from '#shared/calendars.schema.ts';
import { type DateStyle, dateStyleOf, writeMoment, writeTime } from '#shared/captain-dates.ts';
import { AppError } from '#shared/errors.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** The events of bookings that the owner moved or deleted in a calendar, and has not decided about yet. */
export async function listCalendarChanges({ db, clock, settings }: AppContext): Promise<CalendarChange[]> {
  const rows = await listFoundChanges(db, clock.now());
  if (rows.length === 0) return [];
  const timezone = await findBusinessTimezone(db);
  const style = dateStyleOf(settings.site());
  return rows.map((row) => ({
    bookingId: row.bookingId,
    calendarId: row.calendarId,
    calendar: row.calendar,
    kind: row.found!,
    text: describeChange(row, timezone, style),
    name: visitorName(row),
    start: row.startsAt!,
    end: row.endsAt!,
    foundStart: row.foundStartsAt,
    foundEnd: row.foundEndsAt,
  }));
}

type FoundChange = Awaited<ReturnType<typeof listFoundChanges>>[number];

/** In English, as Captain is: `Tue 6 Jan 2026, 10:00 with Ada Byron was moved to 11:00 in your calendar “Work”`. */
function describeChange(row: FoundChange, timezone: string, style: DateStyle): string {
  const [from, to] = [row.startsAt!, row.foundStartsAt].map((moment) => moment && localTime(moment, timezone));
  const call = `${writeMoment(from!, style)} with ${visitorName(row)}`;
  if (row.found === 'deleted' || !to) return `${call} was deleted in your calendar “${row.calendar}”`;
  if (row.startsAt === row.foundStartsAt) {
    const minutes = Math.round((row.foundEndsAt! - row.foundStartsAt!) / 60);
    return `${call} was changed to ${minutes} minutes in your calendar “${row.calendar}”`;
  }
  const target = from && to.date === from.date ? writeTime(to.time, style) : writeMoment(to, style);
  return `${call} was moved to ${target} in your calendar “${row.calendar}”`;
}

/**
 * Moves or cancels the booking as the owner moved or deleted its event, and tells the visitor.
 *
 * @throws AppError `not_found`, or `conflict` when the call cannot be at that time.
 */
async function applyCalendarChange(ctx: AppContext, bookingId: number, calendarId: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { booking, write } = await getChange(ctx, trx, bookingId, calendarId);
    const [start, end] = [write.foundStartsAt!, write.foundEndsAt!];
    if (write.found === 'deleted') await storeCancellation(ctx, trx, booking, 'owner');
    else {
      await refuseTime(ctx, trx, booking, start, end);
      await storeMove(ctx, trx, booking, { start, end, timezone: booking.timezone }, 'owner');
    }
    await updateWrite(trx, write, AS_WRITTEN);
    await forgetContent(trx, calendarId);
  });
  wakeAndInvalidate(ctx);
}

/** Decides about the change by its name in addresses. @throws AppError like `applyCalendarChange`. @returns the changes that are left. */
export async function decideCalendarChange(
  ctx: AppContext,
  { booking, calendar, decision }: { booking: number; calendar: number; decision: (typeof CALENDAR_DECISIONS)[number] },
): Promise<CalendarChange[]> {
  const decide = decision === 'apply' ? applyCalendarChange : putEventBack;
  await decide(ctx, booking, calendar);
  return listCalendarChanges(ctx);
}

/** Restores the event to the time of its booking. @throws AppError `not_found`. */
async function putEventBack(ctx: AppContext, bookingId: number, calendarId: number): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { booking, write } = await getChange(ctx, trx, bookingId, calendarId);
    await updateWrite(trx, write, { ...AS_WRITTEN, sequence: null, etag: null });
    await enqueueBookingWrites(ctx, trx, 'booking.rescheduled', booking);
  });
  wakeAndInvalidate(ctx);
}

async function getChange(ctx: AppContext, trx: Db, bookingId: number, calendarId: number) {
  const write = await findWrite(trx, bookingId, calendarId);
  const booking = await findBooking(trx, bookingId);
  if (!write?.found || !booking || !canChange(ctx, booking)) {
    throw new AppError('not_found', 'The event is like the booking by now');
  }
  return { booking, write };
}

/** Refuses a time that the calendar allows and the booking does not. @throws AppError `conflict`. */
async function refuseTime(ctx: AppContext, trx: Db, booking: BookingRow, start: UnixSeconds, end: UnixSeconds) {
  if (start <= ctx.clock.now()) throw new AppError('conflict', 'The time in your calendar is over');
  if (end <= start) throw new AppError('conflict', 'The event in your calendar has no length');
  if (await isTakenByOthers(trx, { ...booking, startsAt: start, endsAt: end })) {
    throw new AppError('conflict', 'Another booking has this time by now');
  }
}
