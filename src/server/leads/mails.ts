import type { MailTemplates } from '#server/context.ts';
import { greeting, replyButton, visitorName } from '#server/delivery/delivery.ts';
import type { ListedContactJson } from '#shared/contact.schema.ts';
import { paths } from '#shared/paths.ts';
import { budgetLabel, serviceLabels } from './choices.ts';

/** A message of the contact form. Times are ISO 8601 UTC. */
export type ContactPayload = Omit<ListedContactJson, 'id' | 'responded'>;

/** Fields that the visitor's own mail needs; earlier versions stored no last name. */
export type GreetedPayload = Pick<ContactPayload, 'firstName'> & Partial<Pick<ContactPayload, 'lastName'>>;

/** A mail to a lead: paragraphs with an empty line between them, and the message that it answers. */
export type ReplyPayload = {
  /** Id in `replies`, whose row follows the outbox by it. */
  reply: number;
  /** The lead's address; erasing a person deletes the message by it. */
  email: string;
  subject: string;
  text: string;
  quote: string | null;
};

export const leadMails: MailTemplates = {
  owner: {
    'contact.created': (contact: ContactPayload, ctx) => {
      const { brand, url } = ctx.settings.site();
      const name = visitorName(contact);
      return {
        subject: `${name} wrote to you`,
        replyTo: { name, address: contact.email },
        blocks: [
          {
            kind: 'table',
            rows: [
              ['Name', name],
              ['Email', contact.email],
              ['Company', contact.company],
              ['Phone', contact.phone],
              ['Services', serviceLabels(ctx, contact.service).join(', ')],
              ['Budget', budgetLabel(ctx, contact.budget)],
              ['Page', contact.page],
              ['Came from', contact.referrer],
            ],
          },
          { kind: 'quote', text: contact.message },
          replyButton(contact.email, `Your message to ${brand}`),
          { kind: 'link', label: 'All leads', url: `${url}${paths.captainTab('leads')}` },
        ],
      };
    },
  },
  visitor: {
    'lead.reply': ({ subject, text, quote }: ReplyPayload) => ({
      subject,
      // Written by a person.
      headers: { 'Auto-Submitted': 'no' },
      blocks: [
        ...text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
        ...(quote ? [{ kind: 'quote' as const, text: quote }] : []),
      ],
    }),
    'contact.created': ({ firstName, lastName }: GreetedPayload, ctx) => {
      const texts = ctx.content.get('mails').contact;
      return {
        subject: texts.subject,
        blocks: [
          { kind: 'text', text: greeting(ctx, firstName, lastName) },
          { kind: 'text', text: texts.received },
          { kind: 'text', text: texts.call },
          { kind: 'button', label: texts.button, url: `${ctx.settings.site().url}${paths.calendar}` },
          { kind: 'text', text: texts.signature },
        ],
      };
    },
  },
};
