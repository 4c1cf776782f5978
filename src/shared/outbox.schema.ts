import * as z from 'zod';
import { OUTBOX_STATUSES } from './outbox.ts';
import { Time } from './stored.schema.ts';

/** Query of the dashboard's outbox; what makes no sense counts as not given. */
export const OutboxQuery = z.object({
  status: z.enum(OUTBOX_STATUSES).optional().catch(undefined),
  /** Id above the first message of the page. */
  before: z.coerce.number().int().min(1).optional().catch(undefined),
});

/** A message as the dashboard shows it. */
export const OutboxMessage = z.object({
  id: z.number(),
  /** Equal in every attempt, so that receivers recognize a repetition. */
  uid: z.string(),
  /** Where it goes: a mailbox, a web address, or a calendar of the owner. */
  channel: z.enum(['mail', 'webhook', 'caldav']),
  audience: z.enum(['owner', 'visitor']),
  /** A name in `OUTBOX_EVENTS`, or that of an event which another version of the server has stored. */
  event: z.string(),
  /** Mailbox, web address or calendar it goes to. */
  to: z.string(),
  subject: z.string(),
  /** The plain text of a mail, the JSON of a webhook, or what is done in a calendar. */
  text: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.number(),
  /** Why it was not sent yet, or never. */
  reason: z.string().nullable(),
  createdAt: Time,
  dueAt: Time,
  sentAt: Time.nullable(),
});
export type OutboxMessage = z.output<typeof OutboxMessage>;
export type OutboxMessageJson = z.input<typeof OutboxMessage>;

/** The dashboard's page of messages. */
export const OutboxPage = z.object({
  messages: z.array(OutboxMessage),
  /** `before` of the next page; null on the last one. */
  before: z.number().nullable(),
  counts: z.record(z.enum(OUTBOX_STATUSES), z.number()),
  channels: z.object({ mail: z.boolean(), webhook: z.boolean() }),
  /** Services that are failing now. */
  outages: z.array(
    z.object({ source: z.string(), failures: z.number(), since: Time, lastError: z.string().nullable() }),
  ),
});
export type OutboxPage = z.output<typeof OutboxPage>;
export type OutboxPageJson = z.input<typeof OutboxPage>;
