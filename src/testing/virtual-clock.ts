import type { Clock } from '#server/context.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';

/** A clock whose time passes only when a test lets it, with all its timers. */
export interface VirtualClock extends Clock {
  /** Lets time pass: each timer runs at its moment, and what it began is settled before the next one. */
  pass(seconds: number): Promise<void>;
  /** Sets the time of day, as an administrator does. No time passes by it. */
  jump(seconds: number): void;
}

/** @param settle waits until what a timer began has ended, or waits for another timer. */
export function createVirtualClock(
  start = '2026-01-05T12:00:00Z',
  settle: () => Promise<unknown> = () => new Promise(setImmediate),
): VirtualClock {
  let elapsed = 0;
  let offset = toUnixSeconds(new Date(start));
  let timers: { at: number; run(): void }[] = [];
  return {
    now: () => Math.floor(offset + elapsed / 1000) as UnixSeconds,
    elapsed: () => elapsed,
    setTimer(ms, run) {
      const timer = { at: elapsed + Math.max(ms, 0), run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(seconds) {
      const end = elapsed + seconds * 1000;
      for (;;) {
        await settle();
        const [next] = timers.sort((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        timers = timers.filter((timer) => timer !== next);
        elapsed = Math.max(elapsed, next.at);
        next.run();
      }
      elapsed = end;
    },
    jump(seconds) {
      offset = (offset + seconds) as UnixSeconds;
    },
  };
}
