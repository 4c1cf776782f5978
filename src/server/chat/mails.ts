import type { MailTemplates } from '#server/context.ts';
import { replyButton, safeName } from '#server/delivery/delivery.ts';
import { paths } from '#shared/paths.ts';

/** A visitor who left an email address or a phone number in the chat. Times are ISO 8601 UTC. */
export interface ChatLeadPayload {
  email: string | null;
  phone: string | null;
  name: string | null;
  /** What the visitor wrote last, or a summary. */
  message: string;
  page: string | null;
  createdAt: string;
}

export const chatMails: MailTemplates = {
  owner: {
    'chat.lead': ({ email, phone, name, message, page }: ChatLeadPayload, { settings }) => {
      const { brand, url } = settings.site();
      const shownName = safeName(name ?? '', '');
      return {
        subject: `${shownName || email || phone} left ${email ? 'an address' : 'a phone number'} in the chat`,
        ...(email && { replyTo: { name: shownName, address: email } }),
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Name', shownName],
              ['Email', email],
              ['Phone', phone],
              ['Page', page],
            ],
          },
          { kind: 'quote', text: message },
          ...(email ? [replyButton(email, `Your chat with ${brand}`)] : []),
          { kind: 'link', label: 'All leads', url: `${url}${paths.captainTab('leads')}` },
        ],
      };
    },
  },
};
