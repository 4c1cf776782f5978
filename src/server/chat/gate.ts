/**
 * Keeps a crowd of chats from holding up the pages of the site: while pages are asked for, chats that come together take
 * only a small share of the time, which grows for those who have waited long. Otherwise nobody waits.
 */
export interface Gate {
  /** Resolves, first come first served, with what to call when the work is done or waits for somebody else. */
  enter(): Promise<() => void>;
}

/** The process since its start. */
export interface Meter {
  /** Milliseconds. */
  time: number;
  /** Pages answered. */
  pages: number;
}

/** The site counts as visited when it answered so many pages a second in the last moments. */
const VISITED_PER_SECOND = 10;
/** How fast those moments are forgotten. Milliseconds. */
const MOMENTS_MS = 300;
/** The share of the time that chats may take from a site that is visited. */
const SHARE = 0.07;
/** The same for those who have waited longest, and when their share starts to grow. Milliseconds. */
const GREATEST_SHARE = 0.5;
const PATIENCE_MS = 9_000;
/** Whoever has waited this long goes in whatever else there is to do. Milliseconds. */
const LONGEST_WAIT_MS = 12_000;
/** Milliseconds of work that may be saved up for a sudden crowd. */
const SAVED_MS = 10;
/** Milliseconds of work that may be owed before the next of a crowd goes in. */
const MOST_OWED_MS = 60;
/** So many go in together, so that one write to the disk keeps what all of them said. */
const TOGETHER = 8;
/** How long those who wait do so before it is looked at again. Milliseconds. */
const LOOK_AGAIN_MS = 3;

/** @param read what is known of the process; `time` is the gate's clock. */
export function createGate(read: () => Meter): Gate {
  const waiting: { since: number; goIn(): void }[] = [];
  let last = read();
  let recentPages = 0;
  let recentTime = 0;
  let saved = SAVED_MS;
  let inside = 0;
  let busySince = 0;
  let isLooking = false;

  function share(): number {
    if (recentPages * 1_000 <= recentTime * VISITED_PER_SECOND) return 1;
    const waited = waiting[0] ? last.time - waiting[0].since : 0;
    const grown = (waited - PATIENCE_MS) / (LONGEST_WAIT_MS - PATIENCE_MS);
    return SHARE + Math.max(0, Math.min(1, grown)) * (GREATEST_SHARE - SHARE);
  }

  function look(): void {
    const now = read();
    const time = now.time - last.time;
    const kept = Math.exp(-time / MOMENTS_MS);
    recentPages = recentPages * kept + now.pages - last.pages;
    recentTime = recentTime * kept + time;
    saved = Math.min(SAVED_MS, saved + time * share());
    last = now;
  }

  function admit(): () => void {
    if (inside === 0) busySince = read().time;
    inside += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      if (inside === 0) saved = Math.max(-MOST_OWED_MS, saved - (read().time - busySince));
    };
  }

  function lookAgain(): void {
    if (isLooking) return;
    isLooking = true;
    if (share() < 1) setTimeout(letIn, LOOK_AGAIN_MS);
    else setImmediate(letIn);
  }

  function letIn(): void {
    isLooking = false;
    look();
    const isPatienceOver = last.time - (waiting[0]?.since ?? 0) > LONGEST_WAIT_MS;
    if (inside === 0 && (saved > 0 || isPatienceOver)) for (const { goIn } of waiting.splice(0, TOGETHER)) goIn();
    if (waiting.length > 0) lookAgain();
  }

  return {
    async enter() {
      look();
      if (waiting.length > 0 || inside > 0) {
        lookAgain();
        await new Promise<void>((goIn) => waiting.push({ since: last.time, goIn }));
      }
      return admit();
    },
  };
}
