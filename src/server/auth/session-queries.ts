import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** A session with its captain; `user` columns are null when that captain is not active (any more). */
export function findSession(db: Db, id: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('adminUsers', (join) =>
      join.onRef('adminUsers.id', '=', 'sessions.userId').on('adminUsers.isActive', '=', 1),
    )
    .select(['sessions.userId', 'sessions.createdAt', 'sessions.expiresAt'])
    .select(['adminUsers.username', 'adminUsers.name', 'adminUsers.role'])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}

export function listUserSessions(db: Db, userId: number) {
  return db.selectFrom('sessions').selectAll().where('userId', '=', userId).orderBy('createdAt', 'desc').execute();
}

export async function insertSession(db: Db, session: NewRow<'sessions'>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Moves the end of a session, never past `maxSeconds` after its beginning; writes nothing when it stays where it is. */
export async function extendSession(db: Db, id: string, expiresAt: UnixSeconds, maxSeconds: number): Promise<void> {
  const end = sql<UnixSeconds>`min(${expiresAt}, created_at + ${maxSeconds})`;
  await db.updateTable('sessions').set({ expiresAt: end }).where('id', '=', id).where('expiresAt', '<', end).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteUserSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Db, now: UnixSeconds): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}
