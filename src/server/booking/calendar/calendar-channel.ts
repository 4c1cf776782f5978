import { readBookingPayload } from '#server/booking/changes.ts';
import type { BookingPayload } from '#server/booking/payload.ts';
import { type BookingRow, findBooking } from '#server/booking/queries.ts';
import {
  AS_WRITTEN,
  createEvent,
  deleteEvent,
  deleteWrite,
  findWrite,
  forgetContent,
  insertWrite,
  moveStoredEvent,
  openWriteTarget,
  readEvent,
  updateEvent,
  updateWrite,
  type WriteRow,
  type WriteTarget,
} from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { type OutboxRow, SendError, type Sender, SkipError } from '#server/delivery/delivery.ts';
import { FetchError } from '#server/http/public-fetch.ts';
import { bookingUid } from '#shared/booking.ts';
import type { CalendarWrite } from '#shared/outbox.ts';
import { calendarUid, makeStoredEvent } from './calendar-file.ts';

/** Somebody else may change the event between reading and writing it. */
const TRIES = 3;

/**
 * Writes bookings to the owner's calendars. A message only names the booking that has changed; the booking is read when the message
 * is sent. So changes keep their order, and a message that is sent again after a crash changes nothing.
 */
export function openCalendarChannel(ctx: AppContext): Sender {
  return {
    concurrency: 1,
    async send(row) {
      try {
        await writeBooking(ctx, row);
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        const { calendar } = row.payload as CalendarWrite;
        throw new SendError(`${calendar}: ${error.message}`, 'connection');
      }
    },
    close: () => undefined,
  };
}

async function writeBooking(ctx: AppContext, { bookingId, payload }: OutboxRow): Promise<void> {
  const { calendarId } = payload as CalendarWrite;
  if (bookingId === null) throw new SkipError('The booking is not known');
  const target = await openWriteTarget(ctx, calendarId);
  if (!target) throw new SkipError('The calendar was removed');
  const write = await findWrite(ctx.db, bookingId, calendarId);
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking || booking.startsAt === null || booking.status === 'cancelled') {
    if (!write) throw new SkipError('The booking was cancelled before it was written');
    await deleteEvent(target.access, write.href);
    await deleteWrite(ctx.db, bookingId, calendarId);
    return;
  }
  if (!write && !target.takesNew) throw new SkipError('Bookings are no longer written to this calendar');
  const known = write ?? (await reserveEvent(ctx, target, booking, calendarId));
  if (known.sequence === booking.sequence) return;
  const etag = await putEvent(ctx, target, known, await readBookingPayload(ctx, ctx.db, booking));
  await updateWrite(ctx.db, known, {
    etag: etag ?? null,
    sequence: booking.sequence,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt!,
    ...AS_WRITTEN,
  });
  // Deleted again before it was ever read, the calendar looks as it did at the last time.
  await forgetContent(ctx.db, calendarId);
}

/** Stores where the event will be before it is written: after a crash it is looked for there. */
async function reserveEvent(
  ctx: AppContext,
  target: WriteTarget,
  booking: BookingRow,
  calendarId: number,
): Promise<WriteRow> {
  const uid = calendarUid(ctx, { uid: bookingUid(booking) });
  const name = `${encodeURIComponent(uid.replace(/[^\w.-]/g, '-'))}.ics`;
  return insertWrite(ctx.db, {
    bookingId: booking.id,
    calendarId,
    uid,
    href: new URL(name, await target.collection()).href,
    startsAt: booking.startsAt!,
    endsAt: booking.endsAt!,
  });
}

/** @returns the ETag of the event, if the server tells it. */
async function putEvent(
  ctx: AppContext,
  { access }: WriteTarget,
  { uid, href, etag }: WriteRow,
  booking: BookingPayload,
): Promise<string | undefined> {
  const event = makeStoredEvent(ctx, booking, uid);
  let written = etag ? await updateEvent(access, href, event, etag) : await createEvent(access, href, event);
  for (let tries = 0; written === 'stale' && tries < TRIES; tries += 1) {
    const existing = await readEvent(access, href);
    if (!existing) {
      written = await createEvent(access, href, event);
      continue;
    }
    const { times } = existing;
    if (times && times.uid !== uid) throw new FetchError(`Another event has the address ${href}`);
    if (times && isAsBooked(times, booking)) return existing.etag;
    const { start, end, sequence, updatedAt: stamp = start } = booking;
    const moved = await moveStoredEvent(existing, { start, end, sequence, stamp });
    written = await updateEvent(access, href, moved ?? event, existing.etag);
  }
  if (written === 'stale') throw new FetchError('The event is being changed by another program');
  return written.etag;
}

function isAsBooked(
  stored: { start: number; end: number; isCancelled: boolean },
  { start, end }: Pick<BookingPayload, 'start' | 'end'>,
): boolean {
  return !stored.isCancelled && stored.start === Date.parse(start) && stored.end === Date.parse(end);
}
