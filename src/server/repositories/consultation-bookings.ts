import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import { contains } from './search.ts';

const SEARCHED = ['firstName', 'lastName', 'email', 'company', 'message'];

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
export function toBooking({ sequence: _sequence, ...row }: Row<'consultationBookings'>) {
  return { ...row, services: JSON.parse(row.services) as string[] };
}
