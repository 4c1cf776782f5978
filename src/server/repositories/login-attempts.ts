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

export async function deleteAttempts(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('loginAttempts').where('key', 'in', keys).execute();
}

export async function deleteAttemptsBefore(db: Db, before: UnixSeconds): Promise<void> {
  await db.deleteFrom('loginAttempts').where('lastAt', '<', before).execute();
}
