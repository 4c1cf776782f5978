import type { AppContext } from '#server/context.ts';
import { FetchError } from '#server/http/public-fetch.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { readEvent } from './caldav-event.ts';
import { AS_WRITTEN, listCurrentWrites, updateWrite, type WriteRow } from './write-queries.ts';
import { openWriteTarget, type WriteTarget } from './writes.ts';

/** The event of a booking as it is in a calendar. Times in seconds. */
export interface BookingEvent {
  uid: string;
  start: number;
  end: number;
  isCancelled: boolean;
}

/** State of an event in the calendar. */
type Found = Pick<WriteRow, 'found' | 'foundStartsAt' | 'foundEndsAt'>;

const DELETED: Found = { ...AS_WRITTEN, found: 'deleted' };

/**
 * Compares the events of bookings in a calendar with those that were written there, and stores moves and deletions by the owner. An event
 * that differs is read by its own address first: the calendar may have been read before the last write.
 *
 * @param events those of bookings in the calendar's answer.
 */
export async function storeFoundChanges(ctx: AppContext, calendarId: number, events: BookingEvent[]): Promise<void> {
  const writes = await listCurrentWrites(ctx.db, calendarId, ctx.clock.now());
  if (writes.length === 0) return;
  const target = await openWriteTarget(ctx, calendarId);
  if (!target) return;
  let hasChanged = false;
  for (const write of writes) {
    const seen = events.find(({ uid }) => uid === write.uid);
    const found = seen && isAsWritten(seen, write) ? AS_WRITTEN : await findChange(target, write, seen);
    if (found === 'unknown' || isSame(found, write)) continue;
    hasChanged = true;
    await updateWrite(ctx.db, write, found, write.sequence);
  }
  // The time to which an event was moved is not free.
  if (hasChanged) ctx.publicContent.changed();
}

/** Reads an event by its own address. @returns `unknown` when the server does not say. */
async function findChange(
  target: WriteTarget,
  write: WriteRow,
  seen: BookingEvent | undefined,
): Promise<Found | 'unknown'> {
  const stored = await readBookingEvent(target, write);
  if (stored === 'unknown') return 'unknown';
  if (!stored || stored.isCancelled) return DELETED;
  if (isAsWritten(stored, write)) return AS_WRITTEN;
  // The worker knows more names of time zones.
  const { start, end } = seen ?? stored;
  return { found: 'moved', foundStartsAt: start as UnixSeconds, foundEndsAt: end as UnixSeconds };
}

/** @returns undefined when there is none any more, `unknown` when the server does not say. */
async function readBookingEvent(
  { access }: WriteTarget,
  { href, uid }: WriteRow,
): Promise<BookingEvent | undefined | 'unknown'> {
  try {
    const stored = await readEvent(access, href);
    if (!stored) return undefined;
    if (!stored.times) return 'unknown';
    const { start, end, isCancelled } = stored.times;
    return stored.times.uid === uid ? { uid, start: start / 1000, end: end / 1000, isCancelled } : undefined;
  } catch (error) {
    if (error instanceof FetchError) return 'unknown';
    throw error;
  }
}

function isAsWritten({ start, end }: BookingEvent, { startsAt, endsAt }: WriteRow): boolean {
  return start === startsAt && end === endsAt;
}

function isSame(a: Found, b: Found): boolean {
  return a.found === b.found && a.foundStartsAt === b.foundStartsAt && a.foundEndsAt === b.foundEndsAt;
}
