import type { AppContext } from '#server/context.ts';
import type { OutboxEvent } from '#shared/outbox.ts';
import type { FlagKey } from '#shared/settings.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { findOwnerSwitches, isWaiting, type OutboxRow, type Outcome } from './queries.ts';
import { backoffSeconds, cutError, SendError, type Sender, type SendFailure, SkipError } from './sender.ts';

/**
 * Whether the owner can switch off the mail about an event: `never`, with all mails about leads (`enable_admin_notifications`), or also
 * by a switch of its own.
 */
const SWITCH_OF: Record<OutboxEvent, 'never' | 'leads' | FlagKey> = {
  'contact.created': 'notify_contacts',
  'chat.lead': 'notify_contacts',
  'newsletter.subscribed': 'notify_subscribers',
  'newsletter.unsubscribed': 'notify_subscribers',
  'newsletter.confirm': 'notify_subscribers',
  'booking.created': 'leads',
  'booking.rescheduled': 'leads',
  'booking.cancelled': 'leads',
  'booking.reminder': 'leads',
  'lead.reply': 'leads',
  'alert.raised': 'never',
  'security.notice': 'never',
  'account.link': 'never',
  test: 'never',
};

/** How messages of a channel are sent. */
export interface Transport {
  sender: Sender;
  waitForTurn(): Promise<void>;
}

export interface Attempt {
  /** Undefined where the message did not wait any more. */
  outcome: Outcome | undefined;
  /** Why it was not sent; a `defect` is one of this program, such as a template that fails. */
  failure?: SendFailure | 'defect';
}

/** Tries several messages at the same time, and no further ones once the server itself has failed. */
export async function attemptAll(
  ctx: AppContext,
  rows: OutboxRow[],
  transport: Transport,
  isStopped: () => boolean,
): Promise<Attempt[]> {
  const { enableAdminNotifications } = await findOwnerSwitches(ctx.db);
  const attempts: Attempt[] = [];
  const queue = rows.values();
  async function attemptNext(): Promise<void> {
    for (const row of queue) {
      if (isStopped() || attempts.some(isServerFailure)) return;
      attempts.push(await attempt(ctx, row, transport, enableAdminNotifications));
    }
  }
  await Promise.all(Array.from({ length: transport.sender.concurrency }, attemptNext));
  return attempts;
}

/** Whether the other side itself failed: then the next message would fail too. */
export function isServerFailure({ failure }: Attempt): boolean {
  return failure === 'account' || failure === 'connection';
}

async function attempt(
  ctx: AppContext,
  row: OutboxRow,
  { sender, waitForTurn }: Transport,
  enableAdminNotifications: boolean,
): Promise<Attempt> {
  const { id, uid } = row;
  try {
    const refusal = await whyNotToSend(ctx, row, enableAdminNotifications);
    if (refusal) return { outcome: refusal };
    await waitForTurn();
    if (!(await isWaiting(ctx.db, row))) return { outcome: undefined };
    await sender.send(row);
    return { outcome: { id, uid, status: 'sent', sentAt: ctx.clock.now(), reason: null } };
  } catch (error) {
    if (error instanceof SkipError) return { outcome: { id, uid, status: 'skipped', reason: error.message } };
    const failure = error instanceof SendError ? error.kind : 'defect';
    if (failure === 'defect') ctx.log.error({ err: error, message: id }, 'a message could not be made');
    return { outcome: afterFailure(row, error as Error, ctx.clock.now()), failure };
  }
}

/** The outcome of a due message that must not be sent after all. */
async function whyNotToSend(
  ctx: AppContext,
  row: OutboxRow,
  enableAdminNotifications: boolean,
): Promise<Outcome | undefined> {
  const { id, uid, channel, audience, event } = row;
  const ownerSwitch = SWITCH_OF[event];
  if (channel === 'mail' && audience === 'owner' && ownerSwitch !== 'never') {
    if (!enableAdminNotifications) {
      return { id, uid, status: 'kept', reason: 'Notifications are switched off in Settings' };
    }
    if (ownerSwitch !== 'leads' && !ctx.settings.flag(ownerSwitch)) {
      return { id, uid, status: 'kept', reason: 'Notifications of this kind are switched off in Settings' };
    }
  }
  const reason = await ctx.mails.checks?.[event]?.(ctx.db, row.payload as never, ctx.clock.now());
  return reason === undefined ? undefined : { id, uid, status: 'skipped', reason };
}

function afterFailure(row: OutboxRow, error: Error, now: number): Outcome {
  const { id, uid } = row;
  const reason = cutError(error.message);
  // The owner's own mailbox may be repaired; a visitor's that does not exist is given up at once.
  const isFinal = error instanceof SendError && error.kind === 'refused' && row.audience === 'visitor';
  if (now >= row.giveUpAt || isFinal) {
    return { id, uid, status: 'failed', reason };
  }
  const wait = backoffSeconds(row.attempts + 1) * (0.9 + 0.2 * Math.random());
  return { id, uid, status: 'waiting', reason, dueAt: Math.min(now + Math.ceil(wait), row.giveUpAt) as UnixSeconds };
}
