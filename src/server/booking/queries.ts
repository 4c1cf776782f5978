import { sql } from 'kysely';
import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { Db } from '#server/db/open.ts';
import { changesRows, countRows, insertedId } from '#server/db/results.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import { type BookingStatus, TAKING_STATUSES } from '#shared/booking.ts';
import type { PageQuery, Paging } from '#shared/paging.schema.ts';
import type { BlockedDateInput, HoursInput, LimitsInput, OverrideInput } from '#shared/schedule.schema.ts';
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
export async function listBookings(db: Db, { q, limit, page }: Paging): Promise<{ rows: BookingRow[]; total: number }> {
  const rows = await listBookingPage(db, { q, limit, offset: (page - 1) * limit });
  return { rows, total: await countBookings(db, q) };
}

/** A page of the bookings, newest first. */
export function listBookingPage(db: Db, { q, limit, offset }: PageQuery): Promise<BookingRow[]> {
  let query = db.selectFrom('consultationBookings').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  if (q) query = query.where(contains(SEARCHED, q));
  return query.limit(limit).offset(offset).execute();
}

function countBookings(db: Db, q: string): Promise<number> {
  const query = db.selectFrom('consultationBookings');
  return countRows(q ? query.where(contains(SEARCHED, q)) : query);
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

/** The rules for free times: time zone, hours, blocked dates, overrides and limits. */
export async function getSlotRules(db: Db) {
  const [timezone, hours, blocked, overrides, settings] = await Promise.all([
    findBusinessTimezone(db),
    db.selectFrom('businessHours').select(['dayOfWeek', 'startTime', 'endTime', 'isEnabled']).orderBy('id').execute(),
    db
      .selectFrom('blockedDates')
      .select(['type', 'startDate', 'endDate', 'dayOfWeek', 'dayOfMonth', 'isActive'])
      .execute(),
    db.selectFrom('slotOverrides').select(['date', 'time', 'isEnabled']).execute(),
    db
      .selectFrom('bookingSettings')
      .select(['minimumAdvanceMinutes', 'maximumFutureDays', 'maximumPerDay'])
      .executeTakeFirstOrThrow(),
  ]);
  return { timezone, hours, blocked, overrides, ...settings };
}

/** The hours of the week in their order. */
export function listHours(db: Db) {
  return db.selectFrom('businessHours').selectAll().orderBy('dayOfWeek').orderBy('startTime').execute();
}

/** Single days off and periods that end on a day (`YYYY-MM-DD`) or later, the next ones first. */
export function listDaysOff(db: Db, today: string, limit: number) {
  return db
    .selectFrom('blockedDates')
    .select(['startDate', 'endDate'])
    .where('isActive', '=', true)
    .where('type', 'in', ['single', 'range'])
    .where(sql<boolean>`coalesce(end_date, start_date) >= ${today}`)
    .orderBy('startDate')
    .limit(limit)
    .execute();
}

/** The rules for days off, the newest first. */
export function listBlockedDates(db: Db) {
  return db.selectFrom('blockedDates').selectAll().orderBy('id', 'desc').execute();
}

/** The stored rules of the built-in scheduler, for editing. */
export async function readSchedule(db: Db) {
  const hours = await listHours(db);
  const blocked = (await listBlockedDates(db)).slice(0, 500);
  const overrides = await db
    .selectFrom('slotOverrides')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('time')
    .limit(500)
    .execute();
  const limits = await db.selectFrom('bookingSettings').selectAll().executeTakeFirstOrThrow();
  return { hours, blocked, overrides, limits };
}

/** Replaces the whole week. Call it in a transaction. */
export async function replaceHours(db: Db, { timezone, hours }: HoursInput, now: UnixSeconds): Promise<void> {
  await db.updateTable('bookingSettings').set({ timezone }).where('id', '=', 1).execute();
  await db.deleteFrom('businessHours').execute();
  if (hours.length === 0) return;
  await db
    .insertInto('businessHours')
    .values(hours.map((day) => ({ ...day, timezone, createdAt: now, updatedAt: now })))
    .execute();
}

/** Single blocked days, switched off ones included. */
export async function listBlockedDays(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('blockedDates').select('startDate').where('type', '=', 'single').execute();
  return new Set(rows.flatMap(({ startDate }) => startDate ?? []));
}

/** @returns the new block's id. */
export function insertBlockedDate(db: Db, block: BlockedDateInput, now: UnixSeconds): Promise<number> {
  return insertedId(
    db
      .insertInto('blockedDates')
      .values({ ...block, createdAt: now, updatedAt: now })
      .returning('id'),
  );
}

/** @returns false when there is none. */
export function updateBlockedDate(db: Db, id: number, block: BlockedDateInput, now: UnixSeconds): Promise<boolean> {
  return changesRows(
    db
      .updateTable('blockedDates')
      .set({ ...block, updatedAt: now })
      .where('id', '=', id),
  );
}

/** @returns false when there was none. */
export function deleteBlockedDate(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('blockedDates').where('id', '=', id));
}

/** Opens or closes one slot; an earlier override of the same slot is replaced. */
export function upsertOverride(db: Db, override: OverrideInput): Promise<number> {
  return insertedId(
    db
      .insertInto('slotOverrides')
      .values(override)
      .onConflict((conflict) =>
        conflict.columns(['date', 'time']).doUpdateSet({ isEnabled: override.isEnabled, reason: override.reason }),
      )
      .returning('id'),
  );
}

/** @returns false when there was none. */
export function deleteOverride(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('slotOverrides').where('id', '=', id));
}

export async function updateBookingLimits(db: Db, limits: LimitsInput): Promise<void> {
  await db.updateTable('bookingSettings').set(limits).where('id', '=', 1).execute();
}
