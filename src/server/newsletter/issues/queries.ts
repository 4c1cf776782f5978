import type { Db } from '#server/db/open.ts';
import { countRows, insertedId } from '#server/db/results.ts';
import type { ChangedRow, NewRow, Row } from '#server/db/schema.ts';

export type IssueRow = Row<'newsletters'>;
/** An issue without what is made of its text, which can be long and which lists do not show. */
export type ListedIssueRow = Omit<IssueRow, 'html' | 'mail' | 'renderVersion'>;

const LISTED = [
  'id',
  'subject',
  'preview',
  'content',
  'audience',
  'state',
  'pauseReason',
  'draftedBy',
  'sendAt',
  'postId',
  'publishAs',
  'slug',
  'version',
  'createdAt',
  'updatedAt',
  'startedAt',
  'finishedAt',
  'unsubscribes',
  'visits',
] as const;

/** A page of all issues, newest first. */
export function listIssueRows(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<ListedIssueRow[]> {
  return db
    .selectFrom('newsletters')
    .select(LISTED)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countIssues(db: Db): Promise<number> {
  return countRows(db.selectFrom('newsletters'));
}

export function findListedIssue(db: Db, id: number): Promise<ListedIssueRow | undefined> {
  return db.selectFrom('newsletters').select(LISTED).where('id', '=', id).executeTakeFirst();
}

export function findIssueRow(db: Db, id: number): Promise<IssueRow | undefined> {
  return db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertIssue(db: Db, issue: NewRow<'newsletters'>): Promise<number> {
  return insertedId(db.insertInto('newsletters').values(issue).returning('id'));
}

export async function updateIssue(db: Db, id: number, issue: ChangedRow<'newsletters'>): Promise<void> {
  await db.updateTable('newsletters').set(issue).where('id', '=', id).execute();
}

export async function deleteIssueRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('newsletters').where('id', '=', id).execute();
}

export async function insertIssueRevision(db: Db, revision: NewRow<'newsletterRevisions'>): Promise<void> {
  await db.insertInto('newsletterRevisions').values(revision).execute();
}

/** The revisions of an issue, newest first. */
export function listIssueRevisionRows(db: Db, newsletterId: number) {
  return db
    .selectFrom('newsletterRevisions')
    .select(['id', 'savedBy', 'createdAt', 'issue'])
    .where('newsletterId', '=', newsletterId)
    .orderBy('id', 'desc')
    .execute();
}

/** A revision of this issue. */
export function findIssueRevision(db: Db, newsletterId: number, id: number) {
  return db
    .selectFrom('newsletterRevisions')
    .select(['id', 'savedBy', 'createdAt', 'issue'])
    .where('newsletterId', '=', newsletterId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The mailbox of a captain. */
export async function findCaptainEmail(db: Db, id: number): Promise<string> {
  const { email } = await db.selectFrom('adminUsers').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return email;
}
