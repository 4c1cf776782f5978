import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import type { BookingStatus } from '#shared/booking.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type BookingRow = Row<'consultationBookings'>;

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
