import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';

export function findAttempts(db: Db, keys: string[]) {
  return db.selectFrom('loginAttempts').selectAll().where('key', 'in', keys).execute();
}

/** Counts one more failure for each key. */
export async function countAttempt(db: Db, keys: string[], now: UnixSeconds): Promise<void> {
  await db
    .insertInto('loginAttempts')
    .values(keys.map((key) => ({ key, failures: 1, lastAt: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ failures: sql`login_attempts.failures + 1`, lastAt: now }),
    )
    .execute();
}

/** Remembers that a login under this key was right; kept as a row without failures. */
export async function markKnown(db: Db, key: string, now: UnixSeconds): Promise<void> {
  await db
    .insertInto('loginAttempts')
    .values({ key, failures: 0, lastAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: 0, lastAt: now }))
    .execute();
}

export async function deleteAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('loginAttempts').where('key', 'in', keys).execute();
}

/** Forgets failures before one moment, and known keys before another. */
export async function deleteAttemptsBefore(db: Db, before: UnixSeconds, knownBefore: UnixSeconds): Promise<void> {
  await db.deleteFrom('loginAttempts').where('lastAt', '<', before).where('failures', '>', 0).execute();
  await db.deleteFrom('loginAttempts').where('lastAt', '<', knownBefore).execute();
}

/** Forgets every failure. */
export async function deleteFailures(db: Db): Promise<void> {
  await db.deleteFrom('loginAttempts').where('failures', '>', 0).execute();
}
