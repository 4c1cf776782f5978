import { performance } from 'node:perf_hooks';

/**
 * Keeps a crowd of chats from holding up the pages of the site: chats take the time that nobody needs, and only a small
 * share of the time in which something else has to be done.
 */
export interface Gate {
  /** Resolves, first come first served, with what to call when the work is done or waits for somebody else. */
  enter(): Promise<() => void>;
}

/** Milliseconds of this process since its start: with nothing to do, and at work, the chats' own work included. */
export interface Meter {
  idle: number;
  active: number;
}

/** Of every millisecond in which the process does something else, chats may take this much. */
const SHARE = 0.06;
/** Milliseconds of work that may be saved up for a sudden crowd. */
const SAVED_MS = 40;
/** How long those who wait do so before it is looked at again. Milliseconds. */
const LOOK_AGAIN_MS = 2;
/** Whoever has waited this long goes in whatever else there is to do. Milliseconds. */
const LONGEST_WAIT_MS = 5_000;

export function createGate(read: () => Meter = () => performance.eventLoopUtilization()): Gate {
  const waiting: { since: number; goIn(): void }[] = [];
  let last = read();
  let saved = SAVED_MS;
  let ownWork = 0;
  let timer: NodeJS.Timeout | undefined;

  function mayEnter(): boolean {
    const now = read();
    const otherWork = Math.max(0, now.active - last.active - ownWork);
    saved = Math.min(SAVED_MS, saved + now.idle - last.idle + otherWork * SHARE);
    last = now;
    ownWork = 0;
    return saved > 0;
  }

  function admit(): () => void {
    const from = performance.now();
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const took = performance.now() - from;
      ownWork += took;
      saved -= took;
    };
  }

  function letOneIn(): void {
    timer = undefined;
    const isPatienceOver = performance.now() - (waiting[0]?.since ?? 0) > LONGEST_WAIT_MS;
    if (mayEnter() || isPatienceOver) waiting.shift()?.goIn();
    if (waiting.length > 0) timer = setTimeout(letOneIn, LOOK_AGAIN_MS);
  }

  return {
    async enter() {
      if (waiting.length > 0 || !mayEnter()) {
        if (timer === undefined) timer = setTimeout(letOneIn, LOOK_AGAIN_MS);
        await new Promise<void>((goIn) => waiting.push({ since: performance.now(), goIn }));
      }
      return admit();
    },
  };
}
