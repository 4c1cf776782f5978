import { uploadNames } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { endDraft } from '#server/drafts/drafts.ts';
import { parseInput } from '#server/http/body.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import { type Post, type PostChanges, PostInput, type SavedPost } from '#shared/post.schema.ts';
import { toIso, toIsoOrNull, type UnixSeconds } from '#shared/time.ts';
import { refuseChangeOf, refusePublicationOf, type Writer } from './policy.ts';
import { deletePost, findPost, insertPost, type PostRow, replacePostAssets, updatePost } from './queries.ts';
import { deleteRedirect, upsertRedirect } from './redirect-queries.ts';
import { renderContent } from './rendering.ts';
import { insertRevision } from './revision-queries.ts';
import { replacePostTags } from './tag-queries.ts';
import { getPostById } from './view.ts';

/** How a post is saved, if not by an owner in the editor. */
interface SaveOptions extends Writer {
  /** Times of a post that comes from another system, in place of the present. */
  times?: {
    publishedAt: UnixSeconds | null;
    createdAt?: UnixSeconds | undefined;
    updatedAt?: UnixSeconds | undefined;
  };
}

/**
 * Creates a post.
 *
 * @param savedBy the captain's name, shown in the list of revisions.
 * @throws AppError `conflict` when the slug is taken; what `policy.ts` throws.
 */
export async function createPost(
  ctx: AppContext,
  input: PostInput,
  savedBy: string | null,
  { times, ...writer }: SaveOptions = {},
): Promise<Post> {
  const now = ctx.clock.now();
  const fields = toFields(ctx, input, times ? times.publishedAt : publicationTime(input, undefined, now));
  const rendering = await renderContent(ctx, input.content);
  const id = await ctx.db.transaction().execute(async (trx) => {
    refusePublicationOf(fields, writer);
    await refuseTakenSlug(trx, input.slug, undefined);
    const { captainId } = writer;
    if (input.draft && captainId) await endDraft(trx, { owner: { captainId }, version: 'new' }, input.draft);
    const made = { createdAt: times?.createdAt ?? now, updatedAt: times?.updatedAt ?? now };
    const draftedBy = writer.draftedBy ?? null;
    const postId = await insertPost(trx, { ...fields, ...rendering, draftedBy, ...made });
    await saveParts(trx, postId, fields, { savedBy, createdAt: now });
    return postId;
  });
  invalidateOrPlan(ctx, now, fields);
  return getPostById(ctx, id);
}

/**
 * Saves a post. When the slug of a post that was visible changes, its old address redirects to the new one.
 *
 * @throws AppError `not_found`; `conflict` when the slug is taken, or when the post was saved since `input.updatedAt`; what
 *   `policy.ts` throws.
 */
export async function savePost(
  ctx: AppContext,
  slug: string,
  input: PostInput,
  savedBy: string | null,
  options: SaveOptions = {},
): Promise<Post> {
  return store(ctx, slug, await renderContent(ctx, input.content), () => input, savedBy, options);
}

/**
 * @param rendering of the content, where that changes.
 * @param inputFor what is saved, of the post as it is in the transaction.
 */
async function store(
  ctx: AppContext,
  slug: string,
  rendering: Awaited<ReturnType<typeof renderContent>> | undefined,
  inputFor: (current: PostRow) => PostInput,
  savedBy: string | null,
  { times, ...writer }: SaveOptions,
): Promise<Post> {
  const now = ctx.clock.now();
  const { id, before, after } = await ctx.db.transaction().execute(async (trx) => {
    const current = await getPostRow(trx, slug);
    const input = inputFor(current);
    refuseChangeOf(current, writer);
    refuseOutdatedSave(current, input);
    const version = toIso(current.updatedAt);
    if (input.draft) await endDraft(trx, { owner: { postId: current.id }, version }, input.draft);
    await refuseTakenSlug(trx, input.slug, current.id);
    const fields = toFields(ctx, input, times ? times.publishedAt : publicationTime(input, current, now));
    refusePublicationOf(fields, writer);
    // Strictly increasing, so that `updatedAt` distinguishes two saves within one second.
    const updatedAt = Math.max(now, current.updatedAt + 1) as UnixSeconds;
    await updatePost(trx, current.id, { ...fields, ...rendering, draftedBy: writer.draftedBy ?? null, updatedAt });
    if (input.slug !== current.slug && isSeen(current, now)) await upsertRedirect(trx, current.slug, current.id, now);
    await saveParts(trx, current.id, fields, { savedBy, createdAt: now });
    return { id: current.id, before: current, after: fields };
  });
  invalidateOrPlan(ctx, now, before, after);
  return getPostById(ctx, id);
}

/**
 * Saves a post of which only some fields are given; the others keep their value.
 *
 * @throws AppError `bad_request`, and the errors of `savePost`.
 */
export async function changePost(
  ctx: AppContext,
  slug: string,
  changes: PostChanges,
  savedBy: string | null,
  writer: Writer,
): Promise<Post> {
  const inputFor = (row: PostRow) => parseInput(PostInput, { ...postFields(row, ctx.clock.now()), ...changes });
  const { content } = inputFor(await getPostRow(ctx.db, slug));
  const rendering = changes.content === undefined ? undefined : await renderContent(ctx, content);
  return store(ctx, slug, rendering, inputFor, savedBy, writer);
}

/** A draft is nothing that visitors see, before and after it is saved. */
function invalidateOrPlan(ctx: AppContext, now: UnixSeconds, ...states: Publication[]): void {
  if (states.some((state) => isSeen(state, now))) ctx.publicContent.changed();
  else ctx.publicContent.planned();
}

type Publication = Pick<PostRow, 'publishedAt'>;

function isSeen({ publishedAt }: Publication, now: UnixSeconds): boolean {
  return publishedAt !== null && publishedAt <= now;
}

/** @throws AppError `not_found`. */
export async function removePost(ctx: AppContext, slug: string): Promise<void> {
  const post = requireFound(await deletePost(ctx.db, slug), 'Post not found');
  invalidateOrPlan(ctx, ctx.clock.now(), post);
}

/**
 * The current fields of a post in the shape of `PostInput`, for a save that sends only some of them.
 *
 * @throws AppError `not_found`.
 */
export async function getPostFields(ctx: AppContext, slug: string): Promise<Record<string, unknown>> {
  return { ...postFields(await getPostRow(ctx.db, slug), ctx.clock.now()) };
}

/** The fields of a post as its editor shows them. */
export function postFields(row: PostRow, now: UnixSeconds): SavedPost {
  const { title, slug, excerpt, content, tags, coverImage, author, featured, publishAt } = row;
  const own = { title, slug, excerpt, content, tags, coverImage, author, featured };
  return { ...own, published: row.published || isSeen(row, now), publishAt: toIsoOrNull(publishAt) };
}

/**
 * The post at `slug`, visible or not.
 *
 * @throws AppError `not_found`.
 */
export async function getPostRow(db: Db, slug: string): Promise<PostRow> {
  return requireFound(await findPost(db, slug), 'Post not found');
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

/** The columns of a post that a save sets. */
function toFields(ctx: AppContext, input: PostInput, publishedAt: UnixSeconds | null) {
  const { updatedAt: _, draft: __, ...fields } = input;
  return { ...fields, author: input.author ?? ctx.settings.site().name, publishedAt };
}

/** Stores what follows from a post's fields in other tables, and its revision. */
async function saveParts(
  trx: Db,
  postId: number,
  { publishedAt, publishAt, ...fields }: ReturnType<typeof toFields>,
  made: { savedBy: string | null; createdAt: UnixSeconds },
): Promise<void> {
  await deleteRedirect(trx, fields.slug);
  await replacePostTags(trx, postId, fields.tags, publishedAt);
  await replacePostAssets(trx, postId, uploadNames(`${fields.coverImage ?? ''}\n${fields.content}`));
  await insertRevision(trx, { ...made, postId, post: { ...fields, publishAt: toIsoOrNull(publishAt) } });
}

async function refuseTakenSlug(db: Db, slug: string, ownId: number | undefined): Promise<void> {
  const other = await findPost(db, slug);
  if (!other || other.id === ownId) return;
  const issues = [{ path: 'slug', message: 'Already in use' }];
  throw new AppError('conflict', 'A post with this slug already exists', { issues });
}

function refuseOutdatedSave(current: PostRow, input: PostInput): void {
  if (!input.updatedAt || input.updatedAt === toIso(current.updatedAt)) return;
  const issues = [{ path: 'updatedAt', message: 'There is a newer version' }];
  throw new AppError('conflict', 'Somebody else saved this post after you had opened it', { issues });
}
