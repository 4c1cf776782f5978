import type { AppContext } from '#server/context.ts';
import { makeSharedToken, readSharedToken } from '#server/http/shared-links.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { VisitorError } from '#shared/errors.ts';
import type { Post, PreviewLink } from '#shared/post.schema.ts';
import { getPost } from './reading.ts';
import { getPostById } from './view.ts';

/**
 * A link that shows a draft or scheduled post to anyone who has it; see `makeSharedToken` for when it ends.
 *
 * @throws AppError `not_found`.
 */
export async function makePreviewLink(
  ctx: AppContext,
  slug: string,
  maker: Pick<CaptainUser, 'id'>,
): Promise<PreviewLink> {
  const { id } = await getPost(ctx, slug, { hidden: true });
  const { token, expiresAt } = makeSharedToken(ctx, 'post-preview', String(id), maker);
  return { url: `${ctx.config.siteUrl}/blog/preview/${token}`, expiresAt };
}

/** @throws AppError `not_found` when the link is forged or has ended, or the post was deleted. */
export async function getPostPreview(ctx: AppContext, token: string): Promise<Post> {
  const id = readSharedToken(ctx, 'post-preview', token);
  if (id === undefined) throw new VisitorError('not_found', 'previewExpired');
  return getPostById(ctx, Number(id));
}
