/** Contacts, subscribers and leads. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import type { ContactInput } from '#shared/contact.schema.ts';
import { Seconds } from '#shared/stored.schema.ts';
import { SubscriberFields } from '#shared/subscriber.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { Columns, CreatedAt, Flag, TableOf } from './column.ts';

/** The fields of the form as they are parsed; `page` is its path, `referrer` the site that led the visitor here. */
export interface ContactsTable extends Columns<ContactInput> {
  id: Generated<number>;
  createdAt: CreatedAt;
  responded: Generated<Flag>;
}

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
export interface LeadsTable {
  id: Generated<number>;
  email: string;
  /** As given last; null while only an address is known. */
  name: string | null;
  company: string | null;
  /** First characters of the latest message. */
  preview: string | null;
  firstAt: UnixSeconds;
  lastAt: UnixSeconds;
  /** When the oldest message without a response arrived; null when there is none. */
  waitingSince: UnixSeconds | null;
  messages: Generated<number>;
  bookings: Generated<number>;
  isSubscriber: Generated<Flag>;
  notes: Generated<string>;
}

/** People who asked to be erased; see `people/opt-outs.ts`. */
export interface ErasedAddressesTable {
  /** SHA-256 of the address in lower case, in hex. */
  hash: string;
  erasedAt: UnixSeconds;
}
