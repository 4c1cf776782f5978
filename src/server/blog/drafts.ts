import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { getEditedText, removeDraft, type StoredText, saveDraft } from '#server/drafts/drafts.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import type { EditedPost } from '#shared/draft.schema.ts';
import { requireFound } from '#shared/errors.ts';
import type { SavedPost } from '#shared/post.schema.ts';
import { toIso } from '#shared/time.ts';
import { postFields } from './edits.ts';
import { findPostById } from './queries.ts';

/** Id of a post, or `new` for the one that this captain has not created yet. */
type PostOrNew = number | 'new';

/** A post with its draft. @throws AppError `not_found`. */
export function getPostDraft(ctx: AppContext, post: PostOrNew, captain: CaptainUser): Promise<EditedPost> {
  return ctx.db.transaction().execute(async (trx) => getEditedText(trx, await getStored(ctx, trx, post, captain)));
}

/** Replaces the draft of a post. @throws AppError `not_found`; `conflict` when `version` is not the newest. */
export function savePostDraft(
  ctx: AppContext,
  post: PostOrNew,
  given: { version: string; data: SavedPost },
  captain: CaptainUser,
): Promise<{ version: string }> {
  return ctx.db.transaction().execute(async (trx) => {
    const stored = await getStored(ctx, trx, post, captain);
    return saveDraft(trx, stored, given, { by: captain.name, now: ctx.clock.now() });
  });
}

/** @throws AppError `not_found`. */
export async function discardPostDraft(ctx: AppContext, post: PostOrNew, captain: CaptainUser): Promise<void> {
  await removeDraft(ctx.db, (await getStored(ctx, ctx.db, post, captain)).owner);
}

async function getStored(
  ctx: AppContext,
  db: Db,
  post: PostOrNew,
  captain: CaptainUser,
): Promise<StoredText<SavedPost>> {
  if (post === 'new') {
    return { owner: { captainId: captain.id }, version: 'new', fields: emptyPost(ctx.settings.site().name) };
  }
  const row = requireFound(await findPostById(db, post), 'Post not found');
  return { owner: { postId: post }, version: toIso(row.updatedAt), fields: postFields(row, ctx.clock.now()) };
}

function emptyPost(author: string): SavedPost {
  const texts = { title: '', slug: '', excerpt: '', content: '', tags: [], coverImage: null, author };
  return { ...texts, published: false, featured: false, publishAt: null };
}
