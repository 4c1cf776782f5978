import type { MailTemplates } from '#server/context.ts';
import { paths } from '#shared/paths.ts';

/** An address that subscribed or unsubscribed. Times are ISO 8601 UTC. */
export interface NewsletterPayload {
  email: string;
  page: string | null;
  referrer: string | null;
  createdAt: string;
  /** Page with the button that unsubscribes. */
  unsubscribeUrl: string;
}

/** The links of the mail that asks an address to confirm. */
export interface NewsletterConfirmPayload {
  email: string;
  confirmUrl: string;
  unsubscribeUrl: string;
  /** Address for RFC 8058's one-click POST. */
  oneClickUrl: string;
}

export const newsletterMails: MailTemplates = {
  owner: {
    'newsletter.subscribed': ({ email, page, referrer }: NewsletterPayload, settings) => ({
      subject: `${email} subscribed`,
      blocks: [
        { kind: 'text', text: `${email} subscribed to your newsletter.` },
        {
          kind: 'facts',
          facts: [
            ['Page', page],
            ['Came from', referrer],
          ],
        },
        { kind: 'link', label: 'All leads', url: `${settings.site().url}${paths.captainTab('leads')}` },
      ],
    }),
    'newsletter.unsubscribed': ({ email }: NewsletterPayload) => ({
      subject: `${email} unsubscribed`,
      blocks: [{ kind: 'text', text: `${email} unsubscribed from your newsletter.` }],
    }),
  },
  visitor: {
    'newsletter.confirm': ({ confirmUrl, unsubscribeUrl, oneClickUrl }: NewsletterConfirmPayload, settings) => {
      const { brand, url } = settings.site();
      return {
        subject: `Please confirm your subscription to ${brand}`,
        headers: {
          'List-Id': `Newsletter <newsletter.${new URL(url).hostname}>`,
          'List-Unsubscribe': `<${oneClickUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        blocks: [
          { kind: 'text', text: 'Hello,' },
          { kind: 'text', text: `Somebody, most likely you, asked for the newsletter of ${brand} at this address.` },
          { kind: 'button', label: 'Confirm the subscription', url: confirmUrl },
          {
            kind: 'text',
            text: 'If that was not you, ignore this mail: without your confirmation no newsletter is sent.',
          },
          { kind: 'link', label: 'Unsubscribe', url: unsubscribeUrl },
        ],
      };
    },
  },
};
