import type { Db } from '#server/db/open.ts';
import { getBookingSettings } from './settings-queries.ts';

/** Everything that decides which times are offered, bookings aside. */
export async function getSlotRules(db: Db) {
  const [hours, blocked, overrides, settings] = await Promise.all([
    db
      .selectFrom('businessHours')
      .select(['dayOfWeek', 'startTime', 'endTime', 'isEnabled', 'timezone'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('blockedDates')
      .select(['type', 'startDate', 'endDate', 'dayOfWeek', 'dayOfMonth', 'isActive'])
      .execute(),
    db.selectFrom('slotOverrides').select(['date', 'time', 'isEnabled']).execute(),
    getBookingSettings(db),
  ]);
  return {
    hours: hours.map((row) => ({ ...row, isEnabled: row.isEnabled === 1 })),
    blocked: blocked.map((row) => ({ ...row, isActive: row.isActive === 1 })),
    overrides: overrides.map((row) => ({ ...row, isEnabled: row.isEnabled === 1 })),
    minimumAdvanceMinutes: settings.minimumAdvanceMinutes,
    maximumFutureDays: settings.maximumFutureDays,
  };
}
