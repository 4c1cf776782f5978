/** Outgoing messages, and services that are failing. */
import * as z from 'zod';
import { OutboxMessage } from '#shared/outbox.schema.ts';
import { OUTBOX_EVENTS } from '#shared/outbox.ts';
import { keyOf, StoredTime } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { TableOf } from './column.ts';

export const OutboxTable = OutboxMessage.omit({ to: true, subject: true, text: true }).extend({
  event: keyOf(OUTBOX_EVENTS),
  /** Address of a visitor's mail; the owner's is read when it is sent. */
  recipient: z.string().nullable(),
  /** The mailbox of a visitor whose mails of a day are counted (`mailboxOf`). */
  mailbox: z.string().nullable(),
  bookingId: z.number().nullable(),
  /** Its shape follows from `event`. */
  payload: z.record(z.string(), z.unknown()),
  giveUpAt: StoredTime,
});
export type OutboxTable = TableOf<typeof OutboxTable, 'id' | 'attempts'>;

/** Failures in a row of a channel or service; after several the owner gets an alert. */
export interface OutagesTable {
  source: 'mail' | 'webhook' | 'caldav' | 'model' | 'scheduler' | 'calendar' | 'drill' | 'rewrite' | 'replica' | 'cdn';
  failures: number;
  since: UnixSeconds;
  lastError: string | null;
  alertedAt: UnixSeconds | null;
}
