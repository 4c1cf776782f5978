import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { PostInput } from '#shared/post.schema.ts';
import type { RevisionSummary } from '#shared/post.ts';
import { toIso } from '#shared/time.ts';
import { getPost } from './edits.ts';
import { findRevision, listRevisions } from './part-queries.ts';

/**
 * All saves of a post, newest first.
 *
 * @throws AppError `not_found`.
 */
export async function readRevisions(ctx: AppContext, slug: string): Promise<RevisionSummary[]> {
  const { id } = await getPost(ctx.db, slug);
  return (await listRevisions(ctx.db, id)).map((revision) => {
    const { title, content } = JSON.parse(revision.post) as PostInput;
    return {
      id: revision.id,
      savedBy: revision.savedBy,
      createdAt: toIso(revision.createdAt),
      title,
      words: content.match(/\S+/g)?.length ?? 0,
    };
  });
}

/**
 * The post's fields as one save left them.
 *
 * @throws AppError `not_found`.
 */
export async function readRevision(ctx: AppContext, slug: string, id: number) {
  const post = await getPost(ctx.db, slug);
  const revision = await findRevision(ctx.db, post.id, id);
  if (!revision) throw new AppError('not_found', 'Revision not found');
  return {
    id: revision.id,
    savedBy: revision.savedBy,
    createdAt: toIso(revision.createdAt),
    post: JSON.parse(revision.post) as Record<string, unknown>,
  };
}
