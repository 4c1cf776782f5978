import type { AppContext } from '#server/context.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import type { IssueTestPayload } from '#server/newsletter/mails.ts';
import { AppError } from '#shared/errors.ts';
import type { IssueInput, IssuePreview } from '#shared/newsletter-issue.schema.ts';
import { getIssueRow } from './issues.ts';
import { fillIn, previewToken } from './mail.ts';
import { refuseEmpty } from './policy.ts';
import { findCaptainEmail } from './queries.ts';
import { prepareIssue } from './render.ts';

/**
 * Renders the editor's unsaved text as a mail. `getIssuePreview` then returns it for a frame.
 *
 * @param viewer the captain's id.
 * @throws AppError `not_found`.
 */
export async function previewIssue(
  ctx: AppContext,
  id: number,
  input: IssueInput,
  viewer: number,
): Promise<IssuePreview> {
  const row = await getIssueRow(ctx.db, id);
  const issue = await prepareIssue(ctx, { ...row, ...input });
  const { html, text } = fillIn(ctx, issue, previewToken(ctx));
  ctx.memory.issuePreviews.set(`${viewer} ${id}`, html);
  return { html, text, bytes: Buffer.byteLength(html) };
}

/**
 * The mail that this captain's editor showed last, in the colours of one scheme whatever the browser prefers.
 *
 * @throws AppError `not_found`.
 */
export function getIssuePreview(
  ctx: Pick<AppContext, 'memory'>,
  id: number,
  viewer: number,
  scheme: 'light' | 'dark',
): string {
  const html = ctx.memory.issuePreviews.get(`${viewer} ${id}`);
  if (html === undefined) throw new AppError('not_found', 'Open the preview again');
  return html
    .replace('@media (prefers-color-scheme:dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replace('color-scheme:light dark', `color-scheme:${scheme}`);
}

/**
 * Sends an issue as it is saved to a captain.
 *
 * @returns the captain's address.
 * @throws AppError `not_found`, or `conflict` when no mail is set up.
 */
export async function sendTestIssue(ctx: AppContext, id: number, captainId: number): Promise<string> {
  const to = await findCaptainEmail(ctx.db, captainId);
  const row = await getIssueRow(ctx.db, id);
  if (!ctx.settings.mail().url) throw new AppError('conflict', 'Nothing can be sent: no mail server is set up');
  refuseEmpty(row);
  const { subject, html, text } = fillIn(ctx, await prepareIssue(ctx, row), previewToken(ctx));
  const payload: IssueTestPayload = { subject, html, text };
  await ctx.db.transaction().execute((trx) =>
    enqueue(ctx, trx, {
      event: 'test',
      payload: {},
      tellOwner: false,
      visitor: { email: to, payload, isUncapped: true },
    }),
  );
  ctx.outbox.wake();
  return to;
}
