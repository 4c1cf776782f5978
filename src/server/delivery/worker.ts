import type { AppContext, Job, JobHandle } from '#server/context.ts';
import type { OutboxEvent } from '#shared/outbox.ts';
import type { FlagKey } from '#shared/settings.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { NO_MAIL } from './enqueue.ts';
import { openMailChannel } from './mail-channel.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { reportFailure, reportSuccess } from './outages.ts';
import {
  type Channel,
  findNextDue,
  findOwnerSwitches,
  hasOwnerMailsToKeep,
  isWaiting,
  keepOwnerMails,
  limitDueTimes,
  listDue,
  type OutboxRow,
  type Outcome,
  recordOutcomes,
  retryWaiting,
} from './queries.ts';
import {
  type BulkMails,
  backoffSeconds,
  cutError,
  LONGEST_WAIT_SECONDS,
  SendError,
  type Sender,
  type SendFailure,
  SkipError,
} from './sender.ts';
import { createThrottle } from './throttle.ts';
import { openWebhookChannel } from './webhook-channel.ts';

/** Messages sent before their outcomes are stored: a crash repeats no more than these. */
const BATCH = 10;
/** Messages sent in a second over all channels at most: a mail takes 1.5 ms of the processor, and pages must not become slower. */
const PER_SECOND = 100;
/** After an error of the other side no message is tried for this long. */
const PAUSE_SECONDS = 15;
/** When a channel works again, messages that failed are tried at once, but not more often than this. */
const RETRY_EVERY_SECONDS = 300;
/** Each lane looks for due messages this often even when nothing wakes it: clocks jump. */
const CHECK_EVERY_SECONDS = 15;

const JOBS = { mail: 'Send mail', webhook: 'Send webhooks', caldav: 'Write calendar entries' } as const;

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

export interface DeliveryWorker {
  /** Sends what is due until nothing is. @returns how many messages were tried. */
  drain(): Promise<number>;
  /** Adds the jobs that send by themselves. */
  start(): void;
  /** Lets messages that are being sent finish, a few seconds at most; else they are sent again at the next start. */
  stop(): Promise<void>;
}

/** Messages that are sent one after the other, apart from those of other lanes. */
interface Lane {
  job: Job;
  drain(): Promise<number>;
  close(): void;
}

interface Parts {
  /** Writes bookings to the owner's calendars. */
  caldav?: Sender;
  bulkMails?: (server: MailServer) => BulkMails | Promise<BulkMails>;
}

/** Sends messages and bulk mails. Each channel has its lane: one that hangs does not delay the others. */
export function createDeliveryWorker(ctx: AppContext, { caldav, bulkMails }: Parts = {}): DeliveryWorker {
  const { WEBHOOK_URL } = ctx.config;
  const throttle = createThrottle(ctx.clock);
  const waitForTurn = () => throttle(PER_SECOND);
  const server = openMailServer(ctx);
  const mail = { sender: openMailChannel(ctx, server), waitForTurn, bulkMails: bulkMails?.(server) };
  const webhook = WEBHOOK_URL && { sender: openWebhookChannel(ctx, WEBHOOK_URL), waitForTurn };
  const lanes = [
    keepWithoutServer(ctx, createLane(ctx, 'mail', mail)),
    ...(webhook ? [createLane(ctx, 'webhook', webhook)] : []),
    ...(caldav ? [createLane(ctx, 'caldav', { sender: caldav, waitForTurn })] : []),
  ];
  let jobs: JobHandle[] = [];
  return {
    async drain() {
      const counts = await Promise.all(lanes.map((lane) => lane.drain()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    start() {
      jobs = lanes.map(({ job }) => ctx.jobs.add(job));
      ctx.outbox.wake();
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
      for (const lane of lanes) lane.close();
    },
  };
}

/**
 * While no mail server is set up, the owner's mails are kept to be read: a command stores them without knowing whether the server can send
 * them.
 */
function keepWithoutServer(ctx: AppContext, lane: Lane): Lane {
  const hasServer = () => ctx.settings.mail().url !== undefined;
  const keep = async () => {
    await keepOwnerMails(ctx.db, NO_MAIL);
    return 0;
  };
  return {
    ...lane,
    job: {
      ...lane.job,
      async nextDue() {
        if (hasServer()) return lane.job.nextDue?.();
        return (await hasOwnerMailsToKeep(ctx.db)) ? ctx.clock.now() : undefined;
      },
      run: (stop) => (hasServer() ? lane.job.run(stop) : keep()),
    },
    drain: () => (hasServer() ? lane.drain() : keep()),
  };
}

interface LaneParts {
  sender: Sender;
  waitForTurn(): Promise<void>;
  bulkMails?: BulkMails | Promise<BulkMails> | undefined;
}

interface Attempt {
  /** Undefined where the message did not wait any more. */
  outcome: Outcome | undefined;
  /** Why it was not sent; a `defect` is one of this program, such as a template that fails. */
  failure?: SendFailure | 'defect';
}

/**
 * Sends due messages of a channel in batches, and stores the outcomes of each. After one in which no message got through, all wait a
 * while; when the channel works again, messages that failed are tried at once.
 */
function createLane(ctx: AppContext, channel: Channel, { sender, waitForTurn, bulkMails }: LaneParts): Lane {
  let stop: AbortSignal | undefined;
  /** A time of `clock.elapsed()`. */
  let pausedUntil = 0;
  /** No message got through at the last attempt; after a restart, the stored outage says so. */
  let isDown = false;
  let lastRetry = 0;
  /** While outcomes are not stored nothing is sent: their messages still look unsent and would be sent again. */
  let unrecorded: Outcome[] = [];
  /** Before the first run nobody knows whether the clock was set back while the server was stopped. */
  let lastNow = Number.POSITIVE_INFINITY;

  const mayContinue = () => !stop?.aborted && ctx.clock.elapsed() >= pausedUntil;

  async function drain(): Promise<number> {
    const bulk = await bulkMails;
    const now = ctx.clock.now();
    if (now < lastNow) {
      // Waits are too long after the clock was set back.
      const latest = (now + LONGEST_WAIT_SECONDS) as UnixSeconds;
      await limitDueTimes(ctx.db, channel, latest);
      await bulk?.limitDueTimes(latest);
    }
    lastNow = now;
    let tried = await sendOutbox();
    const handled = await bulk?.sendDue(async () => {
      tried += await sendOutbox();
      return mayContinue();
    });
    return tried + (handled ?? 0);
  }

  async function findNext(): Promise<UnixSeconds | undefined> {
    const { clock } = ctx;
    if (clock.now() < lastNow) return clock.now();
    const bulk = await bulkMails;
    const moments = [await findNextDue(ctx.db, channel), await bulk?.findNextDue()];
    const known = moments.filter((moment) => moment !== undefined);
    const pauseSeconds = Math.ceil((pausedUntil - clock.elapsed()) / 1000);
    return known.length > 0 ? (Math.max(Math.min(...known), clock.now() + pauseSeconds) as UnixSeconds) : undefined;
  }

  async function sendOutbox(): Promise<number> {
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
    const attempts = await attemptAll(rows);
    unrecorded = attempts.flatMap(({ outcome }) => outcome ?? []);
    const hasSent = attempts.some(({ outcome }) => outcome?.status === 'sent');
    // Before the outcomes of this batch are stored: messages that failed just now wait their time.
    if (hasSent) await retryAfterOutage();
    else if (attempts.some(({ failure }) => failure && failure !== 'refused')) isDown = true;
    await record();
    const serverFailure = attempts.findLast(isOfServer);
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

  /** Tries several messages at the same time, and no further ones once the server itself has failed. */
  async function attemptAll(rows: OutboxRow[]): Promise<Attempt[]> {
    const { enableAdminNotifications } = await findOwnerSwitches(ctx.db);
    const attempts: Attempt[] = [];
    const queue = rows.values();
    async function attemptNext(): Promise<void> {
      for (const row of queue) {
        if (stop?.aborted || attempts.some(isOfServer)) return;
        attempts.push(await attempt(row, enableAdminNotifications));
      }
    }
    await Promise.all(Array.from({ length: sender.concurrency }, attemptNext));
    return attempts;
  }

  async function attempt(row: OutboxRow, enableAdminNotifications: boolean): Promise<Attempt> {
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

  return {
    job: {
      name: JOBS[channel],
      checkEverySeconds: CHECK_EVERY_SECONDS,
      retryAfterSeconds: CHECK_EVERY_SECONDS,
      nextDue: findNext,
      run(signal) {
        stop = signal;
        return drain();
      },
    },
    drain,
    close: () => sender.close(),
  };
}

/** Whether the next message would fail too. */
function isOfServer({ failure }: Attempt): boolean {
  return failure === 'account' || failure === 'connection';
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
