import type { Db } from '#server/db/open.ts';
import { nameKey } from '#shared/name-key.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { isVisible } from './queries.ts';

/** Tags of visible posts with their number of posts, the most used first. */
export function listVisibleTags(db: Db, now: UnixSeconds) {
  return db
    .selectFrom('blogPostTags')
    .select(['tag as name', ({ fn }) => fn.countAll<number>().as('posts')])
    .where(isVisible(now, 'blogPostTags'))
    .groupBy('tag')
    .orderBy('posts', 'desc')
    .orderBy('tag')
    .execute();
}

/** Tags of all posts, hidden ones included. */
export async function listPostTags(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('blogPostTags').select('tag').distinct().orderBy('tag').execute();
  return rows.map(({ tag }) => tag);
}

/** Tags that a captain created. */
export async function listOwnTags(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('tags').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

export async function insertTag(db: Db, name: string, createdAt: UnixSeconds): Promise<void> {
  await db.insertInto('tags').values({ name, createdAt }).execute();
}

/** Sets the tags of a post: a tag that another post has in another case is that one. */
export async function replacePostTags(
  db: Db,
  postId: number,
  tags: string[],
  publishedAt: UnixSeconds | null,
): Promise<void> {
  await db.deleteFrom('blogPostTags').where('postId', '=', postId).execute();
  if (tags.length === 0) return;
  const known = new Map((await listPostTags(db)).map((tag) => [nameKey(tag), tag]));
  const names = new Set(tags.map((tag) => known.get(nameKey(tag)) ?? tag));
  const rows = [...names].map((tag) => ({ tag, publishedAt, postId }));
  await db.insertInto('blogPostTags').values(rows).execute();
}
