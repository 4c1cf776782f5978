import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';

/** The private setting that names the chosen starter. */
export const STARTER_SETTING = 'starter';

/** Settings that are stored as columns of `booking_settings`. */
const BOOKING_COLUMNS = {
  enable_admin_notifications: 'enableAdminNotifications',
  enable_api_failure_alerts: 'enableApiFailureAlerts',
} as const;

/** Every saved value by key, without secrets; with the starter, whose default for the brand holds. */
export async function listSavedValues(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('siteSettings')
    .select(['key', 'value'])
    .where((row) => row.or([row('category', '!=', 'secret'), row('key', '=', STARTER_SETTING)]))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const booking = await db.selectFrom('bookingSettings').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  for (const [key, column] of Object.entries(BOOKING_COLUMNS)) values.set(key, String(booking[column]));
  return values;
}

export function findSetting(db: Db, key: string) {
  return db.selectFrom('siteSettings').select(['key', 'value']).where('key', '=', key).executeTakeFirst();
}

/** Inserts a setting, or replaces its row. */
export async function saveSetting(db: Db, setting: NewRow<'siteSettings'>): Promise<void> {
  if (isBookingKey(setting.key)) return setBookingFlag(db, setting.key, setting.value === 'true');
  await db
    .insertInto('siteSettings')
    .values(setting)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...setting, key: undefined }))
    .execute();
}

/** Restores the default of a setting. */
export async function deleteSetting(db: Db, key: string): Promise<void> {
  if (isBookingKey(key)) return setBookingFlag(db, key, true);
  await db.deleteFrom('siteSettings').where('key', '=', key).execute();
}

async function setBookingFlag(db: Db, key: keyof typeof BOOKING_COLUMNS, isOn: boolean): Promise<void> {
  await db
    .updateTable('bookingSettings')
    .set({ [BOOKING_COLUMNS[key]]: isOn })
    .where('id', '=', 1)
    .execute();
}

function isBookingKey(key: string): key is keyof typeof BOOKING_COLUMNS {
  return key in BOOKING_COLUMNS;
}
