import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** The post that an earlier import has made of the same `source`. */
export function findImportedPost(db: Db, source: string) {
  return db
    .selectFrom('importedPosts')
    .innerJoin('blogPosts', 'blogPosts.id', 'importedPosts.postId')
    .select(['blogPosts.slug', 'blogPosts.updatedAt', 'importedPosts.contentHash', 'importedPosts.savedAt'])
    .where('importedPosts.source', '=', source)
    .executeTakeFirst();
}

export async function saveImportedPost(db: Db, row: NewRow<'importedPosts'>): Promise<void> {
  await db
    .insertInto('importedPosts')
    .values(row)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute();
}

/**
 * Lets former addresses lead to a post, except those that lead to another one already.
 *
 * @returns those.
 */
export async function saveFormerPaths(db: Db, postId: number, paths: readonly string[]): Promise<string[]> {
  const others: string[] = [];
  for (const path of paths) {
    await db
      .insertInto('formerPostPaths')
      .values({ path, postId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db.selectFrom('formerPostPaths').select('postId').where('path', '=', path).executeTakeFirst();
    if (row?.postId !== postId) others.push(path);
  }
  return others;
}

/** The address of the visible post that had `path` on another site. */
export async function findFormerPath(db: Db, path: string, now: UnixSeconds): Promise<string | undefined> {
  const row = await db
    .selectFrom('formerPostPaths')
    .innerJoin('blogPosts', 'blogPosts.id', 'formerPostPaths.postId')
    .select('blogPosts.slug')
    .where('formerPostPaths.path', '=', path)
    .where('blogPosts.publishedAt', '<=', now)
    .executeTakeFirst();
  return row?.slug;
}

export function findPostBySlug(db: Db, slug: string) {
  return db.selectFrom('blogPosts').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Every post as it is stored, oldest first. */
export function listWholePosts(db: Db) {
  return db.selectFrom('blogPosts').selectAll().orderBy('id').execute();
}

export function listFormerPaths(db: Db) {
  return db.selectFrom('formerPostPaths').selectAll().orderBy('path').execute();
}
