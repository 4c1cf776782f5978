import { summarizeRevision } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import type { IssueInput } from '#shared/newsletter-issue.schema.ts';
import type { RevisionSummaryJson } from '#shared/post.schema.ts';
import { toIso } from '#shared/time.ts';
import { findIssueRevision, listIssueRevisionRows } from './issue-queries.ts';
import { getIssueRow } from './issues.ts';

/**
 * The revisions of an issue, newest first.
 *
 * @throws AppError `not_found`.
 */
export async function listIssueRevisions(ctx: AppContext, id: number): Promise<RevisionSummaryJson[]> {
  await getIssueRow(ctx.db, id);
  return (await listIssueRevisionRows(ctx.db, id)).map((revision) => {
    const { subject, content } = JSON.parse(revision.issue) as IssueInput;
    return { ...summarizeRevision(revision, subject, content), createdAt: toIso(revision.createdAt) };
  });
}

/**
 * The fields of an issue as one revision saved them.
 *
 * @throws AppError `not_found`.
 */
export async function getIssueRevision(ctx: AppContext, id: number, revisionId: number) {
  const revision = await findIssueRevision(ctx.db, id, revisionId);
  if (!revision) throw new AppError('not_found', 'Revision not found');
  return {
    id: revision.id,
    savedBy: revision.savedBy,
    createdAt: toIso(revision.createdAt),
    issue: JSON.parse(revision.issue) as Omit<IssueInput, 'version'>,
  };
}
