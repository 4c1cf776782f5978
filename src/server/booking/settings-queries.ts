import type { Db } from '#server/db/open.ts';

/** The one row of the scheduler's settings, switches as booleans. */
export async function getBookingSettings(db: Db) {
  const row = await db.selectFrom('bookingSettings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  return {
    minimumAdvanceMinutes: row.minimumAdvanceMinutes,
    maximumFutureDays: row.maximumFutureDays,
    enableAdminNotifications: row.enableAdminNotifications === 1,
    enableApiFailureAlerts: row.enableApiFailureAlerts === 1,
  };
}
