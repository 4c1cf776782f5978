import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import { enqueueCalendarWrites, visitorName } from '#server/delivery/delivery.ts';
import { englishIn, formatShortMoment } from '#shared/format.ts';
import type { CalendarWrite, OutboxEvent } from '#shared/outbox.ts';
import { toIso } from '#shared/time.ts';
import { type Access, openCalendar } from './access.ts';
import { findTarget } from './caldav-account.ts';
import { findBusinessTimezone, findCalendarRow } from './queries.ts';
import { listCalendarsFor, listFutureBookings } from './write-queries.ts';

type WrittenBooking = Pick<Row<'consultationBookings'>, 'id' | 'firstName' | 'lastName' | 'email' | 'startsAt'>;

/** A calendar that bookings are written to. */
export interface WriteTarget {
  name: string;
  /** False when only events that are there already follow their bookings. */
  takesNew: boolean;
  access: Access;
  /** Address of the calendar, as found on the server. */
  collection(): Promise<string>;
}

/** Stores that the owner's calendars have to follow a booking, in the transaction that changes it. */
export async function enqueueBookingWrites(
  ctx: AppContext,
  trx: Db,
  event: OutboxEvent,
  booking: WrittenBooking,
): Promise<void> {
  if (booking.startsAt === null) return;
  const calendars = await listCalendarsFor(trx, booking.id);
  await enqueueWrites(ctx, trx, event, booking, calendars);
}

/** Enqueues all future bookings for a calendar that bookings are written to from now on. */
export async function enqueueAllBookings(
  ctx: AppContext,
  trx: Db,
  calendar: { id: number; name: string },
): Promise<void> {
  for (const booking of await listFutureBookings(trx, ctx.clock.now())) {
    await enqueueWrites(ctx, trx, 'booking.created', booking, [calendar]);
  }
}

async function enqueueWrites(
  ctx: AppContext,
  trx: Db,
  event: OutboxEvent,
  booking: WrittenBooking,
  calendars: { id: number; name: string }[],
): Promise<void> {
  if (calendars.length === 0 || booking.startsAt === null) return;
  const when = formatShortMoment(
    toIso(booking.startsAt),
    await findBusinessTimezone(trx),
    englishIn(ctx.settings.site()),
  );
  const title = `${visitorName(booking)}: ${when}`;
  const writes = calendars.map(
    ({ id, name }): CalendarWrite => ({ calendarId: id, calendar: name, email: booking.email, title }),
  );
  await enqueueCalendarWrites(ctx, trx, { event, bookingId: booking.id, writes });
}

/** How to write to a calendar; undefined when it was removed. @throws FetchError when its credentials cannot be read. */
export async function openWriteTarget(ctx: AppContext, calendarId: number): Promise<WriteTarget | undefined> {
  const row = await findCalendarRow(ctx.db, calendarId);
  if (row?.kind !== 'caldav') return undefined;
  const access = openCalendar(ctx, row);
  return { name: row.name, takesNew: row.writesBookings, access, collection: () => findTarget(access) };
}
