import { setTimeout } from 'node:timers/promises';
import type { AppContext } from '#server/context.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** However often there is work: between two rounds other things get their turn. */
const SHORTEST_WAIT_MS = 500;
/** Timers are late on a busy machine; so much delay is made up for. */
const CATCH_UP_MS = 250;

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
  /** Time within which work under way may be finished when the server stops. */
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

/** @returns a function that resolves when the next of many things may be done, at most `perSecond` of them. */
export function createThrottle(): (perSecond: number) => Promise<void> {
  let nextStart = 0;
  return async (perSecond) => {
    const now = performance.now();
    const start = Math.max(nextStart, now - CATCH_UP_MS);
    nextStart = start + 1000 / perSecond;
    if (start - now >= 1) await setTimeout(start - now);
  };
}
