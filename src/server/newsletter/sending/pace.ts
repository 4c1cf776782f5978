import { performance } from 'node:perf_hooks';
import type { AppContext } from '#server/context.ts';
import { createThrottle } from '#server/delivery/delivery.ts';
import { DAY_SECONDS, type UnixSeconds } from '#shared/time.ts';
import { countLastTried, findAttemptTime } from './queries.ts';

/** A mail takes a millisecond or two of the processor, and pages must not become slower. */
const PER_SECOND_MAX = 200;
/** While the process has little time left, because many pages are read, this is fast enough. */
const PER_SECOND_BUSY = 10;
const BUSY = 0.85;
const BUSY_CHECK_MS = 1_000;
/** Times that the clock has not reached yet were stored before it was set back; those so close to now still count. */
const CLOCK_TOLERANCE_SECONDS = 60;

/** The limits that the owner has set; 0 is none. */
export interface Limits {
  perSecond: number;
  perHour: number;
  perDay: number;
}

export function readLimits({ settings }: Pick<AppContext, 'settings'>): Limits {
  return {
    perSecond: Math.min(settings.number('newsletter_per_second') || PER_SECOND_MAX, PER_SECOND_MAX),
    perHour: settings.number('newsletter_per_hour'),
    perDay: settings.number('newsletter_per_day'),
  };
}

/** The limits for longer times than a second. */
function windowsOf({ perHour, perDay }: Limits): { limit: number; seconds: number }[] {
  return [
    { limit: perHour, seconds: 3600 },
    { limit: perDay, seconds: DAY_SECONDS },
  ].filter(({ limit }) => limit > 0);
}

/** How many mails may be sent now by the limits for an hour and for a day. */
export async function countAllowed(ctx: AppContext): Promise<number> {
  const now = ctx.clock.now();
  let allowed = Number.POSITIVE_INFINITY;
  for (const { limit, seconds } of windowsOf(readLimits(ctx))) {
    const until = (now + CLOCK_TOLERANCE_SECONDS) as UnixSeconds;
    const used = await countLastTried(ctx.db, (now - seconds) as UnixSeconds, until);
    allowed = Math.min(allowed, limit - used);
  }
  return Math.max(0, allowed);
}

/** When the limits for an hour and for a day allow the next mail: now, or once enough of the last ones are an hour or a day old. */
export async function findNextAllowed(ctx: AppContext): Promise<UnixSeconds> {
  const now = ctx.clock.now();
  let next = now;
  for (const { limit, seconds } of windowsOf(readLimits(ctx))) {
    const until = (now + CLOCK_TOLERANCE_SECONDS) as UnixSeconds;
    const tried = await findAttemptTime(ctx.db, (now - seconds) as UnixSeconds, until, limit - 1);
    if (tried !== undefined) next = Math.max(next, tried + seconds) as UnixSeconds;
  }
  return next;
}

/** @returns a function that resolves when the next mail may be sent: not faster than the limit, and after `isReady`, whose result it returns. */
export function createPace(ctx: AppContext): (isReady: () => Promise<boolean>) => Promise<boolean> {
  const throttle = createThrottle(ctx.clock);
  const isBusy = watchLoad();
  return async (isReady) => {
    const { perSecond } = readLimits(ctx);
    let result = false;
    await throttle(isBusy() ? Math.min(perSecond, PER_SECOND_BUSY) : perSecond, async () => {
      result = await isReady();
    });
    return result;
  };
}

/** @returns a function that tells whether the event loop was busy for most of the last second. */
function watchLoad(): () => boolean {
  let checkedAt = performance.now();
  let last = performance.eventLoopUtilization();
  let isBusy = false;
  return () => {
    const now = performance.now();
    if (now - checkedAt >= BUSY_CHECK_MS) {
      const current = performance.eventLoopUtilization();
      isBusy = performance.eventLoopUtilization(current, last).utilization > BUSY;
      last = current;
      checkedAt = now;
    }
    return isBusy;
  };
}

/** Seconds until `pending` mails are sent at these limits, when `observed` a second went out lately (0: unknown). */
export function estimateSeconds(pending: number, limits: Limits, observed: number): number {
  const { perSecond } = limits;
  const atSpeed = pending / (observed > 0 ? Math.min(observed, perSecond) : perSecond);
  const waits = windowsOf(limits).map(({ limit, seconds }) => Math.floor((pending - 1) / limit) * seconds);
  return Math.ceil(Math.max(atSpeed, ...waits));
}
