import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { countRows, insertedId } from '#server/db/results.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type ClientRow = Row<'oauthClients'>;
export type GrantRow = Row<'oauthGrants'>;

export function findClientRow(db: Db, clientId: string): Promise<ClientRow | undefined> {
  return db.selectFrom('oauthClients').selectAll().where('clientId', '=', clientId).executeTakeFirst();
}

export function findClientById(db: Db, id: number): Promise<ClientRow | undefined> {
  return db.selectFrom('oauthClients').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Active clients: all that captains created, connected or not, and those with one of these ids; the last used first. */
export function listConnectedClients(db: Db, clientIds: string[]): Promise<ClientRow[]> {
  return db
    .selectFrom('oauthClients')
    .selectAll()
    .where('isActive', '=', true)
    .where((eb) => eb.or([eb('kind', '=', 'manual'), eb('clientId', 'in', clientIds)]))
    .orderBy('lastUsedAt', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
}

/** @returns its id. */
export function insertClient(db: Db, client: NewRow<'oauthClients'>): Promise<number> {
  return insertedId(db.insertInto('oauthClients').values(client).returning('id'));
}

/** Inserts a client whose id is the address of a document about it, or updates what the document says. */
export async function saveDocumentClient(db: Db, client: NewRow<'oauthClients'>): Promise<void> {
  const { clientName, redirectUris, scopes, isVerified } = client;
  await db
    .insertInto('oauthClients')
    .values(client)
    .onConflict((conflict) => conflict.column('clientId').doUpdateSet({ clientName, redirectUris, scopes, isVerified }))
    .execute();
}

/** Makes a client invalid, and with it its tokens; its row stays. */
export async function deactivateClient(db: Db, id: number): Promise<void> {
  await db.updateTable('oauthClients').set({ isActive: false }).where('id', '=', id).execute();
}

/**
 * Deletes registered clients that no captain has allowed: those older than `before` that none is connecting, and as many more as
 * leave room for one of `max`. The oldest go first, and those that a captain is connecting after all others.
 *
 * @returns false when there is no room, because captains have allowed all.
 */
export async function makeRoomForClient(
  db: Db,
  { now, before, max }: { now: UnixSeconds; before: UnixSeconds; max: number },
): Promise<boolean> {
  const registered = db.selectFrom('oauthClients').where('kind', '=', 'registered');
  const unused = registered
    .where('clientId', 'not in', db.selectFrom('oauthGrants').select('clientId'))
    .where('clientId', 'not in', db.selectFrom('oauthAuthCodes').select('clientId'));
  const isConnecting = sql<number>`coalesce(kept_until, 0) > ${now}`;
  await db
    .deleteFrom('oauthClients')
    .where('id', 'in', unused.select('id').where('createdAt', '<', before).where(isConnecting, '=', 0))
    .execute();
  const excess = (await countRows(registered)) - (max - 1);
  if (excess <= 0) return true;
  const oldest = unused.select('id').orderBy(isConnecting).orderBy('id').limit(excess);
  await db.deleteFrom('oauthClients').where('id', 'in', oldest).execute();
  return (await countRows(registered)) < max;
}

export async function extendClient(db: Db, clientId: string, until: UnixSeconds): Promise<void> {
  await db.updateTable('oauthClients').set({ keptUntil: until }).where('clientId', '=', clientId).execute();
}

/** Stores an authorization code, as its hash, until it is exchanged for a token. */
export async function insertCode(db: Db, code: NewRow<'oauthAuthCodes'>): Promise<void> {
  await db.insertInto('oauthAuthCodes').values(code).execute();
}

export function findCode(db: Db, hash: string) {
  return db.selectFrom('oauthAuthCodes').selectAll().where('code', '=', hash).executeTakeFirst();
}

export async function markCodeUsed(db: Db, id: number, grantId: number): Promise<void> {
  await db.updateTable('oauthAuthCodes').set({ used: true, grantId }).where('id', '=', id).execute();
}

/** @returns its id. */
export function insertGrant(db: Db, grant: NewRow<'oauthGrants'>): Promise<number> {
  return insertedId(db.insertInto('oauthGrants').values(grant).returning('id'));
}

/** A consent that has not ended, of a client that is active and an active owner. */
export function findLivingGrant(db: Db, id: number, now: UnixSeconds) {
  return livingGrants(db, now).where('oauthGrants.id', '=', id).executeTakeFirst();
}

/** The newest consent of a captain for a client that has not ended. */
export function findGrantOf(db: Db, clientId: string, userId: number, now: UnixSeconds) {
  return livingGrants(db, now)
    .where('oauthGrants.clientId', '=', clientId)
    .where('oauthGrants.userId', '=', userId)
    .orderBy('oauthGrants.id', 'desc')
    .executeTakeFirst();
}

export function listLivingGrants(db: Db, now: UnixSeconds) {
  return livingGrants(db, now).execute();
}

function livingGrants(db: Db, now: UnixSeconds) {
  return db
    .selectFrom('oauthGrants')
    .innerJoin('oauthClients', 'oauthClients.clientId', 'oauthGrants.clientId')
    .innerJoin('adminUsers', 'adminUsers.id', 'oauthGrants.userId')
    .selectAll('oauthGrants')
    .select(['adminUsers.username'])
    .where('oauthClients.isActive', '=', true)
    .where('adminUsers.isActive', '=', true)
    .where(sql<boolean>`lower(trim(admin_users.role)) <> 'editor'`)
    .where('oauthGrants.endedAt', 'is', null)
    .where((eb) => eb.or([eb('oauthGrants.expiresAt', 'is', null), eb('oauthGrants.expiresAt', '>', now)]));
}

/** Ends consents; their tokens are revoked. */
export async function endGrants(db: Db, by: { id: number } | { clientId: string }, now: UnixSeconds): Promise<void> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['clientId', by.clientId] as const);
  const ids = db.selectFrom('oauthGrants').select('id').where(column, '=', value);
  await db.updateTable('oauthTokens').set({ revoked: true }).where('grantId', 'in', ids).execute();
  await db
    .updateTable('oauthGrants')
    .set({ endedAt: now })
    .where('id', 'in', ids)
    .where('endedAt', 'is', null)
    .execute();
}

export async function deleteCodesOf(db: Db, clientId: string): Promise<void> {
  await db.deleteFrom('oauthAuthCodes').where('clientId', '=', clientId).execute();
}

export async function insertToken(db: Db, token: NewRow<'oauthTokens'>): Promise<void> {
  await db.insertInto('oauthTokens').values(token).execute();
}

export function findTokenByRefresh(db: Db, hash: string) {
  return db.selectFrom('oauthTokens').selectAll().where('refreshToken', '=', hash).executeTakeFirst();
}

/** With the client, the captain and the consent that it depends on. */
export function findTokenByAccess(db: Db, hash: string) {
  return db
    .selectFrom('oauthTokens')
    .innerJoin('oauthClients', 'oauthClients.clientId', 'oauthTokens.clientId')
    .innerJoin('oauthGrants', 'oauthGrants.id', 'oauthTokens.grantId')
    .innerJoin('adminUsers', 'adminUsers.id', 'oauthTokens.userId')
    .selectAll('oauthTokens')
    .select([
      'oauthClients.clientName',
      'oauthClients.lastUsedAt',
      'oauthClients.isActive as isClientActive',
      'oauthGrants.endedAt as grantEndedAt',
      'oauthGrants.expiresAt as grantExpiresAt',
      'adminUsers.username',
      'adminUsers.name as userName',
      'adminUsers.role as userRole',
      'adminUsers.isActive as isUserActive',
    ])
    .where('oauthTokens.accessToken', '=', hash)
    .executeTakeFirst();
}

export async function markRotated(db: Db, id: number, now: UnixSeconds): Promise<void> {
  await db.updateTable('oauthTokens').set({ rotatedAt: now }).where('id', '=', id).execute();
}

export async function revokeToken(db: Db, id: number): Promise<void> {
  await db.updateTable('oauthTokens').set({ revoked: true }).where('id', '=', id).execute();
}

export async function updateLastUse(db: Db, clientId: string, now: UnixSeconds): Promise<void> {
  await db.updateTable('oauthClients').set({ lastUsedAt: now }).where('clientId', '=', clientId).execute();
}

/** Deletes expired tokens, and codes and consents that ended before `endedBefore`: until then a code that is used twice is recognized. */
export async function deleteExpired(db: Db, now: UnixSeconds, endedBefore: UnixSeconds): Promise<void> {
  await db.deleteFrom('oauthAuthCodes').where('expiresAt', '<', endedBefore).execute();
  await db
    .deleteFrom('oauthTokens')
    .where('accessTokenExpiresAt', '<', now)
    .where((eb) => eb.or([eb('refreshTokenExpiresAt', 'is', null), eb('refreshTokenExpiresAt', '<', now)]))
    .execute();
  await db
    .deleteFrom('oauthGrants')
    .where((eb) => eb.or([eb('endedAt', '<', endedBefore), eb('expiresAt', '<', endedBefore)]))
    .execute();
}
