import { uploadNames } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { AppError } from '#shared/errors.ts';
import type { PostInput } from '#shared/post.schema.ts';
import type { Post } from '#shared/post.ts';
import { toIso, toIsoOrNull, type UnixSeconds } from '#shared/time.ts';
import { deleteRedirect, insertRevision, replacePostAssets, replacePostTags, upsertRedirect } from './part-queries.ts';
import { deletePost, findPost, insertPost, type PostRow, updatePost } from './queries.ts';
import { renderContent } from './rendering.ts';
import { getPostById } from './view.ts';

/** The times of a post that comes from elsewhere, in place of the present. */
export interface PostTimes {
  publishedAt: UnixSeconds | null;
  createdAt?: UnixSeconds | undefined;
  updatedAt?: UnixSeconds | undefined;
}

/** How a post is saved, if not by an owner in the editor. */
export interface SaveOptions {
  /** Times of a post that comes from another system. */
  times?: PostTimes;
  /** The program that wrote it, if one did: only a draft can be changed by a program. */
  draftedBy?: string | null;
  /** Refuses what publishes or plans a post, and changes of one that is published or planned. */
  draftsOnly?: boolean;
}

/**
 * Creates a post.
 *
 * @param savedBy the captain's name, shown in the list of revisions.
 * @throws AppError `conflict` when the slug is taken, `forbidden` by `draftsOnly`.
 */
export async function createPost(
  ctx: AppContext,
  input: PostInput,
  savedBy: string | null,
  { times, draftedBy = null, draftsOnly = false }: SaveOptions = {},
): Promise<Post> {
  const now = ctx.clock.now();
  const fields = toFields(ctx, input, times ? times.publishedAt : publicationTime(input, undefined, now));
  if (draftsOnly && fields.publishedAt !== null) throw refusePublishing();
  const rendering = await renderContent(ctx, input.content);
  const id = await ctx.db.transaction().execute(async (trx) => {
    await rejectTakenSlug(trx, input.slug, undefined);
    const made = { createdAt: times?.createdAt ?? now, updatedAt: times?.updatedAt ?? now };
    const postId = await insertPost(trx, { ...fields, ...rendering, draftedBy, ...made });
    await saveParts(trx, postId, input, { publishedAt: fields.publishedAt, author: fields.author, savedBy, now });
    return postId;
  });
  ctx.publicContent.changed();
  return getPostById(ctx, id);
}

/**
 * Saves a post. When the slug of a post that was visible changes, its old address redirects to the new one.
 *
 * @throws AppError `not_found`; `conflict` when the slug is taken, when the post was saved since `input.updatedAt`, or when a
 *   program changes what is not a draft; `forbidden` by `draftsOnly`.
 */
export async function savePost(
  ctx: AppContext,
  slug: string,
  input: PostInput,
  savedBy: string | null,
  { times, draftedBy = null, draftsOnly = false }: SaveOptions = {},
): Promise<Post> {
  const now = ctx.clock.now();
  const rendering = await renderContent(ctx, input.content);
  const id = await ctx.db.transaction().execute(async (trx) => {
    const current = await getPostRow(trx, slug);
    if (draftsOnly && current.publishedAt !== null) {
      throw new AppError('forbidden', 'This post is published or planned: only an owner may change it');
    }
    rejectOutdatedSave(current, input);
    if (draftedBy !== null && current.publishedAt !== null) {
      throw new AppError('conflict', 'This post is published or planned: a person has to change it in Captain');
    }
    await rejectTakenSlug(trx, input.slug, current.id);
    const fields = toFields(ctx, input, times ? times.publishedAt : publicationTime(input, current, now));
    if (draftsOnly && fields.publishedAt !== null) throw refusePublishing();
    // Strictly increasing, so that `updatedAt` distinguishes two saves within one second.
    const updatedAt = Math.max(now, current.updatedAt + 1) as UnixSeconds;
    await updatePost(trx, current.id, { ...fields, ...rendering, draftedBy, updatedAt });
    const wasSeen = current.publishedAt !== null && current.publishedAt <= now;
    if (input.slug !== current.slug && wasSeen) await upsertRedirect(trx, current.slug, current.id, now);
    await saveParts(trx, current.id, input, { publishedAt: fields.publishedAt, author: fields.author, savedBy, now });
    return current.id;
  });
  ctx.publicContent.changed();
  return getPostById(ctx, id);
}

function refusePublishing(): AppError {
  const message = 'Only an owner may publish or plan a post: save it as a draft';
  return new AppError('forbidden', message, { issues: [{ path: 'published', message }] });
}

/** @throws AppError `not_found`. */
export async function removePost(ctx: AppContext, slug: string): Promise<void> {
  if (!(await deletePost(ctx.db, slug))) throw new AppError('not_found', 'Post not found');
  ctx.publicContent.changed();
}

/**
 * The current fields of a post in the shape of `PostInput`, for a save that sends only some of them.
 *
 * @throws AppError `not_found`.
 */
export async function getPostFields(ctx: AppContext, slug: string): Promise<Record<string, unknown>> {
  const { title, excerpt, content, tags, coverImage, author, featured, publishAt, ...row } = await getPostRow(
    ctx.db,
    slug,
  );
  const now = ctx.clock.now();
  return {
    title,
    slug: row.slug,
    excerpt,
    content,
    tags: JSON.parse(tags),
    coverImage,
    author,
    featured: featured === 1,
    published: row.published === 1 || (row.publishedAt !== null && row.publishedAt <= now),
    publishAt: toIsoOrNull(publishAt),
  };
}

/**
 * The post at `slug`, visible or not.
 *
 * @throws AppError `not_found`.
 */
export async function getPostRow(db: Db, slug: string): Promise<PostRow> {
  const post = await findPost(db, slug);
  if (!post) throw new AppError('not_found', 'Post not found');
  return post;
}

/**
 * The time from which visitors see a post. A future `publishAt` schedules it even when it is not marked as published;
 * without one, a published post keeps the time of its first publication.
 *
 * @returns null for a draft.
 */
function publicationTime(
  input: PostInput,
  current: Pick<PostRow, 'publishedAt' | 'publishAt'> | undefined,
  now: UnixSeconds,
): UnixSeconds | null {
  if (input.publishAt !== null && input.publishAt > now) return input.publishAt;
  if (!input.published) return null;
  if (input.publishAt !== null) return input.publishAt;
  const before = current?.publishedAt ?? null;
  return before !== null && before <= now ? before : now;
}

function toFields(ctx: AppContext, input: PostInput, publishedAt: UnixSeconds | null) {
  return {
    slug: input.slug,
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    tags: JSON.stringify(input.tags),
    coverImage: input.coverImage,
    author: input.author ?? ctx.settings.site().name,
    published: input.published ? (1 as const) : (0 as const),
    featured: input.featured ? (1 as const) : (0 as const),
    publishAt: input.publishAt,
    publishedAt,
  };
}

async function saveParts(
  trx: Db,
  postId: number,
  input: PostInput,
  made: { publishedAt: UnixSeconds | null; author: string; savedBy: string | null; now: UnixSeconds },
): Promise<void> {
  const { updatedAt: _, ...fields } = input;
  const publishAt = toIsoOrNull(input.publishAt);
  await deleteRedirect(trx, input.slug);
  await replacePostTags(trx, postId, input.tags, made.publishedAt);
  await replacePostAssets(trx, postId, uploadNames(`${input.coverImage ?? ''}\n${input.content}`));
  await insertRevision(trx, {
    postId,
    post: JSON.stringify({ ...fields, author: made.author, publishAt }),
    savedBy: made.savedBy,
    createdAt: made.now,
  });
}

async function rejectTakenSlug(db: Db, slug: string, ownId: number | undefined): Promise<void> {
  const other = await findPost(db, slug);
  if (!other || other.id === ownId) return;
  throw new AppError('conflict', 'A post with this slug already exists', {
    issues: [{ path: 'slug', message: 'Already in use' }],
  });
}

function rejectOutdatedSave(current: PostRow, input: PostInput): void {
  if (!input.updatedAt || input.updatedAt === toIso(current.updatedAt)) return;
  throw new AppError('conflict', 'Somebody else saved this post after you had opened it', {
    issues: [{ path: 'updatedAt', message: 'There is a newer version' }],
  });
}
