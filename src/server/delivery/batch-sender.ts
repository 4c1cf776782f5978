import type { AppContext } from '#server/context.ts';
import { attemptAll, isServerFailure, type Transport } from './attempts.ts';
import { reportFailure, reportSuccess } from './outages.ts';
import { type Channel, listDue, type OutboxRow, type Outcome, recordOutcomes, retryWaiting } from './queries.ts';

/** Messages sent before their outcomes are stored: a crash repeats no more than these. */
const BATCH = 10;
/** After an error of the other side no message is tried for this long. */
const PAUSE_SECONDS = 15;
/** When a channel works again, messages that failed are tried at once, but not more often than this. */
const RETRY_EVERY_SECONDS = 300;

/**
 * Sends due messages of a channel in batches, and stores the outcomes of each. After one in which no message got through, all wait a
 * while; when the channel works again, messages that failed are tried at once.
 */
export function createBatchSender(ctx: AppContext, channel: Channel, transport: Transport, isStopped: () => boolean) {
  /** A time of `clock.elapsed()`. */
  let pausedUntil = 0;
  /** No message got through at the last attempt; after a restart, the stored outage says so. */
  let isDown = false;
  let lastRetry = 0;
  /** While outcomes are not stored nothing is sent: their messages still look unsent and would be sent again. */
  let unrecorded: Outcome[] = [];

  const mayContinue = () => !isStopped() && ctx.clock.elapsed() >= pausedUntil;

  /** @returns how many messages were tried. */
  async function sendDue(): Promise<number> {
    let tried = 0;
    await record();
    while (mayContinue()) {
      const rows = await listDue(ctx.db, channel, ctx.clock.now(), BATCH);
      if (rows.length === 0) break;
      await sendBatch(rows);
      tried += rows.length;
    }
    return tried;
  }

  async function sendBatch(rows: OutboxRow[]): Promise<void> {
    const attempts = await attemptAll(ctx, rows, transport, isStopped);
    unrecorded = attempts.flatMap(({ outcome }) => outcome ?? []);
    const hasSent = attempts.some(({ outcome }) => outcome?.status === 'sent');
    // Before the outcomes of this batch are stored: messages that failed just now wait their time.
    if (hasSent) await retryAfterOutage();
    else if (attempts.some(({ failure }) => failure && failure !== 'refused')) isDown = true;
    await record();
    const serverFailure = attempts.findLast(isServerFailure);
    if (hasSent || !serverFailure) return;
    pausedUntil = ctx.clock.elapsed() + PAUSE_SECONDS * 1000;
    await reportFailure(ctx, channel, serverFailure.outcome?.reason ?? '');
  }

  async function record(): Promise<void> {
    if (unrecorded.length > 0) await recordOutcomes(ctx.db, unrecorded);
    unrecorded = [];
  }

  async function retryAfterOutage(): Promise<void> {
    isDown = (await reportSuccess(ctx, channel)) || isDown;
    const now = ctx.clock.now();
    if (!isDown || Math.abs(now - lastRetry) < RETRY_EVERY_SECONDS) return;
    await retryWaiting(ctx.db, channel, now);
    isDown = false;
    lastRetry = now;
  }

  return {
    sendDue,
    mayContinue,
    pauseSeconds: () => Math.ceil((pausedUntil - ctx.clock.elapsed()) / 1000),
  };
}
