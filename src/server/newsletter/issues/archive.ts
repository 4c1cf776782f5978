import { RENDER_VERSION, renderContent } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { VisitorError } from '#shared/errors.ts';
import type { PublicIssue, ReadIssue } from '#shared/newsletter.schema.ts';
import { findPublicIssue, listPublicIssues } from './archive-queries.ts';
import { updateIssue } from './queries.ts';

/** The issues that visitors can read, newest first. */
export async function listArchive(ctx: AppContext): Promise<PublicIssue[]> {
  return (await listPublicIssues(ctx.db)).map(toPublic);
}

/**
 * An issue in the archive.
 *
 * @throws AppError `not_found`.
 */
export async function getArchived(ctx: AppContext, slug: string): Promise<ReadIssue> {
  const row = await findPublicIssue(ctx.db, slug);
  if (!row) throw new VisitorError('not_found', 'nothingHere');
  const { id, content } = row;
  let { html } = row;
  if (row.renderVersion !== RENDER_VERSION) {
    const rendering = await renderContent(ctx, content);
    html = rendering.html;
    await updateIssue(ctx.db, id, { html, renderVersion: rendering.renderVersion });
  }
  return { ...toPublic(row), html };
}

function toPublic(row: Awaited<ReturnType<typeof listPublicIssues>>[number]): PublicIssue {
  const { slug, subject, preview, startedAt } = row;
  return { slug: slug ?? '', subject, preview, sentAt: startedAt! };
}
