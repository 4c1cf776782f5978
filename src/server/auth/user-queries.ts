import type { Db } from '#server/db/open.ts';
import type { ChangedRow, NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** A captain with the password's hash: for the login alone, never for an answer. The username's case does not matter. */
export function findCredentials(db: Db, username: string) {
  return db
    .selectFrom('adminUsers')
    .select(['id', 'username', 'name', 'role', 'password', 'isActive'])
    .where('username', '=', username)
    .executeTakeFirst();
}

/** Every captain, oldest first, without what belongs to the login. */
export async function listCaptains(db: Db) {
  const rows = await db
    .selectFrom('adminUsers')
    .select(['id', 'name', 'username', 'email', 'role', 'isActive', 'createdAt', 'lastLoginAt'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isActive: row.isActive === 1 }));
}

export async function hasCaptain(db: Db): Promise<boolean> {
  return (await db.selectFrom('adminUsers').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** @returns the new captain's id. */
export async function insertCaptain(db: Db, captain: NewRow<'adminUsers'>): Promise<number> {
  const { id } = await db.insertInto('adminUsers').values(captain).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePassword(db: Db, id: number, hash: string): Promise<void> {
  await db.updateTable('adminUsers').set({ password: hash }).where('id', '=', id).execute();
}

export async function updateLastLogin(db: Db, id: number, now: UnixSeconds): Promise<void> {
  await db.updateTable('adminUsers').set({ lastLoginAt: now }).where('id', '=', id).execute();
}

/** A captain as `listCaptains` lists them. */
export async function findCaptainById(db: Db, id: number) {
  const row = await db
    .selectFrom('adminUsers')
    .select(['id', 'name', 'username', 'email', 'role', 'isActive', 'createdAt', 'lastLoginAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, isActive: row.isActive === 1 };
}

export async function countActiveCaptains(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('adminUsers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('isActive', '=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes the named columns; `changes` must not be empty. */
export async function updateCaptain(db: Db, id: number, changes: ChangedRow<'adminUsers'>): Promise<void> {
  await db.updateTable('adminUsers').set(changes).where('id', '=', id).execute();
}
