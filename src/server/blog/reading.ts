import type { AppContext, PostCounts } from '#server/context.ts';
import { VisitorError } from '#shared/errors.ts';
import { nameKey } from '#shared/name-key.ts';
import type { PageQuery } from '#shared/paging.schema.ts';
import { paths } from '#shared/paths.ts';
import type { Post, PostListPage, PostSummary } from '#shared/post.schema.ts';
import { POSTS_PER_PAGE } from '#shared/post.ts';
import type { UnixSeconds } from '#shared/time.ts';
import {
  countAllPosts,
  countPostsByTag,
  countVisiblePosts,
  findLatestPost,
  findPost,
  findVisiblePost,
  listAllPosts,
  listFeaturedPosts,
  listPostsByTag,
  listVisibleRenderings,
  listVisiblePosts as listVisibleRows,
  type PostSummaryRow,
  type Slice,
  searchPosts,
} from './queries.ts';
import { findRedirect } from './redirect-queries.ts';
import { ensureRendered } from './rendering.ts';
import { listVisibleTags } from './tag-queries.ts';
import { completePost, NO_NEIGHBOURS, toPost, toSummary } from './view.ts';

/** Visible posts, newest first: for lists, the sitemap and `llms.txt`. */
export async function listVisiblePosts(ctx: AppContext, limit?: number): Promise<PostSummary[]> {
  const now = ctx.clock.now();
  return (await listVisibleRows(ctx.db, now, limit ? { slice: { limit } } : {})).map((row) => toSummary(row, now));
}

/** All posts, drafts and scheduled ones included, for captains. */
export async function listPostsForCaptain(ctx: AppContext): Promise<PostSummary[]> {
  const now = ctx.clock.now();
  return (await listAllPosts(ctx.db)).map((row) => toSummary(row, now));
}

/** A page of all posts, with how many there are. @param page.q is in the title, the slug or a tag. */
export async function listPostPage(ctx: AppContext, { q, limit, offset }: PageQuery) {
  const now = ctx.clock.now();
  const rows = await listAllPosts(ctx.db, { q, slice: { limit, offset } });
  return { rows: rows.map((row) => toSummary(row, now)), total: await countAllPosts(ctx.db, q) };
}

/** Visible featured posts, newest first. */
export async function listFeatured(ctx: AppContext): Promise<PostSummary[]> {
  const now = ctx.clock.now();
  return (await listFeaturedPosts(ctx.db, now)).map((row) => toSummary(row, now));
}

/** The newest visible posts with their HTML, for feeds. */
export async function listPostsForFeed(ctx: AppContext, limit: number): Promise<Post[]> {
  const now = ctx.clock.now();
  const rows = await listVisibleRenderings(ctx.db, now, limit);
  return Promise.all(rows.map(async (row) => toPost(await ensureRendered(ctx, row), NO_NEIGHBOURS, now)));
}

/**
 * A page of the public list.
 *
 * @param page from 1.
 * @throws AppError `not_found` past the last page, and for a tag that no visible post carries.
 */
export async function getListPage(
  ctx: AppContext,
  { page, tag, query }: { page: number; tag?: string | undefined; query?: string | undefined },
): Promise<PostListPage> {
  // Nothing leads to the blog while it is empty.
  if (!ctx.content.publicPaths().includes(paths.blog)) throw new VisitorError('not_found', 'listPageUnknown');
  const now = ctx.clock.now();
  const slice: Slice = { limit: POSTS_PER_PAGE, offset: (page - 1) * POSTS_PER_PAGE };
  const { tags, total } = await getCounts(ctx, now);
  const known = tag && tags.find(({ name }) => nameKey(name) === nameKey(tag));
  if (tag && !known) throw new VisitorError('not_found', 'tagUnknown');
  const found = await findPosts(ctx, slice, now, { tag: known ? known.name : undefined, query, total });
  const rest = found.total - found.excluded.length;
  const pages = Math.max(1, Math.ceil(rest / POSTS_PER_PAGE));
  if (page > pages) throw new VisitorError('not_found', 'listPageUnknown');
  const [featured = null, latest = null] = [found.featured, found.latest].map((row) => row && toSummary(row, now));
  return {
    featured,
    latest,
    posts: found.rows.map((row) => toSummary(row, now)),
    page,
    pages,
    total: found.total,
    tag: known ? known.name : null,
    query: query ?? null,
    tags,
  };
}

/** Visible posts that contain all of the words, best first, with their text in markdown. */
export async function findPostsWith(ctx: AppContext, words: readonly string[], limit: number): Promise<Post[]> {
  const match = words.map((word) => `"${word}"`).join(' ');
  const { rows } = await searchPosts(ctx.db, match, ctx.clock.now(), { limit });
  return Promise.all(rows.map(({ slug }) => getPost(ctx, slug)));
}

async function findPosts(
  ctx: AppContext,
  slice: Slice,
  now: UnixSeconds,
  { tag, query, total }: { tag: string | undefined; query: string | undefined; total: number },
): Promise<{
  rows: PostSummaryRow[];
  total: number;
  excluded: number[];
  featured?: PostSummaryRow | undefined;
  latest?: PostSummaryRow | undefined;
}> {
  if (query) {
    let found: Awaited<ReturnType<typeof searchPosts>> = { rows: [], total: 0 };
    for (const match of toSearchQueries(query)) {
      found = await searchPosts(ctx.db, match, now, slice);
      if (found.total > 0) break;
    }
    return { ...found, excluded: [] };
  }
  if (tag) {
    const rows = await listPostsByTag(ctx.db, tag, now, slice);
    return { rows, total: await countPostsByTag(ctx.db, tag, now), excluded: [] };
  }
  const [featured] = await listFeaturedPosts(ctx.db, now, 1);
  const latest = await findLatestPost(ctx.db, now);
  const excluded = [featured, latest].filter((row) => row !== undefined).map(({ id }) => id);
  const rows = await listVisibleRows(ctx.db, now, { slice, without: excluded });
  return { rows, total, excluded, featured, latest };
}

/** Tags and total, the same on every page of the list: counted once per version of the public content. */
async function getCounts(
  ctx: Pick<AppContext, 'db' | 'publicContent' | 'memory'>,
  now: UnixSeconds,
): Promise<PostCounts> {
  const version = ctx.publicContent.version();
  const cached = ctx.memory.postCounts;
  if (cached?.version === version) return cached;
  const [tags, total] = await Promise.all([listVisibleTags(ctx.db, now), countVisiblePosts(ctx.db, now)]);
  const fresh = { version, tags, total };
  ctx.memory.postCounts = fresh;
  return fresh;
}

/**
 * The post at `slug`, or the post that had this slug before: the result's `slug` is the current one.
 *
 * @param hidden also returns posts that visitors cannot see.
 * @throws AppError `not_found`.
 */
export async function getPost(ctx: AppContext, slug: string, { hidden = false } = {}): Promise<Post> {
  const now = ctx.clock.now();
  const find = (at: string) => (hidden ? findPost(ctx.db, at) : findVisiblePost(ctx.db, at, now));
  let row = await find(slug);
  if (!row) {
    const moved = await findRedirect(ctx.db, slug);
    row = moved ? await find(moved) : undefined;
  }
  if (!row) throw new VisitorError('not_found', 'postUnknown');
  return completePost(ctx, row, now);
}

/** Further words of a search are ignored. */
const MAX_WORDS = 8;

/**
 * FTS5 queries for typed text, to be tried in order: first every word must occur, then the last word may be a prefix.
 * Only letters and digits are used, so no typed character has a meaning in FTS5's syntax.
 *
 * @returns an empty list when the text contains no word.
 */
function toSearchQueries(typed: string): string[] {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS);
  if (!words) return [];
  const query = words.map((word) => `"${word}"`).join(' ');
  return [query, `${query}*`];
}
