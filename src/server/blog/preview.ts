import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { Post } from '#shared/post.ts';
import { toIso } from '#shared/time.ts';
import { readPost, readPostById } from './blog.ts';

/** How long a preview link opens the post, in seconds. */
const PREVIEW_SECONDS = 7 * 24 * 3600;

/**
 * A link that shows a hidden post to whoever has it, for a week.
 *
 * @throws AppError `not_found`.
 */
export async function makePreviewLink(ctx: AppContext, slug: string): Promise<{ url: string; expiresAt: string }> {
  const { id } = await readPost(ctx, slug, { hidden: true });
  const expires = ctx.clock.now() + PREVIEW_SECONDS;
  const token = `${id}.${expires}.${sign(ctx.signingKey, id, expires)}`;
  return { url: `${ctx.config.siteUrl}/blog/preview/${token}`, expiresAt: toIso(expires) };
}

/** @throws AppError `not_found` when the link is forged or over, or the post gone. */
export async function readPreview(ctx: AppContext, token: string): Promise<Post> {
  const [id = '', expires = '', signature = ''] = token.split('.');
  const expected = sign(ctx.signingKey, Number(id), Number(expires));
  if (!isEqual(signature, expected) || Number(expires) <= ctx.clock.now()) {
    throw new AppError('not_found', 'This preview link is over');
  }
  return readPostById(ctx, Number(id));
}

function sign(key: Buffer, id: number, expires: number): string {
  return createHmac('sha256', key).update(`post-preview:${id}:${expires}`).digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
