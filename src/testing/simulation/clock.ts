/** A timer that waits in the virtual time. */
export interface Timer {
  cancel(): void;
}

/** Time that moves only from one timer to the next. Milliseconds. */
export interface VirtualClock {
  /** Time since the simulation began; it never goes back. */
  elapsed(): number;
  /** The date that the machines' clocks show. A fault can move it. */
  date(): number;
  moveDate(ms: number): void;
  /** The latest date that the clocks have shown: later than now after they were set back. */
  latest(): number;
  after(ms: number, run: () => void): Timer;
  /** Resolves later; for actors. */
  sleep(ms: number): Promise<void>;
  /** Runs timers in their order until the time is reached, or `isOver`. */
  runUntil(elapsed: number, isOver?: () => boolean): Promise<void>;
}

interface Entry {
  at: number;
  /** Timers of one time run in the order in which they were made. */
  order: number;
  run: (() => void) | undefined;
}

/** @param start of the simulated time, in milliseconds since 1970. */
export function createClock(start: number): VirtualClock {
  const heap: Entry[] = [];
  let now = 0;
  let offset = start;
  let made = 0;
  let latest = start;

  const clock: VirtualClock = {
    elapsed: () => now,
    date: () => Math.floor(now + offset),
    moveDate(ms) {
      latest = clock.latest();
      offset += ms;
    },
    latest: () => Math.max(latest, clock.date()),
    after(ms, run) {
      // Node.js makes one millisecond of none, too.
      const entry: Entry = { at: now + Math.max(1, Number.isFinite(ms) ? ms : 1), order: made++, run };
      push(heap, entry);
      return {
        cancel() {
          entry.run = undefined;
        },
      };
    },
    sleep: (ms) => new Promise((resolve) => void clock.after(ms, resolve)),
    async runUntil(elapsed, isOver = () => false) {
      await settle();
      for (let entry = heap[0]; entry && entry.at <= elapsed && !isOver(); entry = heap[0]) {
        pop(heap);
        if (!entry.run) continue;
        now = entry.at;
        entry.run();
        await settle();
      }
      if (!isOver()) now = elapsed;
    },
  };
  return clock;
}

const afterMicrotasks = setImmediate;

/** Resolves when everything has run that waits for no timer: all microtasks, and all ticks of Node.js. */
function settle(): Promise<void> {
  return new Promise((resolve) => void afterMicrotasks(resolve));
}

const isBefore = (a: Entry, b: Entry) => a.at < b.at || (a.at === b.at && a.order < b.order);

function push(heap: Entry[], entry: Entry): void {
  let index = heap.push(entry) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent] as Entry;
    if (isBefore(above, entry)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = entry;
}

function pop(heap: Entry[]): void {
  const last = heap.pop();
  if (!last || heap.length === 0) return;
  let index = 0;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    const right = heap[child + 1];
    if (right && isBefore(right, heap[child] as Entry)) child += 1;
    const below = heap[child] as Entry;
    if (isBefore(last, below)) break;
    heap[index] = below;
    index = child;
  }
  heap[index] = last;
}
