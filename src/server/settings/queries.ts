import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';

/** Every stored setting that may be shown; those of category `secret` stay out. */
export function listSettings(db: Db) {
  return db
    .selectFrom('siteSettings')
    .select(['key', 'value', 'description', 'category', 'dataType'])
    .where('category', '!=', 'secret')
    .orderBy('key')
    .execute();
}

export function findSetting(db: Db, key: string) {
  return db.selectFrom('siteSettings').select(['key', 'value']).where('key', '=', key).executeTakeFirst();
}

export async function insertSetting(db: Db, setting: NewRow<'siteSettings'>): Promise<void> {
  await db.insertInto('siteSettings').values(setting).execute();
}

/** Stores a setting, over the value it had. */
export async function upsertSetting(db: Db, setting: NewRow<'siteSettings'>): Promise<void> {
  await db
    .insertInto('siteSettings')
    .values(setting)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: setting.value,
        description: setting.description,
        category: setting.category,
        dataType: setting.dataType,
      }),
    )
    .execute();
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('siteSettings').where('key', '=', key).execute();
}
