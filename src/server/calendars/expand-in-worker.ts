import { Worker } from 'node:worker_threads';
import type { OwnEvent } from './own-events.ts';
import type { BusyRow, EventRow } from './queries.ts';
import type { Answer, Period } from './source.ts';

/** A calendar to read, as its server sent it. */
export interface ExpandJob extends Pick<Answer, 'bodies' | 'format'>, Period {
  /** Time zone of all-day and floating events. */
  timezone: string;
  /** The owner's addresses in lower case, to know which invitations were declined. */
  owners: string[];
  /** Bookings of this site, as `UID START END` in seconds: where they come back from the calendar, they do not block. */
  ownEvents: string[];
  /** Of the last content: the same content is not read again. */
  knownHash: string | null;
}

export interface Expanded {
  hash: string;
  busy: BusyRow[];
  /** The next events, at most `EVENTS_KEPT` of them. */
  events: EventRow[];
  /** The bookings' own events, wherever they are now. */
  own: OwnEvent[];
}

/** `failure` is a sentence for the owner. */
export type ExpandResult = { expanded: Expanded } | { unchanged: true } | { failure: string };

/** 100,000 events take some seconds, on a busy machine more. */
const WITHIN_MS = 60_000;
/** The worker's memory is given back after this long without work. */
const IDLE_MS = 5_000;
/** Enough for 100,000 events; the whole site runs in 256 MB. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

let worker: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
/** One calendar at a time: each may need much memory. */
let queue: Promise<unknown> = Promise.resolve();

/** Reads a calendar in a worker thread, so that a large one does not block requests. */
export function expandInWorker(job: ExpandJob): Promise<ExpandResult> {
  const result = queue.then(() => expand(job));
  queue = result.catch(() => undefined);
  return result;
}

async function expand(job: ExpandJob): Promise<ExpandResult> {
  clearTimeout(idleTimer);
  worker ??= startWorker();
  const result = await request(worker, job);
  worker?.unref();
  idleTimer = setTimeout(stopWorker, IDLE_MS).unref();
  return result;
}

function request(thread: Worker, job: ExpandJob): Promise<ExpandResult> {
  return new Promise((resolve) => {
    const timeout = setTimeout(stopWorker, WITHIN_MS);
    const settle = (result: ExpandResult) => {
      clearTimeout(timeout);
      thread.off('message', settle).off('error', fail).off('exit', fail);
      resolve(result);
    };
    // Out of time or memory: the next calendar gets a new worker.
    const fail = () => {
      if (worker === thread) worker = undefined;
      settle({ failure: 'The calendar has more events than can be read' });
    };
    thread.on('message', settle).on('error', fail).on('exit', fail);
    thread.ref();
    // The bodies move to the worker: here they are empty from now on.
    thread.postMessage(
      job,
      job.bodies.map(({ buffer }) => buffer),
    );
  });
}

function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './calendar-worker.ts' : './calendar-worker.js';
  return new Worker(new URL(file, import.meta.url), { resourceLimits: WORKER_MEMORY });
}

function stopWorker(): void {
  void worker?.terminate();
  worker = undefined;
}
