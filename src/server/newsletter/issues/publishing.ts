import { getPost, insertIssueAsPost } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { parseInput } from '#server/http/body.ts';
import { ISSUE_MAX } from '#shared/newsletter.ts';
import type { Issue, PostChoice } from '#shared/newsletter-issue.schema.ts';
import { IssueInput } from '#shared/newsletter-issue.schema.ts';
import { paths } from '#shared/paths.ts';
import { createIssue, getIssueRow } from './issues.ts';
import { updateIssue } from './queries.ts';

/**
 * Starts an issue from a post: from its excerpt and a link to it, or from its whole text.
 *
 * @throws AppError `not_found`; `bad_request` for a post whose text is too long with its cover.
 */
export async function createIssueFromPost(
  ctx: AppContext,
  { slug, part }: PostChoice,
  savedBy: string,
): Promise<Issue> {
  const post = await getPost(ctx, slug, { hidden: true });
  const cover = post.coverImage ? `![${post.title.replace(/[[\]\\]/g, '')}](${post.coverImage})\n\n` : '';
  const link = `[${ctx.content.get('mails').issue.post}](${paths.post(post.slug)})`;
  const content = part === 'whole' ? post.content : `${post.excerpt}\n\n${link}\n`;
  const fields = {
    subject: post.title.slice(0, ISSUE_MAX.subject),
    preview: post.excerpt.slice(0, ISSUE_MAX.preview),
    content: `${cover}${content}`,
    publishAs: 'blog',
  };
  return createIssue(ctx, parseInput(IssueInput, fields), savedBy, { postId: post.id });
}

/**
 * Makes an issue readable on the site. To be called in the transaction in which sending begins, together with setting `startedAt`;
 * after its commit call `ctx.publicContent.changed()`. An issue of the archive is public from `startedAt` on.
 */
export async function publishIssue(ctx: AppContext, trx: Db, id: number): Promise<void> {
  const issue = await getIssueRow(trx, id);
  if (issue.publishAs !== 'blog' || issue.postId !== null) return;
  const { name, language } = ctx.settings.site();
  const postId = await insertIssueAsPost(trx, { ...issue, language, author: name, now: ctx.clock.now() });
  await updateIssue(trx, id, { postId });
}
