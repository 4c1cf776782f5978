import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { isSameSecret } from '#server/http/same-secret.ts';
import { VisitorError } from '#shared/errors.ts';
import type { Post } from '#shared/post.ts';
import { toIso } from '#shared/time.ts';
import { getPost } from './reading.ts';
import { getPostById } from './view.ts';

/** A preview link expires after this many seconds. */
const PREVIEW_SECONDS = 7 * 24 * 3600;

/**
 * A signed link that shows a draft or scheduled post to anyone who has it, for seven days.
 *
 * @throws AppError `not_found`.
 */
export async function makePreviewLink(ctx: AppContext, slug: string): Promise<{ url: string; expiresAt: string }> {
  const { id } = await getPost(ctx, slug, { hidden: true });
  const expires = ctx.clock.now() + PREVIEW_SECONDS;
  const token = `${id}.${expires}.${sign(ctx.signingKey, id, expires)}`;
  return { url: `${ctx.config.siteUrl}/blog/preview/${token}`, expiresAt: toIso(expires) };
}

/** @throws AppError `not_found` when the link is forged or expired, or the post was deleted. */
export async function getPreview(ctx: AppContext, token: string): Promise<Post> {
  const [id = '', expires = '', signature = ''] = token.split('.');
  const expected = sign(ctx.signingKey, Number(id), Number(expires));
  if (!isSameSecret(signature, expected) || Number(expires) <= ctx.clock.now()) {
    throw new VisitorError('not_found', 'previewExpired');
  }
  return getPostById(ctx, Number(id));
}

function sign(key: Buffer, id: number, expires: number): string {
  return createHmac('sha256', key).update(`post-preview:${id}:${expires}`).digest('base64url');
}
