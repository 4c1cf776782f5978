import type { AppContext } from '#server/context.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { AppError } from '#shared/errors.ts';
import type { IssuePreview } from '#shared/newsletter.ts';
import type { IssueInput } from '#shared/newsletter-issue.schema.ts';
import { getIssueRow } from './issues.ts';
import type { IssueTestPayload } from './mails.ts';
import { fillIn, prepareIssue } from './render-issue.ts';

/** No subscriber has it: the links in a preview and in a test mail unsubscribe nobody. */
const NOBODY = { id: 0, email: '' };

/**
 * What the editor holds as a mail, before it is saved.
 *
 * @throws AppError `not_found`.
 */
export async function previewIssue(ctx: AppContext, id: number, input: IssueInput): Promise<IssuePreview> {
  const row = await getIssueRow(ctx.db, id);
  const issue = await prepareIssue(ctx, { ...row, ...input });
  const { html, text } = fillIn(ctx, issue, NOBODY);
  return { html, text, bytes: Buffer.byteLength(html) };
}

/**
 * Sends an issue as it is saved to a captain.
 *
 * @throws AppError `not_found`, or `conflict` when no mail is set up.
 */
export async function sendTestIssue(ctx: AppContext, id: number, to: string): Promise<void> {
  const row = await getIssueRow(ctx.db, id);
  if (!ctx.config.SMTP_URL) throw new AppError('conflict', 'Nothing can be sent: SMTP_URL is not set');
  const { subject, html, text } = fillIn(ctx, await prepareIssue(ctx, row), NOBODY);
  const payload: IssueTestPayload = { subject: subject || '(no subject)', html, text };
  await ctx.db.transaction().execute((trx) =>
    enqueue(ctx, trx, {
      event: 'test',
      payload: {},
      tellOwner: false,
      visitor: { email: to, payload: { ...payload }, isUncapped: true },
    }),
  );
  ctx.outbox.wake();
}
