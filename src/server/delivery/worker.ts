import type { AppContext, Job, JobHandle } from '#server/context.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { Transport } from './attempts.ts';
import { createBatchSender } from './batch-sender.ts';
import { NO_MAIL_REASON } from './enqueue.ts';
import { openMailChannel } from './mail-channel.ts';
import { type MailServer, openMailServer } from './mail-server.ts';
import { type Channel, findNextDue, hasOwnerMailsToKeep, keepOwnerMails, limitDueTimes } from './queries.ts';
import { type BulkMails, LONGEST_WAIT_SECONDS, type Sender } from './sender.ts';
import { createThrottle } from './throttle.ts';
import { openWebhookChannel } from './webhook-channel.ts';

/** Messages sent in a second over all channels at most: a mail takes 1.5 ms of the processor, and pages must not become slower. */
const PER_SECOND = 100;
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
    createLane(ctx, 'mail', mail),
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

interface LaneParts extends Transport {
  bulkMails?: BulkMails | Promise<BulkMails> | undefined;
}

/**
 * Sends the messages of a channel that are due, then its bulk mails, between which messages go first. While no mail server is set up, the
 * owner's mails are kept to be read.
 */
function createLane(ctx: AppContext, channel: Channel, { bulkMails, ...transport }: LaneParts): Lane {
  let stop: AbortSignal | undefined;
  /** Before the first run nobody knows whether the clock was set back while the server was stopped. */
  let lastNow = Number.POSITIVE_INFINITY;
  const outbox = createBatchSender(ctx, channel, transport, () => stop?.aborted === true);
  const lacksServer = () => channel === 'mail' && ctx.settings.mail().url === undefined;

  async function drain(): Promise<number> {
    if (lacksServer()) {
      // Not when they are stored: a command stores them without knowing whether the server can send them.
      await keepOwnerMails(ctx.db, NO_MAIL_REASON);
      return 0;
    }
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
    if (lacksServer()) return (await hasOwnerMailsToKeep(ctx.db)) ? clock.now() : undefined;
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
