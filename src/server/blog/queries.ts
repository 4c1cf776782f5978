import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import { countRows, hasRows, insertedId } from '#server/db/results.ts';
import type { NewRow, Row, Tables } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Columns of a post in a list: no content, no HTML, no table of contents. */
const SUMMARY = [
  'blogPosts.id',
  'blogPosts.slug',
  'blogPosts.title',
  'blogPosts.excerpt',
  'blogPosts.tags',
  'blogPosts.coverImage',
  'blogPosts.author',
  'blogPosts.published',
  'blogPosts.featured',
  'blogPosts.publishAt',
  'blogPosts.publishedAt',
  'blogPosts.createdAt',
  'blogPosts.updatedAt',
  'blogPosts.readingTime',
  'blogPosts.draftedBy',
  'assets.width as coverWidth',
  'assets.height as coverHeight',
  'assets.widths as coverWidths',
] as const;

const FULL = [...SUMMARY, 'blogPosts.content', 'blogPosts.html', 'blogPosts.toc', 'blogPosts.renderVersion'] as const;

/** Columns that captains search posts by. */
const SEARCHED = ['blogPosts.title', 'blogPosts.slug', 'blogPosts.tags'];

type SummaryColumn = Exclude<keyof Row<'blogPosts'>, 'content' | 'html' | 'toc' | 'renderVersion'>;
/** A post in a list; the cover's size is known when it is an upload. */
export type PostSummaryRow = Pick<Row<'blogPosts'>, SummaryColumn> & {
  coverWidth: number | null;
  coverHeight: number | null;
  coverWidths: number[] | null;
};
export type PostRow = PostSummaryRow & Pick<Row<'blogPosts'>, 'content' | 'html' | 'toc' | 'renderVersion'>;

/** `LIMIT` and `OFFSET` of a list. */
export interface Slice {
  limit: number;
  offset?: number;
}

type PostQuery<O> = SelectQueryBuilder<Tables & { assets: Tables['assets'] }, 'blogPosts' | 'assets', O>;

function posts(db: Db) {
  return db
    .selectFrom('blogPosts')
    .leftJoin('assets', (join) =>
      join.on(sql`assets.filename`, '=', sql`substr(blog_posts.cover_image, 10)`),
    ) as PostQuery<Record<never, never>>;
}

/** The slugs of all posts, drafts too. */
export async function listSlugs(db: Db): Promise<string[]> {
  return (await db.selectFrom('blogPosts').select('slug').execute()).map(({ slug }) => slug);
}

/**
 * A post is visible from its `publishedAt` on: a scheduled post has a future one, a draft none. `publicationTime` in
 * `edits.ts` sets it when a post is saved; nothing has to run at that time.
 */
export function isVisible(now: UnixSeconds, table: 'blogPosts' | 'blogPostTags' = 'blogPosts') {
  const publishedAt = sql.ref(`${table}.publishedAt`);
  return sql<boolean>`${publishedAt} is not null and ${publishedAt} <= ${now}`;
}

const NEWEST_FIRST = sql`blog_posts.published_at desc, blog_posts.id desc`;

/** Visible posts, newest first; all of them without `slice`. With `slice`, posts whose id is in `without` are left out. */
export function listVisiblePosts(
  db: Db,
  now: UnixSeconds,
  { slice, without = [] }: { slice?: Slice; without?: number[] } = {},
): Promise<PostSummaryRow[]> {
  const list = posts(db).select(SUMMARY).orderBy(NEWEST_FIRST);
  if (!slice) return list.where(isVisible(now)).execute();
  // The subquery skips rows in the index alone.
  let ids = db.selectFrom('blogPosts').select('id').where(isVisible(now)).orderBy(NEWEST_FIRST);
  if (without.length > 0) ids = ids.where('id', 'not in', without);
  return list.where('blogPosts.id', 'in', ids.limit(slice.limit).offset(slice.offset ?? 0)).execute();
}

/** The newest visible posts with their HTML, for feeds. */
export function listVisibleRenderings(db: Db, now: UnixSeconds, limit: number): Promise<PostRow[]> {
  return posts(db).select(FULL).where(isVisible(now)).orderBy(NEWEST_FIRST).limit(limit).execute();
}

/** All posts, or those with a text: by publication time, drafts by the time of their last save. */
export function listAllPosts(db: Db, { q = '', slice }: { q?: string; slice?: Slice } = {}): Promise<PostSummaryRow[]> {
  return posts(db)
    .select(SUMMARY)
    .$if(q !== '', (query) => query.where(contains(SEARCHED, q)))
    .orderBy(sql`coalesce(blog_posts.published_at, blog_posts.updated_at) desc, blog_posts.id desc`)
    .$if(slice !== undefined, (query) => query.limit(slice!.limit).offset(slice!.offset ?? 0))
    .execute();
}

export function countAllPosts(db: Db, q: string): Promise<number> {
  return countRows(db.selectFrom('blogPosts').$if(q !== '', (query) => query.where(contains(SEARCHED, q))));
}

/** Visible featured posts, newest first. */
export function listFeaturedPosts(db: Db, now: UnixSeconds, limit?: number): Promise<PostSummaryRow[]> {
  const query = posts(db)
    .select(SUMMARY)
    .where(sql<boolean>`blog_posts.featured = 1`)
    .where(isVisible(now))
    .orderBy(NEWEST_FIRST);
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/** The newest visible post that is not featured. */
export function findLatestPost(db: Db, now: UnixSeconds): Promise<PostSummaryRow | undefined> {
  return posts(db)
    .select(SUMMARY)
    .where(isVisible(now))
    .where(sql<boolean>`blog_posts.featured = 0`)
    .orderBy(NEWEST_FIRST)
    .limit(1)
    .executeTakeFirst();
}

export function countVisiblePosts(db: Db, now: UnixSeconds): Promise<number> {
  return countRows(db.selectFrom('blogPosts').where(isVisible(now)));
}

/** Visible posts with a tag (case-insensitive), newest first. */
export function listPostsByTag(db: Db, tag: string, now: UnixSeconds, slice: Slice): Promise<PostSummaryRow[]> {
  const ids = db
    .selectFrom('blogPostTags')
    .select('postId')
    .where('tag', '=', tag)
    .where(isVisible(now, 'blogPostTags'))
    .orderBy(sql`published_at desc, post_id desc`)
    .limit(slice.limit)
    .offset(slice.offset ?? 0);
  return posts(db).select(SUMMARY).where('blogPosts.id', 'in', ids).orderBy(NEWEST_FIRST).execute();
}

export function countPostsByTag(db: Db, tag: string, now: UnixSeconds): Promise<number> {
  return countRows(db.selectFrom('blogPostTags').where('tag', '=', tag).where(isVisible(now, 'blogPostTags')));
}

/** Only the newest matches are ranked: a common word matches every post, and nobody reads past ten pages. */
const MATCHES_MAX = 240;

/**
 * Visible posts that match, best first.
 *
 * @param match an FTS5 query made by `toSearchQueries`.
 */
export async function searchPosts(
  db: Db,
  match: string,
  now: UnixSeconds,
  slice: Slice,
): Promise<{ rows: PostSummaryRow[]; total: number }> {
  const found = await sql<{ id: number }>`
    select match.id from (
      select rowid as id, rank as score from blog_search where blog_search match ${match} order by rowid desc limit ${MATCHES_MAX}
    ) as match
    cross join blog_posts on blog_posts.id = match.id
    where ${isVisible(now)}
    order by match.score
  `.execute(db);
  const page = found.rows.slice(slice.offset ?? 0, (slice.offset ?? 0) + slice.limit).map(({ id }) => id);
  if (page.length === 0) return { rows: [], total: found.rows.length };
  const rows = await posts(db).select(SUMMARY).where('blogPosts.id', 'in', page).execute();
  return { rows: rows.sort((a, b) => page.indexOf(a.id) - page.indexOf(b.id)), total: found.rows.length };
}

/** The visible post at `slug`. */
export function findVisiblePost(db: Db, slug: string, now: UnixSeconds): Promise<PostRow | undefined> {
  return posts(db).select(FULL).where('blogPosts.slug', '=', slug).where(isVisible(now)).executeTakeFirst();
}

/** Whether `slug` is a visible post. */
export function isPostVisible(db: Db, slug: string, now: UnixSeconds): Promise<boolean> {
  return hasRows(db.selectFrom('blogPosts').select('id').where('slug', '=', slug).where(isVisible(now)));
}

/** When a post becomes visible that is planned for later; undefined for any other. */
export async function findPlannedTime(db: Db, slug: string, now: UnixSeconds): Promise<UnixSeconds | undefined> {
  const row = await db
    .selectFrom('blogPosts')
    .select('publishedAt')
    .where('slug', '=', slug)
    .where('publishedAt', '>', now)
    .executeTakeFirst();
  return row?.publishedAt ?? undefined;
}

/** The post at `slug`, visible or not: for captains only. */
export function findPost(db: Db, slug: string): Promise<PostRow | undefined> {
  return posts(db).select(FULL).where('blogPosts.slug', '=', slug).executeTakeFirst();
}

/** The post with this id, visible or not. */
export function findPostById(db: Db, id: number): Promise<PostRow | undefined> {
  return posts(db).select(FULL).where('blogPosts.id', '=', id).executeTakeFirst();
}

/** The next older and the next newer visible post. */
export async function findNeighbours(db: Db, post: Pick<PostRow, 'id' | 'publishedAt'>, now: UnixSeconds) {
  const links = () => db.selectFrom('blogPosts').select(['slug', 'title']).where(isVisible(now)).limit(1);
  const [previous, next] = await Promise.all([
    links()
      .where(sql<boolean>`(blog_posts.published_at, blog_posts.id) < (${post.publishedAt}, ${post.id})`)
      .orderBy(NEWEST_FIRST)
      .executeTakeFirst(),
    links()
      .where(sql<boolean>`(blog_posts.published_at, blog_posts.id) > (${post.publishedAt}, ${post.id})`)
      .orderBy(sql`blog_posts.published_at, blog_posts.id`)
      .executeTakeFirst(),
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

/** @returns the new post's id. */
export function insertPost(db: Db, post: Omit<NewRow<'blogPosts'>, 'id'>): Promise<number> {
  return insertedId(db.insertInto('blogPosts').values(post).returning('id'));
}

export async function updatePost(
  db: Db,
  id: number,
  post: Partial<Omit<Row<'blogPosts'>, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.updateTable('blogPosts').set(post).where('id', '=', id).execute();
}

/** Stores the rendering of `post.content`, unless the post was saved with other content since it was read. */
export async function updateRendering(
  db: Db,
  post: Pick<PostRow, 'id' | 'content'>,
  rendering: Pick<Row<'blogPosts'>, 'html' | 'toc' | 'readingTime' | 'renderVersion'>,
): Promise<void> {
  await db
    .updateTable('blogPosts')
    .set(rendering)
    .where('id', '=', post.id)
    .where('content', '=', post.content)
    .execute();
}

/** @returns undefined when there was none. */
export function deletePost(db: Db, slug: string) {
  return db.deleteFrom('blogPosts').where('slug', '=', slug).returning('publishedAt').executeTakeFirst();
}

/** Posts whose HTML was made by another version of the renderer. */
export function listStalePosts(db: Db, renderVersion: number, limit: number) {
  return db
    .selectFrom('blogPosts')
    .select(['id', 'content', 'updatedAt'])
    .where('renderVersion', '!=', renderVersion)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Prepares the query for the next scheduled post. Synchronous, because every page request asks it.
 *
 * @returns a function that gives the first publish time after `now`, undefined when no post is scheduled.
 */
export function prepareNextPublication(sqlite: OpenDatabase['sqlite']): (now: UnixSeconds) => UnixSeconds | undefined {
  const first = sqlite
    .prepare('select published_at from blog_posts where published_at > ? order by published_at limit 1')
    .pluck();
  return (now) => first.get(now) as UnixSeconds | undefined;
}

/** @returns a function that tells whether visitors see a post at `now`. */
export function prepareHasPosts(sqlite: OpenDatabase['sqlite']): (now: UnixSeconds) => boolean {
  const first = sqlite.prepare('select 1 from blog_posts where published_at <= ? limit 1').pluck();
  return (now) => first.get(now) !== undefined;
}

/** Sets which uploads a post uses. */
export async function replacePostAssets(db: Db, postId: number, filenames: string[]): Promise<void> {
  await db.deleteFrom('blogPostAssets').where('postId', '=', postId).execute();
  if (filenames.length === 0) return;
  const rows = filenames.map((filename) => ({ filename, postId }));
  await db.insertInto('blogPostAssets').values(rows).execute();
}
