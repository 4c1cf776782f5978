import type { Db } from '#server/db/open.ts';
import type { BlockedDateInput, HoursInput, LimitsInput, OverrideInput } from '#shared/schedule.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** The rules of the built-in scheduler as they are stored, for editing. */
export async function readSchedule(db: Db) {
  const hours = await db.selectFrom('businessHours').selectAll().orderBy('dayOfWeek').orderBy('startTime').execute();
  const blocked = await db.selectFrom('blockedDates').selectAll().orderBy('id', 'desc').limit(500).execute();
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
  await db.deleteFrom('businessHours').execute();
  if (hours.length === 0) return;
  await db
    .insertInto('businessHours')
    .values(
      hours.map(({ isEnabled, ...rest }) => ({
        ...rest,
        isEnabled: flag(isEnabled),
        timezone,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute();
}

/** @returns the new block's id. */
export async function insertBlockedDate(db: Db, block: BlockedDateInput, now: UnixSeconds): Promise<number> {
  const { id } = await db
    .insertInto('blockedDates')
    .values({ ...block, isActive: flag(block.isActive), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false when there is none. */
export async function updateBlockedDate(
  db: Db,
  id: number,
  block: BlockedDateInput,
  now: UnixSeconds,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blockedDates')
    .set({ ...block, isActive: flag(block.isActive), updatedAt: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns false when there was none. */
export async function deleteBlockedDate(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('blockedDates').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Opens or closes one slot; a second word on the same slot replaces the first. */
export async function upsertOverride(db: Db, override: OverrideInput): Promise<number> {
  const values = { ...override, isEnabled: flag(override.isEnabled) };
  const { id } = await db
    .insertInto('slotOverrides')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['date', 'time']).doUpdateSet({ isEnabled: values.isEnabled, reason: values.reason }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false when there was none. */
export async function deleteOverride(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('slotOverrides').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function updateBookingLimits(db: Db, limits: LimitsInput): Promise<void> {
  await db
    .updateTable('bookingSettings')
    .set({
      minimumAdvanceMinutes: limits.minimumAdvanceMinutes,
      maximumFutureDays: limits.maximumFutureDays,
    })
    .where('id', '=', 1)
    .execute();
}
