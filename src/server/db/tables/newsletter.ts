/** Issues of the newsletter. An issue is one edition, written once and sent to many. */

import type { Generated } from 'kysely';
import * as z from 'zod';
import { IssueRevision, StoredIssue } from '#shared/newsletter-issue.schema.ts';
import { BounceKind, ListedRecipient, type RecipientState, type SuppressionKind } from '#shared/sending.schema.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

export const NewslettersTable = StoredIssue.extend({
  renderVersion: z.number(),
  /** Safe HTML made of `content` by the renderer of `renderVersion`, for the archive. */
  html: z.string(),
  /** How many unsubscribed through it. */
  unsubscribes: z.number(),
  /** The mail, made when sending began. The link to unsubscribe comes between the parts. */
  mail: z.object({ subject: z.string(), html: z.array(z.string()), text: z.array(z.string()) }).nullable(),
});
export type NewslettersTable = TableOf<
  typeof NewslettersTable,
  | 'id'
  | 'subject'
  | 'preview'
  | 'content'
  | 'state'
  | 'publishAs'
  | 'version'
  | 'renderVersion'
  | 'html'
  | 'unsubscribes'
  | 'visits'
>;

export const NewsletterRevisionsTable = IssueRevision.extend({ newsletterId: z.number() });
export type NewsletterRevisionsTable = TableOf<typeof NewsletterRevisionsTable, 'id'>;

/** A subscriber who gets an issue, with what came of it. `email` is null when the subscriber was erased. */
export const NewsletterRecipientsTable = ListedRecipient.extend({
  newsletterId: z.number(),
  /** Null as `email`. */
  subscriberId: z.number().nullable(),
  nextAt: StoredTime,
  bounce: BounceKind.nullable(),
  /** The mail server refused a whole run of recipients, this one with them: resuming the issue tries it again. */
  retryOnResume: z.boolean(),
});
export type NewsletterRecipientsTable = TableOf<
  typeof NewsletterRecipientsTable,
  'id' | 'state' | 'attempts' | 'nextAt' | 'retryOnResume'
>;

/** Mails of issues that are gone, for the limits of an hour and of a day. */
export interface NewsletterRemovedMailsTable {
  id: Generated<number>;
  at: UnixSeconds;
}

/** Maintained by triggers. */
export interface NewsletterCountsTable {
  newsletterId: number;
  state: RecipientState;
  count: number;
}

/** Addresses that get no issue any more: after a bounce or a complaint, or because the owner says so. */
export interface SuppressedAddressesTable {
  /** SHA-256 of the address in lower case, in hex. */
  hash: string;
  /** Null while there is no subscriber with this address. */
  email: string | null;
  kind: SuppressionKind;
  reason: string;
  /** The issue that could not be delivered, if it was one. */
  newsletterId: number | null;
  createdAt: CreatedAt;
}
