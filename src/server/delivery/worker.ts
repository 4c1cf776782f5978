import { setTimeout } from 'node:timers/promises';
import { findBooking } from '#server/booking/queries.ts';
import { getBookingSettings } from '#server/booking/settings-queries.ts';
import type { AppContext } from '#server/context.ts';
import type { SettingKey } from '#shared/settings.ts';
import { DAY_SECONDS, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { openMailChannel } from './mail-channel.ts';
import { reportFailure, reportSuccess } from './outages.ts';
import type { ReminderPayload } from './payloads.ts';
import {
  type Channel,
  capDueTimes,
  countSentTo,
  deleteOldMessages,
  findNextDue,
  listDue,
  type OutboxRow,
  type Outcome,
  recordOutcomes,
} from './queries.ts';
import { backoffSeconds, SendError, type Sender } from './sender.ts';
import { openWebhookChannel } from './webhook-channel.ts';

const BATCH = 200;
/** Messages begun in a second over all channels, at most: a full outbox leaves the machine to the visitors. */
const PER_SECOND = 175;
/** Timers come late on a busy machine: who fell behind the pace for that may make up for so much. */
const CATCH_UP_MS = 250;
/** Outcomes are written down after so many, so that a crash repeats few messages. */
const RECORD_EVERY = 50;
/** After trouble with the other side no further message is tried for this long. */
const PAUSE_SECONDS = 15;
/** The outbox is looked at so often even when nobody knocks: clocks jump. */
const LOOK_EVERY_MS = 30_000;
/** What is on its way when the server stops may finish within this time; else it is sent again at the next start. */
const STOP_WITHIN_MS = 3_000;
const KEEP_DAYS = 90;
/** Mails of one kind that one mailbox gets in a day, whoever asks for them. */
const DAILY_PER_MAILBOX: Record<string, number> = {
  'contact.created': 3,
  'newsletter.confirm': 3,
  'booking.created': 6,
  'booking.rescheduled': 6,
  'booking.cancelled': 6,
};

/** Which setting switches the owner's mail off, by the first part of the event's name. */
const SWITCHES: Record<string, SettingKey> = {
  contact: 'notify_contacts',
  chat: 'notify_contacts',
  newsletter: 'notify_subscribers',
};

export interface OutboxWorker {
  /** Sends what is due, again and again until nothing is; answers how many messages were tried. */
  drain(): Promise<number>;
  /** Forgets what is old, and mends the times of messages after the clock was set back. */
  tidy(): Promise<void>;
  /** Goes on by itself until stopped. */
  start(): void;
  /** Lets what is on its way finish, a few seconds at most. */
  stop(): Promise<void>;
}

/** Sends what waits in the outbox, each channel at its own pace: one that hangs holds up nobody else. */
export function createOutboxWorker(ctx: AppContext): OutboxWorker {
  const { SMTP_URL, WEBHOOK_URL } = ctx.config;
  const turn = createPace();
  const lanes = [
    ...(SMTP_URL ? [createLane(ctx, 'mail', openMailChannel(ctx, SMTP_URL), turn)] : []),
    ...(WEBHOOK_URL ? [createLane(ctx, 'webhook', openWebhookChannel(ctx, WEBHOOK_URL), turn)] : []),
  ];
  let lastTidy = 0;
  let lastNow = ctx.clock.now();

  async function tidy(): Promise<void> {
    const now = ctx.clock.now();
    if (now < lastNow) await capDueTimes(ctx.db, (now + 6 * 3600) as UnixSeconds);
    lastNow = now;
    if (now - lastTidy < DAY_SECONDS) return;
    lastTidy = now;
    await deleteOldMessages(ctx.db, (now - KEEP_DAYS * DAY_SECONDS) as UnixSeconds);
  }

  return {
    tidy,
    async drain() {
      const counts = await Promise.all(lanes.map((lane) => lane.drain()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    start() {
      const timer = setInterval(() => tidy().catch((error) => logError(ctx, error)), LOOK_EVERY_MS);
      timer.unref();
      ctx.outbox.listen(() => {
        for (const lane of lanes) lane.run();
      });
      for (const lane of lanes) lane.run();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Resolves when the next message may begin. */
function createPace(): () => Promise<void> {
  let nextStart = 0;
  return async () => {
    const now = performance.now();
    const start = Math.max(nextStart, now - CATCH_UP_MS);
    nextStart = start + 1000 / PER_SECOND;
    if (start - now >= 1) await setTimeout(start - now);
  };
}

function createLane(ctx: AppContext, channel: Channel, sender: Sender, turn: () => Promise<void>) {
  let running: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isKnocked = false;
  let pausedUntil = 0;

  /** A pause that seems longer than pauses are is one from before the clock was set back. */
  function isPaused(): boolean {
    const left = pausedUntil - ctx.clock.now();
    return left > 0 && left <= PAUSE_SECONDS;
  }

  async function drain(): Promise<number> {
    let tried = 0;
    while (!isStopped && !isPaused()) {
      const rows = await listDue(ctx.db, channel, ctx.clock.now(), [], BATCH);
      if (rows.length === 0) break;
      await sendBatch(rows);
      tried += rows.length;
    }
    return tried;
  }

  async function sendBatch(rows: OutboxRow[]): Promise<void> {
    const { enableAdminNotifications } = await getBookingSettings(ctx.db);
    const queue = rows.values();
    let outcomes: Outcome[] = [];
    let trouble: string | undefined;
    let sent = 0;

    async function flush(): Promise<void> {
      const done = outcomes;
      outcomes = [];
      if (done.length > 0) await recordOutcomes(ctx.db, done);
    }

    async function work(): Promise<void> {
      for (const row of queue) {
        if (isStopped || trouble !== undefined) return;
        const outcome = (await reasonNotToSend(ctx, row, enableAdminNotifications)) ?? (await attempt(row));
        if (outcome.status === 'sent') sent += 1;
        outcomes.push(outcome);
        if (outcomes.length >= RECORD_EVERY) await flush();
      }
    }

    async function attempt(row: OutboxRow): Promise<Outcome> {
      try {
        await turn();
        await sender.send(row);
        return { id: row.id, status: 'sent', at: ctx.clock.now() };
      } catch (error) {
        if (error instanceof SendError && error.isServerTrouble) trouble = error.message;
        return afterFailure(row, error as Error, ctx.clock.now());
      }
    }

    await Promise.all(Array.from({ length: sender.concurrency }, work));
    await flush();
    if (trouble !== undefined && sent === 0) {
      pausedUntil = ctx.clock.now() + PAUSE_SECONDS;
      await reportFailure(ctx, channel, trouble);
    } else if (sent > 0) {
      await reportSuccess(ctx, channel);
    }
  }

  function run(): void {
    if (isStopped) return;
    isKnocked = true;
    if (running) return;
    clearTimeout(timer);
    running = (async () => {
      while (isKnocked && !isStopped) {
        isKnocked = false;
        await drain();
      }
      return findNextDue(ctx.db, channel);
    })()
      .catch((error) => {
        logError(ctx, error);
        return undefined;
      })
      .then((next) => {
        running = undefined;
        if (isStopped) return;
        if (isKnocked && !isPaused()) return run();
        const at = Math.max(next ?? Number.POSITIVE_INFINITY, pausedUntil);
        const wait = Math.min(LOOK_EVERY_MS, Math.max(250, (at - ctx.clock.now()) * 1000));
        timer = globalThis.setTimeout(run, wait);
        timer.unref();
      });
  }

  return {
    drain,
    run,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, setTimeout(STOP_WITHIN_MS, undefined, { ref: false })]);
      sender.close();
    },
  };
}

/** Why a message that is due stays here after all, if it does. */
async function reasonNotToSend(
  ctx: AppContext,
  row: OutboxRow,
  enableAdminNotifications: boolean,
): Promise<Outcome | undefined> {
  const { id } = row;
  const now = ctx.clock.now();
  if (row.channel === 'mail' && row.audience === 'owner') {
    const isLead = row.event !== 'alert.raised' && row.event !== 'test';
    if (isLead && !enableAdminNotifications) {
      return { id, status: 'kept', reason: 'Notifications are switched off in Booking Settings' };
    }
    const switchedBy = SWITCHES[row.event.split('.')[0] ?? ''];
    if (switchedBy && ctx.settings.value(switchedBy) === 'false') {
      return { id, status: 'kept', reason: 'Notifications of this kind are switched off in Settings' };
    }
  }
  const limit = DAILY_PER_MAILBOX[row.event];
  if (row.throttleKey && limit !== undefined) {
    const count = await countSentTo(ctx.db, row.throttleKey, row.event, (now - DAY_SECONDS) as UnixSeconds);
    if (count >= limit) return { id, status: 'skipped', reason: 'This mailbox was written to often enough today' };
  }
  if (row.event === 'booking.reminder') {
    const reason = await reasonNotToRemind(ctx, JSON.parse(row.payload) as ReminderPayload, now);
    if (reason) return { id, status: 'skipped', reason };
  }
  return undefined;
}

async function reasonNotToRemind(ctx: AppContext, reminder: ReminderPayload, now: number): Promise<string | undefined> {
  const start = toUnixSeconds(new Date(reminder.start));
  const booking = await findBooking(ctx.db, reminder.bookingId);
  if (!booking || (booking.status !== 'pending' && booking.status !== 'confirmed')) return 'The booking is off';
  if (booking.startsAt !== start) return 'The booking was moved';
  if (now >= start) return 'It has begun';
  if (reminder.hoursAhead > 1 && start - now < 2 * 3600) return 'The reminder an hour before says the same';
  return undefined;
}

function afterFailure(row: OutboxRow, error: Error, now: number): Outcome {
  const reason = error.message.slice(0, 300);
  if (now >= row.giveUpAt || (error instanceof SendError && error.isFinal)) {
    return { id: row.id, status: 'failed', reason };
  }
  const wait = backoffSeconds(row.attempts + 1) * (0.9 + 0.2 * Math.random());
  return { id: row.id, status: 'waiting', reason, dueAt: Math.min(now + Math.ceil(wait), row.giveUpAt) as UnixSeconds };
}

function logError(ctx: AppContext, error: unknown): void {
  ctx.log.error({ err: error }, 'work on the outbox failed; it is tried again');
}
