import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { CalendarWrite, OutboxEvent } from '#shared/outbox.ts';
import { DAY_SECONDS, toIso, type UnixSeconds } from '#shared/time.ts';
import type { Letter } from './letter.tsx';
import type { AlertPayload } from './mails.ts';
import { mailboxOf } from './names.ts';
import {
  countMailsTo,
  countOutageFailure,
  endOutage,
  findOwnerSwitches,
  insertOutbox,
  isBookingUnconfirmed,
  markAlerted,
  type NewMessage,
  type OutageSource,
} from './queries.ts';

export { replyButton } from './layout.ts';
export type { Letter } from './letter.tsx';
export { bodyStyles, LETTER_WIDTH, letterLook } from './letter-look.ts';
export { explainFailure, type Mail, type MailServer, sendTestMail, tryMailServer } from './mail-server.ts';
export type { AlertPayload } from './mails.ts';
export { greeting, mailboxOf, safeName } from './names.ts';
export { countKept, countOutbox, listOutages, type OutboxRow, skipReminders } from './queries.ts';
export { letterBrand } from './render-mail.ts';
export { type BulkMails, backoffSeconds, SendError, type Sender, SkipError } from './sender.ts';
export { createThrottle } from './throttle.ts';

/** Messages that could not be sent for this long are given up. */
export const GIVE_UP_AFTER_SECONDS = 3 * DAY_SECONDS;
export const NO_MAIL = 'No mail server is set up: the message is stored here to be read';
const OVER_CAP = 'This mailbox already got three such mails today';

/** Mails to visitors that one mailbox gets at most `DAILY_CAP` of in a day, counted together within a list. */
const CAPPED_EVENTS: OutboxEvent[][] = [
  ['contact.created', 'newsletter.confirm'],
  ['booking.created', 'booking.rescheduled'],
];
const DAILY_CAP = 3;

/** Failures in a row before the owner is told. */
const ALERT_AFTER: Record<OutageSource, number> = {
  mail: 3,
  webhook: 3,
  caldav: 3,
  model: 3,
  drill: 1,
  rewrite: 1,
  replica: 3,
  cdn: 3,
  calendar: 3,
  // Reported by visitors' browsers, some of which block the provider themselves.
  scheduler: 10,
};
/** Errors are cut to this many characters: they may contain whole answers of the other side. */
const ERROR_MAX = 300;

type Payload = Record<string, unknown>;

/** An event, and the people to tell about it. */
export interface Notice {
  event: OutboxEvent;
  /** For the owner's mail and the webhook. */
  payload: Payload;
  /** Mail to the visitor, with reminders that belong to it; stored only when mail is set up. */
  visitor?: {
    email: string;
    payload: Payload;
    reminders?: { event: OutboxEvent; payload: Payload; dueAt: UnixSeconds }[];
    /** True for what the owner does in person: nobody can flood a mailbox with it, so no cap applies. */
    isUncapped?: boolean;
  };
  /** False when only the visitor is told. */
  tellOwner?: boolean;
  /** Where the owner's mail goes; without it, to the address that is in Settings when it is sent. */
  ownerEmail?: string;
  /** True for what a receiver of webhooks should not know. */
  isMailOnly?: boolean;
  bookingId?: number;
}

/**
 * Stores the messages about an event in the transaction `trx` of the event itself: either both are stored or neither. Call
 * `ctx.outbox.wake()` after the commit. A mailbox that got enough mails today gets no further one, and no reminders with it. What a
 * command stores is due: the server sends it, or keeps it where no mail is configured.
 */
export async function enqueue(
  ctx: Pick<AppContext, 'config' | 'clock'> & Partial<Pick<AppContext, 'settings'>>,
  trx: Db,
  notice: Notice,
): Promise<void> {
  const now = ctx.clock.now();
  const { event, visitor, tellOwner = true, ownerEmail = null, isMailOnly = false, bookingId = null } = notice;
  const hasMail = ctx.settings?.mail().url !== undefined;
  const message = (rest: Pick<NewMessage, 'channel' | 'audience'> & Partial<NewMessage>): NewMessage =>
    newMessage(now, { event, bookingId, payload: notice.payload, ...rest });
  const rows: NewMessage[] = [];
  if (tellOwner) {
    const state = hasMail || ctx.config.isCommand ? {} : ({ status: 'kept', reason: NO_MAIL } as const);
    rows.push(message({ channel: 'mail', audience: 'owner', recipient: ownerEmail, ...state }));
    if (ctx.config.WEBHOOK_URL && !isMailOnly) rows.push(message({ channel: 'webhook', audience: 'owner' }));
  }
  if (visitor && hasMail) {
    const toVisitor = {
      channel: 'mail',
      audience: 'visitor',
      recipient: visitor.email,
      throttleKey: mailboxOf(visitor.email),
    } as const;
    const reason = visitor.isUncapped ? undefined : await whyNotToVisitor(trx, notice, visitor.email, now);
    const state = reason ? ({ status: 'skipped', reason } as const) : {};
    rows.push(message({ ...toVisitor, payload: visitor.payload, ...state }));
    for (const reminder of reason ? [] : (visitor.reminders ?? [])) {
      rows.push(message({ ...toVisitor, ...reminder }));
    }
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
  { event, bookingId }: Notice,
  email: string,
  now: UnixSeconds,
): Promise<string | undefined> {
  if (CAPPED_EVENTS.flat().includes(event)) {
    return (await isMailboxFull(trx, event, email, now)) ? OVER_CAP : undefined;
  }
  const isUnconfirmed = bookingId !== undefined && (await isBookingUnconfirmed(trx, bookingId));
  return isUnconfirmed ? 'This mailbox was not told of the booking either' : undefined;
}

/** A mail as HTML. The library that makes it is loaded now, and not when the server starts. */
export async function renderLetter(letter: Letter): Promise<string> {
  return (await import('./letter.tsx')).letterHtml(letter);
}

/** Whether a service has failed so often in a row that the owner should know. */
export function isLasting({ source, failures }: { source: OutageSource; failures: number }): boolean {
  return failures >= ALERT_AFTER[source];
}

/**
 * Records a failure of mail, webhook, model, scheduler or calendars. After several in a row, or when the caller knows that it
 * lasts, the owner gets one alert a day at most for each of them, unless "Mail me about failures" is off.
 */
export async function reportFailure(
  ctx: AppContext,
  source: OutageSource,
  error: string,
  { isLasting: isKnownToLast = false } = {},
): Promise<void> {
  const now = ctx.clock.now();
  const reason = error.slice(0, ERROR_MAX);
  await ctx.db.transaction().execute(async (trx) => {
    const outage = await countOutageFailure(trx, source, reason, now);
    if (!isKnownToLast && !isLasting(outage)) return;
    if (outage.alertedAt !== null && now - outage.alertedAt < DAY_SECONDS) return;
    if (!(await findOwnerSwitches(trx)).enableApiFailureAlerts) return;
    await markAlerted(trx, source, now);
    const { failures, since, lastError } = outage;
    const payload: AlertPayload = { source, failures, since: toIso(since), lastError };
    await enqueue(ctx, trx, { event: 'alert.raised', payload: { ...payload } });
  });
  ctx.log.warn({ source, reason }, 'an external service failed');
  ctx.outbox.wake();
}

/** Records that a service works. @returns true when it had failed before. */
export function reportSuccess(ctx: AppContext, source: OutageSource): Promise<boolean> {
  return endOutage(ctx.db, source);
}
