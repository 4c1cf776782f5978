import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { CalendarWrite, OutboxEvent } from '#shared/outbox.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { mailboxOf } from './names.ts';
import { countMailsTo, insertOutbox, isBookingUnconfirmed, type NewMessage } from './queries.ts';

/** Messages that could not be sent for this long are given up. */
export const GIVE_UP_AFTER_SECONDS = 3 * DAY_SECONDS;
export const NO_MAIL_REASON = 'No mail server is set up: the message is stored here to be read';
const OVER_CAP = 'This mailbox already got three such mails today';

/** Mails to visitors that one mailbox gets at most `DAILY_CAP` of in a day, counted together within a list. */
const CAPPED_EVENTS: OutboxEvent[][] = [
  ['contact.created', 'newsletter.confirm'],
  ['booking.created', 'booking.rescheduled'],
];
const DAILY_CAP = 3;

/** Types of payloads are declared with `type`: an interface is no record. */
type Payload = Record<string, unknown>;

/** An event, and the people to tell about it. */
interface OutboxEventInput {
  event: OutboxEvent;
  /** For the owner's mail and the webhook. */
  payload: Payload;
  /** Mail to the visitor, with reminders that belong to it; stored only when mail is set up. */
  visitor?: {
    email: string;
    payload: Payload;
    reminders?: { event: OutboxEvent; payload: Payload; dueAt: UnixSeconds }[];
    /** True if the owner sends it in person: no cap applies, because nobody can flood a mailbox with it. */
    isUncapped?: boolean;
  };
  /** False when only the visitor is told. */
  tellOwner?: boolean;
  /** Where the owner's mail goes; without it, to the address that is in Settings when it is sent. */
  ownerEmail?: string;
  /** True if receivers of webhooks must not get it. */
  isMailOnly?: boolean;
  bookingId?: number;
}

/**
 * Stores the messages about an event in the transaction `trx` of the event itself: either both are stored or neither. Call
 * `ctx.outbox.wake()` after the commit. A mailbox that has reached its daily cap gets no further mail, and no reminder of that event.
 * Messages that a command stores are due at once; without a configured mail server they wait.
 */
export async function enqueue(
  ctx: Pick<AppContext, 'config' | 'clock'> & Partial<Pick<AppContext, 'settings'>>,
  trx: Db,
  input: OutboxEventInput,
): Promise<void> {
  const now = ctx.clock.now();
  const { event, visitor, tellOwner = true, ownerEmail = null, isMailOnly = false, bookingId = null } = input;
  const hasMail = ctx.settings?.mail().url !== undefined;
  const message = (rest: Pick<NewMessage, 'channel' | 'audience'> & Partial<NewMessage>): NewMessage =>
    newMessage(now, { event, bookingId, payload: input.payload, ...rest });
  const rows: NewMessage[] = [];
  if (tellOwner) {
    const state = hasMail || ctx.config.isCommand ? {} : ({ status: 'kept', reason: NO_MAIL_REASON } as const);
    rows.push(message({ channel: 'mail', audience: 'owner', recipient: ownerEmail, ...state }));
    if (ctx.config.WEBHOOK_URL && !isMailOnly) rows.push(message({ channel: 'webhook', audience: 'owner' }));
  }
  if (visitor && hasMail) {
    const { email, payload, reminders = [] } = visitor;
    const toVisitor = { channel: 'mail', audience: 'visitor', recipient: email, mailbox: mailboxOf(email) } as const;
    const reason = visitor.isUncapped ? undefined : await whyNotToVisitor(trx, input, email, now);
    if (reason) rows.push(message({ ...toVisitor, payload, status: 'skipped', reason }));
    else rows.push(...[{ payload }, ...reminders].map((mail) => message({ ...toVisitor, ...mail })));
  }
  await insertOutbox(trx, rows);
}

/** Stores that an event in a calendar of the owner has to follow a booking, in the transaction that changes either. */
export async function enqueueCalendarWrites(
  ctx: Pick<AppContext, 'clock'>,
  trx: Db,
  { event, bookingId, writes }: { event: OutboxEvent; bookingId: number; writes: CalendarWrite[] },
): Promise<void> {
  const now = ctx.clock.now();
  const shared = { channel: 'caldav', audience: 'owner', event, bookingId } as const;
  await insertOutbox(
    trx,
    writes.map((write) => newMessage(now, { ...shared, payload: write })),
  );
}

function newMessage(
  now: UnixSeconds,
  rest: Pick<NewMessage, 'channel' | 'audience' | 'event' | 'bookingId' | 'payload'> & Partial<NewMessage>,
): NewMessage {
  const dueAt = rest.dueAt ?? now;
  return {
    uid: randomBytes(16).toString('base64url'),
    status: 'waiting',
    dueAt,
    giveUpAt: (dueAt + GIVE_UP_AFTER_SECONDS) as UnixSeconds,
    createdAt: now,
    ...rest,
  };
}

/** True when a visitor's mailbox got as many mails of this kind within a day as it may get. Call it in the transaction that counts on it. */
export async function isMailboxFull(trx: Db, event: OutboxEvent, email: string, now: UnixSeconds): Promise<boolean> {
  const counted = CAPPED_EVENTS.find((events) => events.includes(event));
  if (!counted) return false;
  const sent = await countMailsTo(trx, mailboxOf(email), counted, (now - DAY_SECONDS) as UnixSeconds);
  return sent >= DAILY_CAP;
}

async function whyNotToVisitor(
  trx: Db,
  { event, bookingId }: OutboxEventInput,
  email: string,
  now: UnixSeconds,
): Promise<string | undefined> {
  if (CAPPED_EVENTS.flat().includes(event)) {
    return (await isMailboxFull(trx, event, email, now)) ? OVER_CAP : undefined;
  }
  const isUnconfirmed = bookingId !== undefined && (await isBookingUnconfirmed(trx, bookingId));
  return isUnconfirmed ? 'This mailbox was not told of the booking either' : undefined;
}
