import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { countRows } from '#server/db/results.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import { type BookingStatus, TAKING_STATUSES } from '#shared/booking.ts';
import type { PageQuery } from '#shared/paging.schema.ts';
import { daysSinceEpoch, dayToIso, type UnixSeconds } from '#shared/time.ts';

export type BookingRow = Row<'consultationBookings'>;

const SEARCHED = ['firstName', 'lastName', 'email', 'company', 'message'];

/** @returns the stored booking. */
export function insertBooking(db: Db, booking: NewRow<'consultationBookings'>): Promise<BookingRow> {
  return db.insertInto('consultationBookings').values(booking).returningAll().executeTakeFirstOrThrow();
}

export function findBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  return db.selectFrom('consultationBookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Bookings that overlap a period and are not cancelled, soonest first. */
export function listBookingsBetween(db: Db, from: UnixSeconds, until: UnixSeconds) {
  return db
    .selectFrom('consultationBookings')
    .select(['id', 'firstName', 'lastName', 'email', 'consultationType', 'status', 'startsAt', 'endsAt', 'answers'])
    .where('status', '!=', 'cancelled')
    .where('startsAt', '<', until)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .execute();
}

/** Bookings between two moments that are not cancelled, with the buffers of their kind; `except` is one that is being moved. */
export function listBooked(db: Db, from: UnixSeconds, until: UnixSeconds, except?: number) {
  return db
    .selectFrom('consultationBookings')
    .leftJoin('meetingTypes', 'meetingTypes.slug', 'consultationBookings.consultationType')
    .select((eb) => [
      'consultationBookings.id',
      'consultationType',
      'status',
      'startsAt',
      'endsAt',
      eb.fn.coalesce('bufferBefore', sql<number>`0`).as('bufferBefore'),
      eb.fn.coalesce('bufferAfter', sql<number>`0`).as('bufferAfter'),
    ])
    .where('status', '!=', 'cancelled')
    .where('startsAt', '<', until)
    .where('endsAt', '>', from)
    .$if(except !== undefined, (query) => query.where('consultationBookings.id', '!=', except!))
    .execute();
}

/** @returns the moved booking. */
export function updateBookingTime(
  db: Db,
  id: number,
  to: Pick<
    BookingRow,
    'startsAt' | 'endsAt' | 'preferredDate' | 'preferredTime' | 'timezone' | 'updatedAt' | 'changes'
  >,
): Promise<BookingRow> {
  return db
    .updateTable('consultationBookings')
    .set({ ...to, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns the changed booking. A reason for cancelling that is not given is removed. */
export function updateBookingStatus(
  db: Db,
  id: number,
  status: BookingStatus,
  updatedAt: UnixSeconds,
  { cancelReason = null, ...rest }: Partial<Pick<BookingRow, 'cancelReason' | 'changes'>> = {},
): Promise<BookingRow> {
  return db
    .updateTable('consultationBookings')
    .set({ status, updatedAt, cancelReason, ...rest, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Addresses of the bookings that begin after `now`. */
export async function listFutureEmails(db: Db, now: UnixSeconds): Promise<string[]> {
  const rows = await db
    .selectFrom('consultationBookings')
    .select('email')
    .where('status', 'in', TAKING_STATUSES)
    .where('startsAt', '>', now)
    .execute();
  return rows.map(({ email }) => email);
}

/** A page of the bookings, newest first, and how many there are. */
export async function listBookings(db: Db, page: PageQuery): Promise<{ rows: BookingRow[]; total: number }> {
  return { rows: await listBookingPage(db, page), total: await countRows(searched(db, page.q)) };
}

/** A page of the bookings, newest first. */
export function listBookingPage(db: Db, { q, limit, offset }: PageQuery): Promise<BookingRow[]> {
  const newest = searched(db, q).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  return newest.limit(limit).offset(offset).execute();
}

function searched(db: Db, q: string) {
  const query = db.selectFrom('consultationBookings');
  return q ? query.where(contains(SEARCHED, q)) : query;
}

/** Bookings that are not over and were not cancelled, soonest first; those without a moment from the day of `now` in UTC on. */
export function listBookingsFrom(db: Db, now: UnixSeconds, limit: number): Promise<BookingRow[]> {
  return db
    .selectFrom('consultationBookings')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('endsAt', '>', now),
        eb.and([eb('startsAt', 'is', null), eb('preferredDate', '>=', dayToIso(daysSinceEpoch(now)))]),
      ]),
    )
    .where('status', '!=', 'cancelled')
    .orderBy(sql`coalesce(starts_at, unixepoch(preferred_date))`)
    .orderBy('preferredTime')
    .limit(limit)
    .execute();
}

/** Bookings with an id below `before`, highest first. */
export function listBookingsBefore(db: Db, before: number, limit: number): Promise<BookingRow[]> {
  return db
    .selectFrom('consultationBookings')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
