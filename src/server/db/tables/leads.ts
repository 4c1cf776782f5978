/** Contacts, subscribers and leads. */
import * as z from 'zod';
import { ListedContact } from '#shared/contact.schema.ts';
import { Lead } from '#shared/lead.schema.ts';
import { Seconds } from '#shared/stored.schema.ts';
import { SubscriberFields } from '#shared/subscriber.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

export const ContactsTable = ListedContact;
export type ContactsTable = TableOf<typeof ContactsTable, 'id' | 'responded'>;

/** Addresses on the newsletter list: waiting for their confirmation, subscribed, or left. */
export const NewsletterSubscribersTable = SubscriberFields.extend({
  /** Empty only in rows that another program wrote. */
  consentAt: Seconds.nullable(),
  /** A captain took it off the list, and it has not unsubscribed since. */
  removedByCaptain: z.boolean(),
});
export type NewsletterSubscribersTable = TableOf<
  typeof NewsletterSubscribersTable,
  'id' | 'subscribed' | 'removedByCaptain' | 'onlyInterests'
>;

/** Which page's box an address was typed into, one row for each page: a subscriber's interests. */
export interface InterestsTable {
  email: string;
  page: string;
  createdAt: CreatedAt;
}

/** A row for each address that wrote or subscribed; triggers maintain everything but `notes`. */
export const LeadsTable = Lead.omit({ newsletter: true });
export type LeadsTable = TableOf<typeof LeadsTable, 'id' | 'messages' | 'bookings' | 'isSubscriber' | 'notes'>;

/** People who asked to be erased; see `people/opt-outs.ts`. */
export interface ErasedAddressesTable {
  /** SHA-256 of the address in lower case, in hex. */
  hash: string;
  erasedAt: UnixSeconds;
}
