import type { UnixSeconds } from '#shared/time.ts';
import type { Clock } from './context.ts';

export const systemClock: Clock = {
  now: () => Math.floor(Date.now() / 1000) as UnixSeconds,
  elapsed: () => performance.now(),
  setTimer(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
