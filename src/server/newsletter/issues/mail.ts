import type { AppContext } from '#server/context.ts';
import type { Mail } from '#server/delivery/delivery.ts';
import { makeLinkToken } from '#server/http/link-tokens.ts';
import { bounceAddress } from '#server/newsletter/bounces/address.ts';
import { MAIL_TOKEN_HEADER } from '#server/newsletter/bounces/report.ts';
import { paths } from '#shared/paths.ts';
import type { PreparedIssue } from './render.ts';

/** The mail of an issue, the same for everybody but for the link to unsubscribe, which comes between the parts. */
export type StoredMail = Pick<PreparedIssue, 'subject' | 'html' | 'text'>;

interface Recipient {
  id: number;
  newsletterId: number;
  subscriberId: number;
  email: string;
}

/** The mail that one recipient gets. */
export function mailForRecipient(ctx: AppContext, mail: StoredMail, recipient: Recipient): Mail {
  const { hostname } = new URL(ctx.config.siteUrl);
  const subscriber = { id: recipient.subscriberId, email: recipient.email };
  const token = unsubscribeToken(ctx, subscriber, recipient.newsletterId);
  const mailbox = ctx.config.BOUNCE_IMAP_URL ? bounceAddress(ctx) : ctx.settings.mail().from?.address;
  const byMail = mailbox ? `, <mailto:${mailbox}?subject=${encodeURIComponent(`unsubscribe ${token}`)}>` : '';
  const mailToken = messageToken(ctx, recipient);
  return {
    ...fillIn(ctx, mail, token),
    to: recipient.email,
    // A bounce names it.
    messageId: `<${mailToken}@${hostname}>`,
    returnTo: bounceAddress(ctx),
    headers: {
      [MAIL_TOKEN_HEADER]: mailToken,
      'List-Id': `<newsletter.${hostname}>`,
      'List-Unsubscribe': `<${leaveUrl(ctx, token)}>${byMail}`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'X-Event': 'newsletter.issue',
    },
  };
}

/** The mail of an issue with one recipient's link to unsubscribe in it. @param token of that link. */
export function fillIn(ctx: AppContext, { subject, html, text }: StoredMail, token: string) {
  const leave = leaveUrl(ctx, token);
  return { subject, html: html.join(leave), text: text.join(leave) };
}

export function leaveUrl({ config }: AppContext, token: string): string {
  return `${config.siteUrl}${paths.newsletterLeave(token)}`;
}

/**
 * The token of a link to unsubscribe. Behind a dot it names the issue that the link is in: not signed, because only the statistics of
 * issues read it.
 */
export function unsubscribeToken(
  ctx: Pick<AppContext, 'signingKey'>,
  subscriber: { id: number; email: string },
  newsletterId?: number,
): string {
  const token = makeLinkToken(ctx, 'newsletter-unsubscribe', subscriber.id, subscriber.email);
  return newsletterId === undefined ? token : `${token}.${newsletterId}`;
}

/** The token of a link that unsubscribes nobody, for previews and test mails. */
export function previewToken(ctx: Pick<AppContext, 'signingKey'>): string {
  return unsubscribeToken(ctx, { id: 0, email: '' });
}

/** The signed part of a token, and the issue that it names. */
export function splitToken(token: string): { signed: string; newsletterId: number | undefined } {
  const [signed = '', issue = ''] = token.split('.');
  return { signed, newsletterId: /^\d{1,9}$/.test(issue) ? Number(issue) : undefined };
}

function messageToken(ctx: AppContext, { id, newsletterId }: Recipient): string {
  return makeLinkToken(ctx, 'newsletter-mail', id, String(newsletterId));
}
