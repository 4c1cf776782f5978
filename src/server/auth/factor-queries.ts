import type { Db } from '#server/db/open.ts';
import { changesRows, countRows, hasRows } from '#server/db/results.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

export function findTotp(db: Db, userId: number) {
  return db.selectFrom('totpSecrets').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Keeps a secret that is in use until the pending one is confirmed. */
export async function putPendingTotp(db: Db, userId: number, pending: string): Promise<void> {
  await db
    .insertInto('totpSecrets')
    .values({ userId, pending, secret: null, confirmedAt: null })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pending }))
    .execute();
}

/** @returns false when another secret waits by now. */
export function confirmTotp(
  db: Db,
  userId: number,
  pending: string,
  { step, now }: { step: number; now: UnixSeconds },
): Promise<boolean> {
  return changesRows(
    db
      .updateTable('totpSecrets')
      .set({ secret: pending, pending: null, lastStep: step, confirmedAt: now })
      .where('userId', '=', userId)
      .where('pending', '=', pending),
  );
}

/** Marks a step as used. @returns false when it, or a later one, was used before. */
export function spendTotpStep(db: Db, userId: number, secret: string, step: number): Promise<boolean> {
  return changesRows(
    db
      .updateTable('totpSecrets')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('secret', '=', secret)
      .where('lastStep', '<', step),
  );
}

export async function deleteTotp(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('totpSecrets').where('userId', '=', userId).execute();
}

export function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('recoveryCodes').where('userId', '=', userId));
}

export async function insertRecoveryCodes(db: Db, userId: number, hashes: string[]): Promise<void> {
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ hash, userId })))
    .execute();
}

/** @returns false when there is no such code, or not any more. */
export function deleteRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  return changesRows(db.deleteFrom('recoveryCodes').where('userId', '=', userId).where('hash', '=', hash));
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Oldest first. */
export function listPasskeys(db: Db, userId: number) {
  return db.selectFrom('passkeys').selectAll().where('userId', '=', userId).orderBy('id').execute();
}

export function findPasskey(db: Db, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();
}

export async function insertPasskey(db: Db, passkey: NewRow<'passkeys'>): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** @returns false when the passkey was deleted, or used with a later counter, since it was read. */
export function recordPasskeyUse(
  db: Db,
  { id, counter, newCounter, now }: { id: number; counter: number; newCounter: number; now: UnixSeconds },
): Promise<boolean> {
  return changesRows(
    db
      .updateTable('passkeys')
      .set({ counter: newCounter, lastUsedAt: now })
      .where('id', '=', id)
      .where('counter', '=', counter),
  );
}

/** @returns false when this captain has no such passkey. */
export function deletePasskey(db: Db, userId: number, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id));
}

export async function deletePasskeys(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute();
}

/** Newest first. */
export function listTrustedBrowsers(db: Db, userId: number, now: UnixSeconds) {
  return db
    .selectFrom('trustedBrowsers')
    .select(['id', 'browser', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

export function isTrusted(db: Db, userId: number, hash: string, now: UnixSeconds): Promise<boolean> {
  return hasRows(
    db
      .selectFrom('trustedBrowsers')
      .select('id')
      .where('userId', '=', userId)
      .where('hash', '=', hash)
      .where('expiresAt', '>', now),
  );
}

/** Expired ones of everybody are deleted on the way. */
export async function insertTrustedBrowser(db: Db, browser: NewRow<'trustedBrowsers'>): Promise<void> {
  await db.deleteFrom('trustedBrowsers').where('expiresAt', '<=', browser.createdAt).execute();
  await db.insertInto('trustedBrowsers').values(browser).execute();
}

/** @returns false when this captain trusts no such browser. */
export function deleteTrustedBrowser(db: Db, userId: number, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('trustedBrowsers').where('userId', '=', userId).where('id', '=', id));
}

export async function deleteTrustedBrowsers(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('trustedBrowsers').where('userId', '=', userId).execute();
}

/** Expired ones of everybody are deleted on the way. */
export async function insertChallenge(db: Db, challenge: NewRow<'authChallenges'>, now: UnixSeconds): Promise<void> {
  await db.deleteFrom('authChallenges').where('expiresAt', '<=', now).execute();
  await db.insertInto('authChallenges').values(challenge).execute();
}

/** Counts one more attempt. @returns the challenge, undefined when there is none that can be answered. */
export function tryChallenge(
  db: Db,
  { hash, holder, now, maxAttempts }: { hash: string; holder: string; now: UnixSeconds; maxAttempts: number },
) {
  return db
    .updateTable('authChallenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hash)
    .where('holder', '=', holder)
    .where('expiresAt', '>', now)
    .where('attempts', '<', maxAttempts)
    .returning(['hash', 'purpose', 'userId'])
    .executeTakeFirst();
}

/** @returns false when it was answered, or taken back, before. */
export function deleteChallenge(db: Db, hash: string): Promise<boolean> {
  return changesRows(db.deleteFrom('authChallenges').where('hash', '=', hash));
}

export async function deleteUserChallenges(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('authChallenges').where('userId', '=', userId).execute();
}
