import { uploadName } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { VisitorError } from '#shared/errors.ts';
import type { Picture } from '#shared/picture.schema.ts';
import type { Post, PostLink, PostSummary } from '#shared/post.schema.ts';
import type { PostStatus } from '#shared/post.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { findNeighbours, findPostById, type PostRow, type PostSummaryRow } from './queries.ts';
import { ensureRendered } from './rendering.ts';

/** @throws AppError `not_found`. */
export async function getPostById(ctx: AppContext, id: number): Promise<Post> {
  const row = await findPostById(ctx.db, id);
  if (!row) throw new VisitorError('not_found', 'postUnknown');
  return completePost(ctx, row, ctx.clock.now());
}

/** A post with its neighbours, and its HTML by the current renderer. */
export async function completePost(ctx: AppContext, row: PostRow, now: UnixSeconds): Promise<Post> {
  const [fresh, neighbours] = await Promise.all([
    ensureRendered(ctx, row),
    statusOf(row, now) === 'published' ? findNeighbours(ctx.db, row, now) : NO_NEIGHBOURS,
  ]);
  return toPost(fresh, neighbours, now);
}

interface Neighbours {
  previous: PostLink | null;
  next: PostLink | null;
}

export const NO_NEIGHBOURS: Neighbours = { previous: null, next: null };

export function toPost(row: PostRow, neighbours: Neighbours, now: UnixSeconds): Post {
  return { ...toSummary(row, now), ...neighbours };
}

/** A row of a post with what lists show of it: its status at this time, and its cover. */
export function toSummary<Row extends PostSummaryRow>(row: Row, now: UnixSeconds): Row & PostSummary {
  const status = statusOf(row, now);
  // A scheduled post counts as published once its time has passed: the column `published` stays as its author has saved it.
  return { ...row, status, published: row.published || status === 'published', cover: coverOf(row) };
}

function statusOf({ publishedAt }: Pick<PostSummaryRow, 'publishedAt'>, now: UnixSeconds): PostStatus {
  if (publishedAt === null) return 'draft';
  return publishedAt <= now ? 'published' : 'scheduled';
}

function coverOf(row: PostSummaryRow): Picture | null {
  const { coverImage: src, coverWidth: width, coverHeight: height, coverWidths: widths } = row;
  return src && uploadName(src) && width && height ? { src, width, height, widths: widths ?? [] } : null;
}
