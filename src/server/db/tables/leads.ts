/** Contacts, subscribers and leads. */
import * as z from 'zod';
import { ListedContact } from '#shared/contact.schema.ts';
import { Lead } from '#shared/lead.schema.ts';
import { OUTBOX_STATUSES } from '#shared/outbox.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import { SubscriberFields } from '#shared/subscriber.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

export const ContactsTable = ListedContact;
export type ContactsTable = TableOf<typeof ContactsTable, 'id' | 'responded'>;

/** Addresses on the newsletter list: waiting for their confirmation, subscribed, or left. */
export const NewsletterSubscribersTable = SubscriberFields.extend({
  /** Empty only in rows that another program wrote. */
  consentAt: StoredTime.nullable(),
  /** A captain took it off the list, and it has not unsubscribed since. */
  removedByCaptain: z.boolean(),
});
export type NewsletterSubscribersTable = TableOf<
  typeof NewsletterSubscribersTable,
  'id' | 'subscribed' | 'removedByCaptain' | 'onlyInterests'
>;

/** Interests of subscribers: the pages on which an address was typed in, a row for each. */
export interface InterestsTable {
  email: string;
  page: string;
  createdAt: CreatedAt;
}

/** A row for each address that wrote, subscribed or was added by hand; see `leads.ts` for what triggers maintain. */
export const LeadsTable = Lead.omit({ newsletter: true }).extend({
  /** The owner chose the stage: it does not change by itself any more. */
  stageChosen: z.boolean(),
  /** Gave the address in a chat. */
  hasChatted: z.boolean(),
  /** False for those who only subscribed, or left their address on a page. */
  isContact: z.boolean(),
});
export type LeadsTable = TableOf<
  typeof LeadsTable,
  'id' | 'messages' | 'bookings' | 'isSubscriber' | 'notes' | 'stage' | 'stageChosen' | 'hasChatted' | 'isContact'
>;

/** Mails that captains wrote to leads. A trigger copies what became of them from the outbox, where messages are deleted after some time. */
export const RepliesTable = z.object({
  id: z.number(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Username. */
  sentBy: z.string(),
  /** That of its mail; `byHand` where the owner sent it with another program. */
  status: z.enum([...OUTBOX_STATUSES, 'byHand']),
  reason: z.string().nullable(),
  createdAt: StoredTime,
});
export type RepliesTable = TableOf<typeof RepliesTable, 'id' | 'status' | 'reason'>;

/** People who asked to be erased; see `people/opt-outs.ts`. */
export interface ErasedAddressesTable {
  /** SHA-256 of the address in lower case, in hex. */
  hash: string;
  erasedAt: UnixSeconds;
}
