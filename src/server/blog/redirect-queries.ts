import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** The current slug of the post that had `slug` before. */
export async function findRedirect(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('blogRedirects')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogRedirects.postId')
    .select('blogPosts.slug')
    .where('blogRedirects.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug;
}

/** Redirects an old slug to the post. */
export async function upsertRedirect(db: Db, slug: string, postId: number, createdAt: UnixSeconds): Promise<void> {
  await db
    .insertInto('blogRedirects')
    .values({ slug, postId, createdAt })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ postId }))
    .execute();
}

/** A redirect from a slug that a post had elsewhere, unless the slug leads somewhere already. */
export async function keepFormerSlug(db: Db, slug: string, postId: number, createdAt: UnixSeconds): Promise<void> {
  const isUsed = await db.selectFrom('blogPosts').select('id').where('slug', '=', slug).executeTakeFirst();
  if (isUsed) return;
  await db
    .insertInto('blogRedirects')
    .values({ slug, postId, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every slug that a post had before. */
export function listFormerSlugs(db: Db) {
  return db.selectFrom('blogRedirects').select(['slug', 'postId']).orderBy('slug').execute();
}

/** Removes the redirect from a slug that a post now uses. */
export async function deleteRedirect(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('blogRedirects').where('slug', '=', slug).execute();
}
