/** Contacts, subscribers and leads. */
import type { Generated } from 'kysely';
import { ListedContact } from '#shared/contact.schema.ts';
import { Lead } from '#shared/lead.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag, TableOf } from './column.ts';

export const ContactsTable = ListedContact;
export type ContactsTable = TableOf<typeof ContactsTable, 'id' | 'responded'>;

/** Addresses on the newsletter list: waiting for their confirmation, subscribed, or left. */
export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  subscribed: Generated<Flag>;
  page: string | null;
  referrer: string | null;
  createdAt: CreatedAt;
  /** When the address confirmed by mail; null before that, or where mail is not set up. */
  confirmedAt: UnixSeconds | null;
  leftAt: UnixSeconds | null;
  /** A captain took it off the list, and it has not unsubscribed since. */
  removedByCaptain: Generated<Flag>;
  /** Proof of consent: when and where it was given, and the words that were agreed to. */
  consentAt: UnixSeconds | null;
  consentPage: string | null;
  consentText: string | null;
  /** Gets only issues about its interests. */
  onlyInterests: Generated<Flag>;
}

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
