import { summarizeRevision } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { getIssueRow } from './issues.ts';
import { findIssueRevision, listIssueRevisionRows } from './queries.ts';

/**
 * The revisions of an issue, newest first.
 *
 * @throws AppError `not_found`.
 */
export async function listIssueRevisions(ctx: AppContext, id: number) {
  await getIssueRow(ctx.db, id);
  return (await listIssueRevisionRows(ctx.db, id)).map((revision) => ({
    ...summarizeRevision(revision, revision.issue.subject, revision.issue.content),
    createdAt: revision.createdAt,
  }));
}

/**
 * The fields of an issue as one revision saved them.
 *
 * @throws AppError `not_found`.
 */
export async function getIssueRevision(ctx: AppContext, id: number, revisionId: number) {
  const revision = await findIssueRevision(ctx.db, id, revisionId);
  if (!revision) throw new AppError('not_found', 'Revision not found');
  return revision;
}
