import type { Db } from '#server/db/open.ts';
import type { ChangedRow, NewRow, Row } from '#server/db/schema.ts';
import { TAKING_STATUSES } from '#shared/booking.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type WriteRow = Row<'calendarWrites'>;

/** State of an event that is in the calendar as it was written: the owner has not changed it, or has decided about the change. */
export const AS_WRITTEN = { found: null, foundStartsAt: null, foundEndsAt: null } as const;

/** Calendars that a booking belongs in: those that bookings are written to, and those that have its event already. */
export function listCalendarsFor(db: Db, bookingId: number) {
  return db
    .selectFrom('calendars')
    .select(['id', 'name'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('writesBookings', '=', true),
        eb('id', 'in', selectFrom('calendarWrites').select('calendarId').where('bookingId', '=', bookingId)),
      ]),
    )
    .orderBy('id')
    .execute();
}

/** Bookings that begin after `now` and take their time. */
export function listFutureBookings(db: Db, now: UnixSeconds) {
  return db
    .selectFrom('consultationBookings')
    .select(['id', 'firstName', 'lastName', 'email', 'startsAt'])
    .where('status', 'in', TAKING_STATUSES)
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .execute();
}

export function findWrite(db: Db, bookingId: number, calendarId: number): Promise<WriteRow | undefined> {
  return db
    .selectFrom('calendarWrites')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('calendarId', '=', calendarId)
    .executeTakeFirst();
}

/** Inserts a row unless the booking has one for this calendar. @returns the stored row. */
export async function insertWrite(db: Db, write: NewRow<'calendarWrites'>): Promise<WriteRow> {
  await db
    .insertInto('calendarWrites')
    .values(write)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findWrite(db, write.bookingId, write.calendarId))!;
}

/** @param ifSequence changes nothing when another version of the booking was written meanwhile. */
export async function updateWrite(
  db: Db,
  { bookingId, calendarId }: Pick<WriteRow, 'bookingId' | 'calendarId'>,
  changes: ChangedRow<'calendarWrites'>,
  ifSequence?: number | null,
): Promise<void> {
  await db
    .updateTable('calendarWrites')
    .set(changes)
    .where('bookingId', '=', bookingId)
    .where('calendarId', '=', calendarId)
    .$if(typeof ifSequence === 'number', (query) => query.where('sequence', '=', ifSequence!))
    .execute();
}

export async function deleteWrite(db: Db, bookingId: number, calendarId: number): Promise<void> {
  await db
    .deleteFrom('calendarWrites')
    .where('bookingId', '=', bookingId)
    .where('calendarId', '=', calendarId)
    .execute();
}

/** Forgets all events in a calendar. */
export async function deleteWritesTo(db: Db, calendarId: number): Promise<void> {
  await db.deleteFrom('calendarWrites').where('calendarId', '=', calendarId).execute();
}

/** Events of a calendar that were written for the present times of bookings of the future. */
export function listCurrentWrites(db: Db, calendarId: number, now: UnixSeconds) {
  return db
    .selectFrom('calendarWrites as write')
    .innerJoin('consultationBookings as booking', 'booking.id', 'write.bookingId')
    .selectAll('write')
    .where('write.calendarId', '=', calendarId)
    .where('booking.status', 'in', TAKING_STATUSES)
    .where('booking.startsAt', '>', now)
    .where('write.sequence', 'is not', null)
    .whereRef('booking.startsAt', '=', 'write.startsAt')
    .whereRef('booking.endsAt', '=', 'write.endsAt')
    .execute();
}

/** The owner's changes to events of bookings that are still to come, soonest booking first. */
export function listFoundChanges(db: Db, now: UnixSeconds) {
  return db
    .selectFrom('calendarWrites as write')
    .innerJoin('calendars', 'calendars.id', 'write.calendarId')
    .innerJoin('consultationBookings as booking', 'booking.id', 'write.bookingId')
    .select([
      'write.bookingId',
      'write.calendarId',
      'write.found',
      'write.foundStartsAt',
      'write.foundEndsAt',
      'calendars.name as calendar',
      'booking.firstName',
      'booking.lastName',
      'booking.email',
      'booking.startsAt',
      'booking.endsAt',
    ])
    .where('write.found', 'is not', null)
    .where('booking.status', 'in', TAKING_STATUSES)
    .where('booking.startsAt', '>', now)
    .orderBy('booking.startsAt')
    .orderBy('write.calendarId')
    .execute();
}

/** Makes the next fetch read the calendar again, also where its content is the same: what blocks depends on the bookings too. */
export async function forgetContent(db: Db, calendarId: number): Promise<void> {
  const unknown = { etag: null, lastModified: null, contentHash: null };
  await db.updateTable('calendars').set(unknown).where('id', '=', calendarId).execute();
}
