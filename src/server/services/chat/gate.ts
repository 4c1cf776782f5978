import { performance } from 'node:perf_hooks';

/**
 * Keeps a crowd of chats from holding up the pages of the site: beside other work, chats take only a small share of the
 * time, which grows for those who have waited long. In a process that has little else to do nobody waits.
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

/** The process counts as busy when other work took this share of the last moments. */
const BUSY = 0.25;
/** How fast those moments are forgotten. Milliseconds. */
const MOMENTS_MS = 50;
/** Of every millisecond of other work, chats may take this much. */
const SHARE = 0.06;
/** The same for those who have waited longest, and when their share starts to grow. Milliseconds. */
const GREATEST_SHARE = 0.5;
const PATIENCE_MS = 7_000;
/** Whoever has waited this long goes in whatever else there is to do. Milliseconds. */
const LONGEST_WAIT_MS = 11_000;
/** Milliseconds of work that may be saved up for a sudden crowd. */
const SAVED_MS = 20;
/** Milliseconds of chats before everything else gets a turn, in a process that is not busy. */
const TURN_MS = 5;
/** How long those who wait in a busy process do so before it is looked at again. Milliseconds. */
const LOOK_AGAIN_MS = 2;

/** @param read a meter of its own for tests; idle and active time together are the clock. */
export function createGate(read: () => Meter = () => performance.eventLoopUtilization()): Gate {
  const waiting: { since: number; goIn(): void }[] = [];
  let last = read();
  let recentWork = 0;
  let recentTime = 0;
  let saved = SAVED_MS;
  let ownWork = 0;
  let turnWork = 0;
  let isTurnEnding = false;
  let isLooking = false;

  const clock = ({ idle, active }: Meter) => idle + active;

  function share(): number {
    const waited = waiting[0] ? clock(last) - waiting[0].since : 0;
    const grown = (waited - PATIENCE_MS) / (LONGEST_WAIT_MS - PATIENCE_MS);
    return SHARE + Math.max(0, Math.min(1, grown)) * (GREATEST_SHARE - SHARE);
  }

  function look(): void {
    const now = read();
    const time = clock(now) - clock(last);
    const otherWork = Math.max(0, now.active - last.active - ownWork);
    const kept = Math.exp(-time / MOMENTS_MS);
    recentWork = recentWork * kept + otherWork;
    recentTime = recentTime * kept + time;
    saved = Math.min(SAVED_MS, saved + now.idle - last.idle + otherWork * share());
    last = now;
    ownWork = 0;
  }

  const isBusy = () => recentWork > recentTime * BUSY;
  const mayEnter = () => (isBusy() ? saved > 0 : turnWork < TURN_MS);

  function admit(): () => void {
    const from = performance.now();
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const took = performance.now() - from;
      ownWork += took;
      turnWork += took;
      saved = Math.max(-SAVED_MS, saved - took);
      if (isTurnEnding) return;
      isTurnEnding = true;
      setImmediate(() => {
        isTurnEnding = false;
        turnWork = 0;
      });
    };
  }

  function lookAgain(): void {
    if (isLooking) return;
    isLooking = true;
    if (isBusy()) setTimeout(letOneIn, LOOK_AGAIN_MS);
    else setImmediate(letOneIn);
  }

  function letOneIn(): void {
    isLooking = false;
    look();
    const isPatienceOver = clock(last) - (waiting[0]?.since ?? 0) > LONGEST_WAIT_MS;
    if (mayEnter() || isPatienceOver) waiting.shift()?.goIn();
    if (waiting.length > 0) lookAgain();
  }

  return {
    async enter() {
      look();
      if (waiting.length > 0 || !mayEnter()) {
        lookAgain();
        await new Promise<void>((goIn) => waiting.push({ since: clock(last), goIn }));
      }
      return admit();
    },
  };
}
