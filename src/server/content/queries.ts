import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow, Row } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** How many published versions of a document are kept. */
const KEPT_REVISIONS = 50;

export type StoredDocument = Row<'contentDocuments'>;

/** In the order of creation. */
export function listStoredDocuments(db: Db): Promise<StoredDocument[]> {
  return db.selectFrom('contentDocuments').selectAll().orderBy('position').orderBy('key').execute();
}

export function findStoredDocument(db: Db, key: string): Promise<StoredDocument | undefined> {
  return db.selectFrom('contentDocuments').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Inserts the row of a document as the last one, or replaces it where it is. */
export async function saveDocument(db: Db, row: Omit<NewRow<'contentDocuments'>, 'position'>): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from content_documents)`;
  await db
    .insertInto('contentDocuments')
    .values({ ...row, position })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...row, key: undefined }))
    .execute();
}

export async function deleteDocument(db: Db, key: string): Promise<void> {
  await db.deleteFrom('contentDocuments').where('key', '=', key).execute();
  await db.deleteFrom('contentRevisions').where('key', '=', key).execute();
  await db.deleteFrom('contentRedirects').where('key', '=', key).execute();
}

/** Documents whose draft was to become public by `now`, oldest first. */
export function listDueDocuments(db: Db, now: UnixSeconds): Promise<StoredDocument[]> {
  return db.selectFrom('contentDocuments').selectAll().where('publishAt', '<=', now).orderBy('publishAt').execute();
}

export async function insertRevision(db: Db, revision: NewRow<'contentRevisions'>): Promise<void> {
  await db.insertInto('contentRevisions').values(revision).execute();
  const oldest = await db
    .selectFrom('contentRevisions')
    .select('id')
    .where('key', '=', revision.key)
    .orderBy('id', 'desc')
    .offset(KEPT_REVISIONS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db.deleteFrom('contentRevisions').where('key', '=', revision.key).where('id', '<=', oldest.id).execute();
}

export function listRevisions(db: Db, key: string) {
  return db
    .selectFrom('contentRevisions')
    .select(['id', 'version', 'publishedAt', 'publishedBy'])
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .execute();
}

export function findRevision(db: Db, key: string, id: number) {
  return db.selectFrom('contentRevisions').selectAll().where('key', '=', key).where('id', '=', id).executeTakeFirst();
}

export function findNewestRevision(db: Db, key: string) {
  return db
    .selectFrom('contentRevisions')
    .select('data')
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listRedirects(db: Db) {
  return db.selectFrom('contentRedirects').select(['path', 'key']).execute();
}

/** `path` leads to the document from now on. */
export async function saveRedirect(db: Db, path: string, key: string): Promise<void> {
  await db
    .insertInto('contentRedirects')
    .values({ path, key })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ key }))
    .execute();
}

export async function replaceRedirects(db: Db, redirects: NewRow<'contentRedirects'>[]): Promise<void> {
  await db.deleteFrom('contentRedirects').execute();
  if (redirects.length > 0) await db.insertInto('contentRedirects').values(redirects).execute();
}

/** A page has this address now: it leads nowhere else any more. */
export async function deleteRedirect(db: Db, path: string): Promise<void> {
  await db.deleteFrom('contentRedirects').where('path', '=', path).execute();
}

/** The uploaded files; only photos have a width and a height. */
export function listUploads(db: Db) {
  return db.selectFrom('assets').select(['filename', 'width', 'height']).execute();
}

/** Connections of the owner that visitors should know of. */
export async function listConnections(db: Db, now: UnixSeconds): Promise<string[]> {
  const calendar = await db.selectFrom('calendars').select('id').where('writesBookings', '=', true).executeTakeFirst();
  const app = await db
    .selectFrom('oauthGrants')
    .select('id')
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
  const connections: string[] = [];
  if (calendar) connections.push('calendar');
  if (app) connections.push('apps');
  return connections;
}
