import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { OutboxEvent } from '#shared/outbox.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { insertOutbox, type NewMessage } from './queries.ts';

export { listOutages } from './outage-queries.ts';
export { isLasting, reportFailure, reportSuccess } from './outages.ts';
export type * from './payloads.ts';
export { countOutbox, skipReminders } from './queries.ts';

/** Nobody wants to hear after three days what should have been said at once. */
export const GIVE_UP_AFTER_SECONDS = 3 * 24 * 3600;
const NO_MAIL = 'Mail is not configured (SMTP_URL): the message is kept here to be read';

type Payload = Record<string, unknown>;

/** What is to be told, and to whom. */
export interface Notice {
  event: OutboxEvent;
  /** What owner and webhook are told. */
  payload: Payload;
  /** Mail to the visitor; written only when mail is set up. `event` where it differs. */
  visitor?: { email: string; payload: Payload; event?: OutboxEvent; dueAt?: UnixSeconds }[];
  /** False when this is the visitor's affair alone. */
  tellOwner?: boolean;
  bookingId?: number;
}

/**
 * Writes the messages of a lead, in one statement of the lead's own transaction `trx`: either both are there or neither.
 * Call `ctx.outbox.wake()` after the commit.
 */
export async function enqueue(ctx: AppContext, trx: Db, notice: Notice): Promise<void> {
  const now = ctx.clock.now();
  const { event, payload, visitor = [], tellOwner = true, bookingId = null } = notice;
  const hasMail = ctx.config.SMTP_URL !== undefined;
  const base = { event, bookingId, recipient: null, throttleKey: null, reason: null, createdAt: now, dueAt: now };
  const giveUpAt = (now + GIVE_UP_AFTER_SECONDS) as UnixSeconds;
  const rows: NewMessage[] = [];
  const text = JSON.stringify(payload);
  if (tellOwner) {
    const state = hasMail ? ({ status: 'waiting' } as const) : ({ status: 'kept', reason: NO_MAIL } as const);
    rows.push({ ...base, ...state, uid: makeUid(), channel: 'mail', audience: 'owner', payload: text, giveUpAt });
    if (ctx.config.WEBHOOK_URL) {
      rows.push({
        ...base,
        uid: makeUid(),
        channel: 'webhook',
        audience: 'owner',
        payload: text,
        status: 'waiting',
        giveUpAt,
      });
    }
  }
  if (hasMail) {
    for (const mail of visitor) {
      const dueAt = mail.dueAt ?? now;
      rows.push({
        ...base,
        event: mail.event ?? event,
        uid: makeUid(),
        channel: 'mail',
        audience: 'visitor',
        recipient: mail.email,
        throttleKey: throttleKey(mail.email),
        payload: JSON.stringify(mail.payload),
        status: 'waiting',
        dueAt,
        giveUpAt: (dueAt + GIVE_UP_AFTER_SECONDS) as UnixSeconds,
      });
    }
  }
  await insertOutbox(trx, rows);
}

/** One mailbox, however it is written: no capitals, no `+tag`. */
function throttleKey(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  return `${local.split('+')[0]}@${host}`;
}

function makeUid(): string {
  return randomBytes(16).toString('base64url');
}
