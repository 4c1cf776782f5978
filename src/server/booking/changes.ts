import { enqueueBookingWrites, findBusinessTimezone } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue, skipReminders } from '#server/delivery/delivery.ts';
import { bookingUid } from '#shared/booking.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { toSharedFields } from './details.ts';
import { localTime } from './free-times/zoned-time.ts';
import type { BookingPayload, ReminderPayload } from './payload.ts';
import { type BookingRow, updateBookingStatus, updateBookingTime } from './queries.ts';

/** Visitors are reminded this long before the meeting. */
const REMIND_HOURS_AHEAD = [24, 1];

/** A booking for mails, webhooks and calendar files. */
export async function readBookingPayload(ctx: AppContext, db: Db, booking: BookingRow): Promise<BookingPayload> {
  return toBookingPayload(ctx, booking, await findBusinessTimezone(db));
}

/** `readBookingPayload` for a caller that knows the time zone of the business. */
export function toBookingPayload(ctx: AppContext, booking: BookingRow, businessTimezone: string): BookingPayload {
  return {
    ...toSharedFields(ctx, booking),
    bookingId: booking.id,
    uid: bookingUid(booking),
    location: ctx.meetingTypes.find(booking.consultationType)?.location ?? '',
    businessTimezone,
    lastName: booking.lastName,
    email: booking.email,
    company: booking.company,
    services: booking.services,
    message: booking.message,
    page: booking.page,
    referrer: booking.referrer,
    updatedAt: toIso(booking.updatedAt ?? booking.createdAt),
    sequence: booking.sequence,
    cancelReason: booking.cancelReason,
  };
}

/** The side that acts. A program acts for the owner, but the limits of a mailbox apply to what it does. */
export type Actor = 'visitor' | 'owner' | 'program';

/**
 * Stores the messages to owner and visitor about a change of a booking, and its reminders, in the transaction of the change. About a call
 * that has begun nobody is told: only its entries in calendars follow.
 */
export async function enqueueBookingMessages(
  ctx: AppContext,
  trx: Db,
  event: 'booking.created' | 'booking.rescheduled' | 'booking.cancelled',
  booking: BookingRow,
  { by, ...moved }: { by?: Actor; previousStart?: string } = {},
): Promise<void> {
  await enqueueBookingWrites(ctx, trx, event, booking);
  const { startsAt } = booking;
  if (startsAt === null || startsAt <= ctx.clock.now()) return;
  const side = by === 'program' ? 'owner' : by;
  const payload: BookingPayload = {
    ...(await readBookingPayload(ctx, trx, booking)),
    ...moved,
    ...(side && { by: side }),
  };
  const reminders = REMIND_HOURS_AHEAD.flatMap((hoursAhead) => {
    const dueAt = (startsAt - hoursAhead * 3600) as UnixSeconds;
    if (event === 'booking.cancelled' || dueAt <= ctx.clock.now()) return [];
    const reminder: ReminderPayload = { ...payload, hoursAhead };
    return [{ event: 'booking.reminder' as const, payload: reminder, dueAt }];
  });
  await enqueue(ctx, trx, {
    event,
    bookingId: booking.id,
    payload,
    visitor: { email: booking.email, payload, reminders, isUncapped: by === 'owner' },
  });
}

/** Stores the new time of a call, with the messages about it. Call it in the transaction that checks the time. */
export async function storeMove(
  ctx: AppContext,
  trx: Db,
  booking: BookingRow,
  { start, end, timezone }: { start: UnixSeconds; end: UnixSeconds; timezone: string },
  by: Actor,
): Promise<BookingRow> {
  const { date, time } = localTime(start, timezone);
  const moved = await updateBookingTime(trx, booking.id, {
    startsAt: start,
    endsAt: end,
    preferredDate: date,
    preferredTime: time,
    timezone,
    updatedAt: ctx.clock.now(),
    changes: withChange(ctx, booking, 'moved', by),
  });
  await skipReminders(trx, booking.id, 'The booking was moved');
  const previousStart = toIso(booking.startsAt!);
  await enqueueBookingMessages(ctx, trx, 'booking.rescheduled', moved, { by, previousStart });
  return moved;
}

/** Stores that a call is cancelled, with the messages about it. @param cancelReason of who cancels it, for the other side. */
export async function storeCancellation(
  ctx: AppContext,
  trx: Db,
  booking: BookingRow,
  by: Actor,
  cancelReason: string | null = null,
): Promise<BookingRow> {
  const { id } = booking;
  const changes = withChange(ctx, booking, 'cancelled', by);
  const cancelled = await updateBookingStatus(trx, id, 'cancelled', ctx.clock.now(), { cancelReason, changes });
  await skipReminders(trx, id, 'The booking is cancelled');
  await enqueueBookingMessages(ctx, trx, 'booking.cancelled', cancelled, { by });
  return cancelled;
}

/** Changes of a booking that are kept: somebody may move a call again and again. */
const CHANGES_MAX = 30;

/** The changes of a booking with one more. */
function withChange(ctx: AppContext, booking: BookingRow, kind: 'moved' | 'cancelled', by: Actor) {
  const change = {
    at: ctx.clock.now(),
    kind,
    by,
    from: kind === 'moved' ? booking.startsAt : null,
    sequence: booking.sequence + 1,
    isMailed: ctx.settings.mail().url !== undefined,
  };
  return [...booking.changes, change].slice(-CHANGES_MAX);
}

/** Sends the messages about a change, and shows visitors the times that are free now. Call it after the commit. */
export function wakeAndInvalidate(ctx: AppContext): void {
  ctx.outbox.wake();
  ctx.publicContent.changed();
}
