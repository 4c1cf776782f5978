import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';

export async function insertRevision(db: Db, revision: NewRow<'blogRevisions'>): Promise<void> {
  await db.insertInto('blogRevisions').values(revision).execute();
}

/** The revisions of a post, newest first. */
export function listRevisions(db: Db, postId: number) {
  return db
    .selectFrom('blogRevisions')
    .select(['id', 'savedBy', 'createdAt', 'post'])
    .where('postId', '=', postId)
    .orderBy('id', 'desc')
    .execute();
}

/** A revision of this post. */
export function findRevision(db: Db, postId: number, id: number) {
  return db
    .selectFrom('blogRevisions')
    .select(['id', 'savedBy', 'createdAt', 'post'])
    .where('postId', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst();
}
