/** Outgoing messages, and services that are failing. */
import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt } from './column.ts';

export interface OutboxTable {
  id: Generated<number>;
  /** The same in every attempt: receivers know a repetition by it. */
  uid: string;
  channel: 'mail' | 'webhook' | 'caldav';
  audience: 'owner' | 'visitor';
  event: string;
  /** Address of a visitor's mail; the owner's is read when it is sent. */
  recipient: string | null;
  throttleKey: string | null;
  bookingId: number | null;
  /** JSON object; its shape follows from `event`. */
  payload: string;
  status: 'waiting' | 'sent' | 'failed' | 'kept' | 'skipped' | 'held';
  attempts: Generated<number>;
  dueAt: UnixSeconds;
  giveUpAt: UnixSeconds;
  reason: string | null;
  createdAt: CreatedAt;
  sentAt: UnixSeconds | null;
}

/** Failures in a row of a channel or service; after several the owner gets an alert. */
export interface OutagesTable {
  source: 'mail' | 'webhook' | 'caldav' | 'model' | 'scheduler' | 'calendar' | 'drill' | 'rewrite' | 'replica' | 'cdn';
  failures: number;
  since: UnixSeconds;
  lastError: string | null;
  alertedAt: UnixSeconds | null;
}
