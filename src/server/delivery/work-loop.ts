import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** However often there is work: between two rounds other things get their turn. */
const SHORTEST_WAIT_MS = 500;

interface Work {
  /** Does what is due until nothing is. A failure is logged, and everything is tried again later. */
  drain(): Promise<unknown>;
  /** When something is due next; undefined when nothing waits. */
  findNextDue(): Promise<UnixSeconds | undefined>;
  /** Logged before an error of the two. */
  failure: string;
  /** It is looked for this often even when nothing wakes the loop: clocks jump. */
  checkEveryMs: number;
  longestPauseSeconds: number;
  /** Work under way when the server stops may be finished within this time. */
  stopWithinMs: number;
}

/** Work in the background: one round at a time, when it is woken and when something is due. */
export interface WorkLoop {
  /** Begins a round now, or after the one that runs. */
  wake(): void;
  stop(): Promise<void>;
  isStopped(): boolean;
  /** Does nothing before a moment. */
  pauseUntil(moment: number): void;
  isPaused(): boolean;
}

/** A loop that begins when it is woken for the first time. */
export function createWorkLoop(ctx: Pick<AppContext, 'clock' | 'log'>, work: Work): WorkLoop {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isWoken = false;
  let pausedUntil = 0;

  /** A pause longer than the longest one is from before the clock was set back. */
  function isPaused(): boolean {
    const left = pausedUntil - ctx.clock.now();
    return left > 0 && left <= work.longestPauseSeconds;
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    if (running) return;
    clearTimeout(timer);
    running = runRound()
      .catch((error) => {
        ctx.log.error({ err: error }, work.failure);
        return undefined;
      })
      .then((next) => {
        running = undefined;
        if (isStopped) return;
        if (isWoken && !isPaused()) return wake();
        const at = Math.max(next ?? Number.POSITIVE_INFINITY, pausedUntil);
        const wait = Math.max(SHORTEST_WAIT_MS, (at - ctx.clock.now()) * 1000);
        timer = globalThis.setTimeout(wake, Math.min(work.checkEveryMs, wait));
        timer.unref();
      });
  }

  async function runRound(): Promise<UnixSeconds | undefined> {
    while (isWoken && !isStopped) {
      isWoken = false;
      await work.drain();
    }
    return work.findNextDue();
  }

  return {
    wake,
    isPaused,
    isStopped: () => isStopped,
    pauseUntil(moment) {
      pausedUntil = moment;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([running, setTimeout(work.stopWithinMs, undefined, { ref: false })]);
    },
  };
}

/** Waits for the next of many turns. @param isReady is awaited before the turn begins, e.g. until something urgent is done. */
type Throttle = (perSecond: number, isReady?: () => Promise<unknown>) => Promise<void>;

/** In milliseconds, and not set back as clocks are. */
const REAL_TIME = {
  now: () => performance.now(),
  wait: (ms: number): Promise<unknown> => setTimeout(ms),
};

/**
 * @returns a function that resolves when the next of many things may be done, at most `perSecond` of them. Each waits its time from when
 *   the one before it really began: time lost to a late timer or a stall is not made up for.
 */
export function createThrottle({ now, wait } = REAL_TIME): Throttle {
  let nextStart = 0;
  let last: Promise<unknown> = Promise.resolve();
  async function takeTurn(perSecond: number, isReady: () => Promise<unknown>): Promise<void> {
    // Timers may end a fraction of a millisecond early.
    for (let left = nextStart - now(); left > 0; left = nextStart - now()) await wait(left);
    await isReady();
    nextStart = now() + 1000 / perSecond;
  }
  return (perSecond, isReady = async () => {}) => {
    const turn = last.then(() => takeTurn(perSecond, isReady));
    last = turn.catch(() => {});
    return turn;
  };
}
