import { sql } from 'kysely';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { changesRows, hasRows, insertedId } from '#server/db/results.ts';
import type { ChangedRow, NewRow } from '#server/db/schema.ts';
import { nameKey } from '#shared/name-key.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { UNUSABLE_HASH } from './passwords.ts';

const LISTED_COLUMNS = ['id', 'name', 'username', 'email', 'role', 'isActive', 'createdAt', 'lastLoginAt'] as const;
const CREDENTIALS = ['id', 'username', 'name', 'role', 'password', 'isActive', 'lastLoginAt'] as const;

/** A captain with the password hash: for the login only, never for an answer. The case of the username does not matter. */
export async function findCredentials(db: Db, username: string) {
  const named = await listNamed(db, username);
  const captain = named.find((row) => row.username === username) ?? named[0];
  return captain && findCredentialsById(db, captain.id);
}

/** The captain with this username, whose case does not matter; earlier versions took several where it is not ASCII. */
export async function listNamed(db: Db, username: string) {
  const captains = await db.selectFrom('adminUsers').select(['id', 'username']).orderBy('id').execute();
  return captains.filter((captain) => nameKey(captain.username) === nameKey(username));
}

/** The captain of an id with password hash and role, active or not. */
export function findCredentialsById(db: Db, id: number) {
  return db.selectFrom('adminUsers').select(CREDENTIALS).where('id', '=', id).executeTakeFirst();
}

/** Active captains with this address, whose case does not matter; with the password hash, which links are signed over. */
export function listActiveByEmail(db: Db, email: string) {
  return db
    .selectFrom('adminUsers')
    .select(['id', 'username', 'email', 'password'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('isActive', '=', true)
    .execute();
}

/** Every captain without the password hash, oldest first. */
export async function listCaptains(db: Db) {
  return (await selectListed(db).orderBy('id').execute()).map(toListed);
}

/** A captain as `listCaptains` lists them. */
export async function findCaptain(db: Db, id: number) {
  const row = await selectListed(db).where('id', '=', id).executeTakeFirst();
  return row && toListed(row);
}

/** With the hash, from which `toListed` tells whether a captain was only invited. */
function selectListed(db: Db) {
  return db.selectFrom('adminUsers').select([...LISTED_COLUMNS, 'password']);
}

function toListed<T extends { password: string }>({ password, ...listed }: T) {
  return { ...listed, isInvited: password === UNUSABLE_HASH };
}

/** @returns a function that gives the version of a captain's links, undefined for one who is not active. */
export function prepareLinkVersion(sqlite: OpenDatabase['sqlite']): (id: number) => number | undefined {
  const version = sqlite.prepare('select link_version from admin_users where id = ? and is_active = 1').pluck();
  return (id) => version.get(id) as number | undefined;
}

export function hasCaptain(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('adminUsers').select('id').limit(1));
}

export async function listActiveRoles(db: Db): Promise<{ role: string }[]> {
  return db.selectFrom('adminUsers').select('role').where('isActive', '=', true).execute();
}

/** @returns the id of the new captain. */
export function insertCaptain(db: Db, captain: NewRow<'adminUsers'>): Promise<number> {
  return insertedId(db.insertInto('adminUsers').values(captain).returning('id'));
}

/** Changes the named columns; `changes` must not be empty. */
export async function updateCaptain(db: Db, id: number, changes: ChangedRow<'adminUsers'>): Promise<void> {
  await db.updateTable('adminUsers').set(changes).where('id', '=', id).execute();
}

/** Gives the accounts with the owner's former name the new one. */
export async function renameOwner(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('adminUsers').set({ name: to }).where('name', '=', from).execute();
}

/** Gives the accounts with the owner's former address the new one, unless an account has it already. */
export async function readdressOwner(db: Db, from: string, to: string): Promise<void> {
  const known = await db.selectFrom('adminUsers').select('id').where('email', '=', to).executeTakeFirst();
  if (!known) await db.updateTable('adminUsers').set({ email: to }).where('email', '=', from).execute();
}

/** A session with its captain; the captain's columns are null when the captain is not active. */
export function findSession(db: Db, id: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('adminUsers', (join) =>
      join.onRef('adminUsers.id', '=', 'sessions.userId').on('adminUsers.isActive', '=', true),
    )
    .select(['sessions.userId', 'sessions.createdAt', 'sessions.expiresAt', 'sessions.browser'])
    .select(['sessions.lastUsedAt', 'sessions.authenticatedAt'])
    .select(['adminUsers.username', 'adminUsers.name', 'adminUsers.role'])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
export function listUserSessions(db: Db, userId: number) {
  return db.selectFrom('sessions').selectAll().where('userId', '=', userId).orderBy('createdAt', 'desc').execute();
}

/** @returns false when the session has ended. */
export function changeSession(db: Db, id: string, changes: ChangedRow<'sessions'>): Promise<boolean> {
  return changesRows(db.updateTable('sessions').set(changes).where('id', '=', id));
}

/** @returns false when this captain has no such session. */
export function deleteOwnSession(db: Db, userId: number, id: string): Promise<boolean> {
  return changesRows(db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id));
}

/** Ends all sessions of a captain but one. */
export async function deleteOtherSessions(db: Db, userId: number, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', keptId).execute();
}

export async function insertSession(db: Db, session: NewRow<'sessions'>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Extends a session, at most until `maxSeconds` after it was created; writes nothing when the end does not move. */
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

export function listAttempts(db: Db, keys: string[]) {
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

export async function deleteAllAttempts(db: Db): Promise<void> {
  await db.deleteFrom('loginAttempts').execute();
}
