/** State of one recipient of an issue. `suppressed` and `unsubscribed`: nothing was sent, because the address was either by then. */
export type RecipientState = 'pending' | 'sent' | 'failed' | 'suppressed' | 'unsubscribed';
export const RECIPIENT_STATES: RecipientState[] = ['pending', 'sent', 'failed', 'suppressed', 'unsubscribed'];

/** Verdict of a bounced mail about its address: gone for good, not reachable now, or its reader reported spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint';

/** Why an address gets no issue: after a bounce, because the owner said so, or because it left and is not stored any more. */
export type SuppressionKind = BounceKind | 'manual' | 'left';

/** A recipient as the dashboard lists it. Times are ISO 8601 UTC. */
export interface ListedRecipient {
  id: number;
  /** Null when the subscriber was erased. */
  email: string | null;
  state: RecipientState;
  attempts: number;
  response: string | null;
  at: string | null;
  /** When it is tried again; null unless a first attempt failed. */
  nextAt: string | null;
}

/** A suppressed address as the dashboard lists it. */
export interface ListedSuppression {
  /** SHA-256 of the address, in hex. */
  hash: string;
  /** Null when no subscriber has this address. */
  email: string | null;
  kind: SuppressionKind;
  reason: string;
  createdAt: string;
}

/** Result of an import of addresses, also of a dry run. */
export interface ImportCounts {
  /** Added as subscribers. */
  new: number;
  /** Already there, whatever their status: nothing changes. */
  known: number;
  invalid: number;
  /** Suppressed or erased: never imported. */
  suppressed: number;
  /** In the file more than once, capitals aside. */
  duplicates: number;
}

/** Answer to an import and to its dry run. */
export interface SubscriberImport {
  columns: string[];
  /** Which column holds what; null where none does. */
  mapping: ImportMapping;
  counts: ImportCounts;
  /** The first lines that cannot be imported, with the reason. */
  problems: { line: number; value: string; message: string }[];
}

/** Which column of a CSV file holds what. */
export interface ImportMapping {
  email: string | null;
  page: string | null;
  consentAt: string | null;
}

/** Longest statement of consent in characters. */
export const CONSENT_MAX = 1_000;
