import type { MailTemplates } from '#server/context.ts';
import { paths } from '#shared/paths.ts';

/** An address that subscribed or unsubscribed. Times are ISO 8601 UTC. */
export type NewsletterPayload = {
  email: string;
  page: string | null;
  referrer: string | null;
  createdAt: string;
  /** Page with the button that unsubscribes. */
  unsubscribeUrl: string;
};

/** The links of the mail that asks an address to confirm. */
export type NewsletterConfirmPayload = {
  email: string;
  confirmUrl: string;
  /** Page with the button that unsubscribes; also takes RFC 8058's one-click POST. */
  unsubscribeUrl: string;
};

/** An issue as it was rendered for a test. */
export type IssueTestPayload = {
  subject: string;
  html: string;
  text: string;
};

export const newsletterMails: MailTemplates = {
  owner: {
    'newsletter.subscribed': ({ email, page, referrer }: NewsletterPayload, { settings }) => ({
      subject: `${email} subscribed`,
      blocks: [
        { kind: 'text', text: `${email} subscribed to your newsletter.` },
        {
          kind: 'table',
          rows: [
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
    test: ({ subject, html, text }: IssueTestPayload) => ({ subject, html, text, blocks: [] }),
    'newsletter.confirm': ({ confirmUrl, unsubscribeUrl }: NewsletterConfirmPayload, { content, settings }) => {
      const { greetingAnonymous, newsletter: texts } = content.get('mails');
      return {
        subject: texts.subject,
        headers: {
          'List-Id': `<newsletter.${new URL(settings.site().url).hostname}>`,
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        blocks: [
          { kind: 'text', text: greetingAnonymous },
          { kind: 'text', text: texts.text },
          { kind: 'button', label: texts.button, url: confirmUrl },
          { kind: 'text', text: texts.ignore },
          { kind: 'link', label: texts.unsubscribe, url: unsubscribeUrl },
        ],
      };
    },
  },
};
