import type { AppContext, Job, JobHandle } from '#server/context.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { attemptAll, isOfServer, type Transport } from './attempts.ts';
import { NO_MAIL_REASON } from './enqueue.ts';
import { openMailChannel } from './mail-channel.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { reportFailure, reportSuccess } from './outages.ts';
import {
  type Channel,
  findNextDue,
  hasOwnerMailsToKeep,
  keepOwnerMails,
  limitDueTimes,
  listDue,
  type OutboxRow,
  type Outcome,
  recordOutcomes,
  retryWaiting,
} from './queries.ts';
import { type BulkMails, LONGEST_WAIT_SECONDS, type Sender } from './sender.ts';
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
    await keepOwnerMails(ctx.db, NO_MAIL_REASON);
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

interface LaneParts extends Transport {
  bulkMails?: BulkMails | Promise<BulkMails> | undefined;
}

/** Sends the messages of a channel that are due, then its bulk mails, between which messages go first. */
function createLane(ctx: AppContext, channel: Channel, { bulkMails, ...transport }: LaneParts): Lane {
  let stop: AbortSignal | undefined;
  /** Before the first run nobody knows whether the clock was set back while the server was stopped. */
  let lastNow = Number.POSITIVE_INFINITY;
  const outbox = createBatchSender(ctx, channel, transport, () => stop?.aborted === true);

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
    let tried = await outbox.sendDue();
    const handled = await bulk?.sendDue(async () => {
      tried += await outbox.sendDue();
      return outbox.mayContinue();
    });
    return tried + (handled ?? 0);
  }

  async function findNext(): Promise<UnixSeconds | undefined> {
    const { clock } = ctx;
    if (clock.now() < lastNow) return clock.now();
    const bulk = await bulkMails;
    const moments = [await findNextDue(ctx.db, channel), await bulk?.findNextDue()];
    const known = moments.filter((moment) => moment !== undefined);
    const earliest = clock.now() + outbox.pauseSeconds();
    return known.length > 0 ? (Math.max(Math.min(...known), earliest) as UnixSeconds) : undefined;
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
    close: () => transport.sender.close(),
  };
}

/**
 * Sends due messages of a channel in batches, and stores the outcomes of each. After one in which no message got through, all wait a
 * while; when the channel works again, messages that failed are tried at once.
 */
function createBatchSender(ctx: AppContext, channel: Channel, transport: Transport, isStopped: () => boolean) {
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

  return {
    sendDue,
    mayContinue,
    pauseSeconds: () => Math.ceil((pausedUntil - ctx.clock.elapsed()) / 1000),
  };
}
