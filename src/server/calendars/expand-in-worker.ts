import { createWorkerQueue } from '#server/worker-queue.ts';
import type { UnreadEvent } from '#shared/calendars.schema.ts';
import type { CalendarResponse, TimeSpan } from './access.ts';
import type { BookingEvent } from './booking-events.ts';
import type { BusyRow, EventRow } from './queries.ts';

/** A calendar to read, as its server sent it. */
export interface ExpandJob extends Pick<CalendarResponse, 'bodies' | 'format'>, TimeSpan {
  /** Time zone of all-day and floating events. */
  timezone: string;
  /** The owner's addresses in lower case, to know which invitations were declined. */
  owners: string[];
  /** Bookings of this site, as `UID START END` in seconds: where they come back from the calendar, they do not block. */
  bookingEvents: string[];
  /** Hash of the last content: the same content is not read again. */
  knownHash: string | null;
}

export interface Expanded {
  hash: string;
  busy: BusyRow[];
  /** The next events, at most `EVENTS_KEPT` of them. */
  events: EventRow[];
  /** The events of bookings, wherever they are now. */
  bookingEvents: BookingEvent[];
  /** Events of which something cannot be read. */
  unread: UnreadEvent[];
}

/** `failure` is a sentence for the owner. */
export type ExpandResult = { expanded: Expanded } | { unchanged: true } | { failure: string };

/** 100,000 events take some seconds, on a busy machine more. */
const WITHIN_MS = 60_000;
/** The worker's memory is given back after this long without work. */
const IDLE_MS = 5_000;
/** Enough for 100,000 events; the whole site runs in 256 MB. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

const run = createWorkerQueue<ExpandJob, ExpandResult>('calendar-worker', {
  idleMs: IDLE_MS,
  memory: WORKER_MEMORY,
});

/** Reads a calendar in a worker thread, so that a large one does not block requests. */
export async function expandInWorker(job: ExpandJob): Promise<ExpandResult> {
  // The bodies move to the worker: here they are empty from now on.
  const bodies = job.bodies.map(({ buffer }) => buffer);
  return (await run(job, WITHIN_MS, bodies)) ?? { failure: 'The calendar has more events than can be read' };
}
