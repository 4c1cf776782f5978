import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { idOfLinkToken, isLinkToken } from '#server/http/link-tokens.ts';
import {
  findMailedSince,
  findRecipient,
  type RecipientRow,
  updateRecipient,
} from '#server/newsletter/sending/queries.ts';
import { suppressAfterBounce } from '#server/newsletter/subscribers/suppression.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import type { BounceReport } from './report.ts';

/** Mail servers return a mail after some days; a report about an address that got nothing for longer is not ours. */
const REPORTED_WITHIN_SECONDS = 30 * DAY_SECONDS;

/**
 * Stores what a returned mail or a complaint says about a recipient. The same report again changes nothing.
 *
 * @param email the recipient, where nothing signed names the mail. Only from a provider that signs its reports: in a mail anybody can
 *   write any address.
 * @returns false when no mail of an issue went to this recipient.
 */
export async function recordBounce(
  ctx: AppContext,
  report: BounceReport,
  email: string | null = null,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const recipient = await recipientOf(ctx, trx, report.tokens, email);
    if (!recipient) return false;
    const { kind, reason } = report;
    // Reported before, or known to be worse.
    if (recipient.bounce === kind || recipient.bounce === 'hard') return true;
    // A complaint is about a mail that arrived.
    const state = kind === 'complaint' ? recipient.state : 'failed';
    await updateRecipient(trx, recipient.id, { bounce: kind, state, response: reason });
    await suppressAfterBounce(ctx, trx, recipient, kind, reason);
    return true;
  });
}

async function recipientOf(
  ctx: AppContext,
  trx: Db,
  tokens: string[],
  email: string | null,
): Promise<RecipientRow | undefined> {
  for (const text of tokens) {
    const token = text.replace(/^<|>$/g, '').split('@', 1)[0] ?? '';
    const id = idOfLinkToken(token);
    const named = id === undefined ? undefined : await findRecipient(trx, id);
    if (named && isLinkToken(ctx, token, 'newsletter-mail', named.id, String(named.newsletterId))) return named;
  }
  if (email === null) return undefined;
  return findMailedSince(trx, email, (ctx.clock.now() - REPORTED_WITHIN_SECONDS) as UnixSeconds);
}
