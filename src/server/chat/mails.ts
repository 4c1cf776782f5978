import type { MailTemplates } from '#server/context.ts';
import { replyButton } from '#server/delivery/delivery.ts';
import { paths } from '#shared/paths.ts';

/** A visitor who left an email address or a phone number in the chat. `createdAt` is ISO 8601 UTC. */
export interface ChatLeadPayload {
  email: string | null;
  phone: string | null;
  message: string;
  createdAt: string;
  /** Id of the conversation; missing in messages that were queued by earlier versions. */
  chat?: number;
}

export const chatMails: MailTemplates = {
  owner: {
    'chat.lead': ({ email, phone, message, chat }: ChatLeadPayload, { settings }) => {
      const { brand, url } = settings.site();
      return {
        subject: `${email ?? phone} left ${email ? 'an address' : 'a phone number'} in the chat`,
        ...(email && { replyTo: { name: '', address: email } }),
        blocks: [
          {
            kind: 'table',
            rows: [
              ['Email', email],
              ['Phone', phone],
            ],
          },
          { kind: 'quote', text: message },
          ...(email ? [replyButton(email, `Your chat with ${brand}`)] : []),
          chat === undefined
            ? { kind: 'link', label: 'All leads', url: `${url}${paths.captainTab('leads')}` }
            : { kind: 'link', label: 'The conversation', url: `${url}${paths.captainChat(chat)}` },
        ],
      };
    },
  },
};
