import type { MailTemplates } from '#server/context.ts';
import { greeting, replyButton, safeName } from '#server/delivery/delivery.ts';
import { budgetLabel, serviceLabel } from '#shared/contact.ts';
import type { ListedContact } from '#shared/lead.ts';
import { paths } from '#shared/paths.ts';

/** A message of the contact form. Times are ISO 8601 UTC. */
export type ContactPayload = Omit<ListedContact, 'id' | 'responded'>;

/** What the visitor's own mail needs; earlier versions stored no last name. */
export type GreetedPayload = Pick<ContactPayload, 'firstName'> & Partial<Pick<ContactPayload, 'lastName'>>;

export const leadMails: MailTemplates = {
  owner: {
    'contact.created': (contact: ContactPayload, settings) => {
      const { brand, url } = settings.site();
      const name = safeName(`${contact.firstName} ${contact.lastName}`, contact.email);
      return {
        subject: `${name} wrote to you`,
        replyTo: { name, address: contact.email },
        blocks: [
          {
            kind: 'facts',
            facts: [
              ['Name', name],
              ['Email', contact.email],
              ['Company', contact.company],
              ['Services', contact.service.map(serviceLabel).join(', ')],
              ['Budget', contact.budget && budgetLabel(contact.budget)],
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
    'contact.created': ({ firstName, lastName }: GreetedPayload, settings) => {
      const { brand, ownerName, url } = settings.site();
      return {
        subject: `Your message to ${brand}`,
        blocks: [
          { kind: 'text', text: greeting(firstName, lastName) },
          { kind: 'text', text: 'Your message has arrived. I will get back to you shortly.' },
          {
            kind: 'text',
            text: 'If you would rather talk, you can book a free consultation at a time that suits you.',
          },
          { kind: 'button', label: 'Book a free consultation', url: `${url}${paths.calendar}` },
          { kind: 'text', text: ownerName },
        ],
      };
    },
  },
};
