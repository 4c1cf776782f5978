import { sql } from 'kysely';
import { findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { Db } from '#server/db/open.ts';
import { changesRows } from '#server/db/results.ts';
import type { BlockedDateInput, HoursInput, LimitsInput, OverrideInput, Schedule } from '#shared/schedule.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Blocked dates, and overrides, that Booking Settings list at most. */
const LISTED_MAX = 500;

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

/** The stored rules of the built-in scheduler, as Booking Settings show them. */
export async function readSchedule(db: Db): Promise<Schedule> {
  const overrides = db.selectFrom('slotOverrides').selectAll().orderBy('date', 'desc').orderBy('time');
  return {
    timezone: await findBusinessTimezone(db),
    hours: await listHours(db),
    blockedDates: (await listBlockedDates(db)).slice(0, LISTED_MAX),
    overrides: await overrides.limit(LISTED_MAX).execute(),
    limits: await db.selectFrom('bookingSettings').selectAll().executeTakeFirstOrThrow(),
  };
}

/** Replaces the whole week. Call it in a transaction. */
export async function replaceHours(db: Db, { timezone, hours }: HoursInput, now: UnixSeconds): Promise<void> {
  await db.updateTable('bookingSettings').set({ timezone }).where('id', '=', 1).execute();
  await db.deleteFrom('businessHours').execute();
  if (hours.length === 0) return;
  const rows = hours.map((day) => ({ ...day, timezone, createdAt: now, updatedAt: now }));
  await db.insertInto('businessHours').values(rows).execute();
}

/** Single blocked days, switched off ones included. */
export async function listBlockedDays(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('blockedDates').select('startDate').where('type', '=', 'single').execute();
  return new Set(rows.flatMap(({ startDate }) => startDate ?? []));
}

export async function insertBlockedDate(db: Db, block: BlockedDateInput, now: UnixSeconds): Promise<void> {
  const row = { ...block, createdAt: now, updatedAt: now };
  await db.insertInto('blockedDates').values(row).execute();
}

/** @returns false when there is none. */
export function updateBlockedDate(db: Db, id: number, block: BlockedDateInput, now: UnixSeconds): Promise<boolean> {
  const changes = { ...block, updatedAt: now };
  return changesRows(db.updateTable('blockedDates').set(changes).where('id', '=', id));
}

/** @returns false when there was none. */
export function deleteBlockedDate(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('blockedDates').where('id', '=', id));
}

/** Opens or closes one slot; an earlier override of the same slot is replaced. */
export async function upsertOverride(db: Db, override: OverrideInput): Promise<void> {
  const { isEnabled, reason } = override;
  await db
    .insertInto('slotOverrides')
    .values(override)
    .onConflict((conflict) => conflict.columns(['date', 'time']).doUpdateSet({ isEnabled, reason }))
    .execute();
}

/** @returns false when there was none. */
export function deleteOverride(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('slotOverrides').where('id', '=', id));
}

export async function updateBookingLimits(db: Db, limits: LimitsInput): Promise<void> {
  await db.updateTable('bookingSettings').set(limits).where('id', '=', 1).execute();
}
