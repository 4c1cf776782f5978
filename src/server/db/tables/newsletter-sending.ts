/** Recipients of the newsletter's issues, and addresses that get none. */
import type { Generated } from 'kysely';
import type { BounceKind, RecipientState, SuppressionKind } from '#shared/sending.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag } from './column.ts';

/** A subscriber who gets an issue, with what came of it. */
export interface NewsletterRecipientsTable {
  id: Generated<number>;
  newsletterId: number;
  /** Null, as `email`, when the subscriber was erased. */
  subscriberId: number | null;
  email: string | null;
  state: Generated<RecipientState>;
  attempts: Generated<number>;
  nextAt: Generated<UnixSeconds>;
  bounce: BounceKind | null;
  /** Last answer of the mail server, or the reason why nothing was sent. */
  response: string | null;
  /** When the mail server was last asked to take the mail. */
  at: UnixSeconds | null;
  /** The mail server refused a whole run of recipients, this one with them: resuming the issue tries it again. */
  retryOnResume: Generated<Flag>;
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
