import type { AppContext } from '#server/context.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import type { OutboxMessage, OutboxPage } from '#shared/outbox.schema.ts';
import type { CalendarWrite, OutboxStatus } from '#shared/outbox.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { enqueue, GIVE_UP_AFTER_SECONDS } from './enqueue.ts';
import { isLasting, listOutages } from './outages.ts';
import {
  countOutbox,
  discardHeld,
  findOutboxMessage,
  listOutbox,
  type OutboxRow,
  releaseHeld,
  requeue,
} from './queries.ts';
import { writeMail } from './render-mail.ts';
import { makeWebhookBody } from './webhook-channel.ts';

const PAGE_SIZE = 50;
const SECRET = 'The text has a link that is for its recipient alone.';
const CALENDAR_TEXT =
  'The event of this booking in your calendar is created, changed or removed, so that it is like the booking.';

/** A page of the outbox, newest first. */
export async function readOutbox(
  ctx: AppContext,
  query: { status?: OutboxStatus | undefined; before?: number | undefined },
): Promise<OutboxPage> {
  const rows = await listOutbox(ctx.db, { ...query, limit: PAGE_SIZE + 1 });
  const messages = rows.slice(0, PAGE_SIZE).map((row) => toOutboxMessage(ctx, row));
  return {
    messages,
    before: rows.length > PAGE_SIZE ? (messages.at(-1)?.id ?? null) : null,
    counts: await countOutbox(ctx.db),
    channels: { mail: ctx.settings.mail().url !== undefined, webhook: ctx.config.WEBHOOK_URL !== undefined },
    outages: (await listOutages(ctx)).filter(isLasting),
  };
}

/**
 * Sends a message again, whatever its status and however many mails the mailbox got.
 *
 * @throws AppError `not_found`, or `conflict` when its channel is not set up.
 */
export async function sendAgain(ctx: AppContext, id: number): Promise<OutboxMessage> {
  const row = requireFound(await findOutboxMessage(ctx.db, id), 'There is no such message');
  refuseWithoutChannel(ctx, row.channel);
  const now = ctx.clock.now();
  await requeue(ctx.db, id, now, (now + GIVE_UP_AFTER_SECONDS) as UnixSeconds);
  ctx.outbox.wake();
  return toOutboxMessage(ctx, { ...row, status: 'waiting', attempts: 0, reason: null, dueAt: now });
}

/**
 * Sends the visitors' mail that a restore held back.
 *
 * @returns how many messages there were.
 * @throws AppError `conflict` when mail is not configured.
 */
export async function sendHeldMail(ctx: AppContext): Promise<{ count: number }> {
  refuseWithoutChannel(ctx, 'mail');
  const count = await releaseHeld(ctx.db, ctx.clock.now(), GIVE_UP_AFTER_SECONDS);
  ctx.outbox.wake();
  return { count };
}

/** Discards the visitors' mail that a restore held back. @returns how many messages there were. */
export async function discardHeldMail(ctx: AppContext): Promise<{ count: number }> {
  return { count: await discardHeld(ctx.db) };
}

/**
 * Sends a test message over every channel that is set up.
 *
 * @throws AppError `conflict` when none is.
 */
export async function sendTest(ctx: AppContext): Promise<{ message: string }> {
  if (!ctx.settings.mail().url && !ctx.config.WEBHOOK_URL) refuseWithoutChannel(ctx, 'mail');
  const payload = { text: 'A test from the dashboard', createdAt: toIso(ctx.clock.now()) };
  await ctx.db.transaction().execute((trx) => enqueue(ctx, trx, { event: 'test', payload }));
  ctx.outbox.wake();
  return { message: 'A test is on its way' };
}

function refuseWithoutChannel(ctx: AppContext, channel: OutboxRow['channel']): void {
  if (channel === 'caldav') return;
  if (channel === 'mail' ? ctx.settings.mail().url : ctx.config.WEBHOOK_URL) return;
  const missing = channel === 'mail' ? 'no mail server is set up' : 'WEBHOOK_URL is not set';
  throw new AppError('conflict', `Nothing can be sent: ${missing}`);
}

function toOutboxMessage(ctx: AppContext, row: OutboxRow): OutboxMessage {
  if (row.channel === 'caldav') {
    const { calendar, title } = row.payload as CalendarWrite;
    return { ...row, to: calendar, subject: title, text: CALENDAR_TEXT };
  }
  const { to, subject, text, isSecret } = writeMail(ctx, row);
  if (row.channel === 'mail') return { ...row, to, subject, text: isSecret ? SECRET : text };
  // The path of a webhook may be a secret.
  const { WEBHOOK_URL } = ctx.config;
  return { ...row, to: WEBHOOK_URL ? new URL(WEBHOOK_URL).host : 'webhook', subject, text: makeWebhookBody(row) };
}
