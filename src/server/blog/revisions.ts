import type { AppContext } from '#server/context.ts';
import { requireFound } from '#shared/errors.ts';
import type { PostRevision, RevisionSummary } from '#shared/post.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { getPostRow } from './edits.ts';
import { findRevision, listRevisions } from './revision-queries.ts';

/**
 * The revisions of a post, newest first.
 *
 * @throws AppError `not_found`.
 */
export async function listPostRevisions(ctx: AppContext, slug: string): Promise<RevisionSummary[]> {
  const { id } = await getPostRow(ctx.db, slug);
  return (await listRevisions(ctx.db, id)).map((revision) => {
    const { title, content } = revision.post;
    return summarizeRevision(revision, title, content);
  });
}

/** A saved text as a line of a list. */
export function summarizeRevision(
  { id, savedBy, createdAt }: { id: number; savedBy: string | null; createdAt: UnixSeconds },
  title: string,
  content: string,
): RevisionSummary {
  return { id, savedBy, createdAt, title, words: content.match(/\S+/g)?.length ?? 0 };
}

/**
 * The fields of a post as one revision saved them.
 *
 * @throws AppError `not_found`.
 */
export async function getPostRevision(ctx: AppContext, slug: string, id: number): Promise<PostRevision> {
  const post = await getPostRow(ctx.db, slug);
  return requireFound(await findRevision(ctx.db, post.id, id), 'Revision not found');
}
