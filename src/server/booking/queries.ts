import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import type { BookingStatus } from '#shared/booking.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type BookingRow = Row<'consultationBookings'>;

const SEARCHED = ['firstName', 'lastName', 'email', 'company', 'message'];

/** Stores a booking and answers it whole. */
export function insertBooking(db: Db, booking: NewRow<'consultationBookings'>): Promise<BookingRow> {
  return db.insertInto('consultationBookings').values(booking).returningAll().executeTakeFirstOrThrow();
}

export function findBooking(db: Db, id: number): Promise<BookingRow | undefined> {
  return db.selectFrom('consultationBookings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Times that bookings take up between two moments; `except` is the booking that is about to be moved. */
export async function listTaken(db: Db, from: UnixSeconds, until: UnixSeconds, except?: number) {
  const rows = await db
    .selectFrom('consultationBookings')
    .select(['startsAt', 'endsAt'])
    .where('status', 'in', ['pending', 'confirmed'])
    .where('startsAt', '<', until)
    .where('endsAt', '>', from)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .execute();
  return rows.map(({ startsAt, endsAt }) => ({ start: startsAt!, end: endsAt! }));
}

/** Moves a booking and answers it whole. */
export function moveBooking(
  db: Db,
  id: number,
  to: Pick<BookingRow, 'startsAt' | 'endsAt' | 'preferredDate' | 'preferredTime' | 'timezone' | 'updatedAt'>,
): Promise<BookingRow> {
  return db
    .updateTable('consultationBookings')
    .set({ ...to, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets where a booking stands and answers it whole. */
export function updateBookingStatus(
  db: Db,
  id: number,
  status: BookingStatus,
  updatedAt: UnixSeconds,
): Promise<BookingRow> {
  return db
    .updateTable('consultationBookings')
    .set({ status, updatedAt, sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One page of the bookings, newest first. */
export async function listBookingPage(db: Db, { q, limit, offset }: { q: string; limit: number; offset: number }) {
  let query = db.selectFrom('consultationBookings').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  if (q) query = query.where(contains(SEARCHED, q));
  const rows = await query.limit(limit).offset(offset).execute();
  return rows.map(toBooking);
}

export async function countBookings(db: Db, q: string): Promise<number> {
  let query = db.selectFrom('consultationBookings').select((eb) => eb.fn.countAll<number>().as('count'));
  if (q) query = query.where(contains(SEARCHED, q));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** Bookings on `day` (`YYYY-MM-DD`) or later that were not called off, soonest first. */
export async function listBookingsFrom(db: Db, day: string, limit: number) {
  const rows = await db
    .selectFrom('consultationBookings')
    .selectAll()
    .where('preferredDate', '>=', day)
    .where('status', '!=', 'cancelled')
    .orderBy('preferredDate')
    .orderBy('preferredTime')
    .limit(limit)
    .execute();
  return rows.map(toBooking);
}

/** Bookings with an id below `before`, highest first. */
export async function listBookingsBefore(db: Db, before: number, limit: number) {
  const rows = await db
    .selectFrom('consultationBookings')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBooking);
}

/** What lists show of a booking; its count of changes is for calendars alone. */
export function toBooking({ sequence: _sequence, ...row }: BookingRow) {
  return { ...row, services: JSON.parse(row.services) as string[] };
}
