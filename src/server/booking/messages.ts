import { enqueueBookingWrites } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { bookingUid } from '#shared/booking.ts';
import { paths } from '#shared/paths.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { toDetails } from './details.ts';
import type { BookingPayload, ReminderPayload } from './payload.ts';
import { type BookingRow, getSlotRules } from './queries.ts';
import { businessTimezone } from './slots.ts';

/** Visitors are reminded this long before the meeting. */
const REMIND_HOURS_AHEAD = [24, 1];

/** A booking for mails, webhooks and calendar files. */
export async function toPayload(ctx: AppContext, db: Db, booking: BookingRow): Promise<BookingPayload> {
  return payloadOf(ctx, booking, businessTimezone(await getSlotRules(db)));
}

/** `toPayload` for a caller that knows the time zone of the business. */
export function payloadOf(ctx: AppContext, booking: BookingRow, businessTimezone: string): BookingPayload {
  const { token, type, meeting, minutes, start, end, timezone, firstName, status } = toDetails(ctx, booking);
  return {
    bookingId: booking.id,
    uid: bookingUid(booking),
    type,
    meeting,
    location: ctx.meetingTypes.find(type)?.location ?? '',
    minutes,
    start,
    end,
    timezone,
    businessTimezone,
    firstName,
    lastName: booking.lastName,
    email: booking.email,
    company: booking.company,
    services: booking.services,
    message: booking.message,
    answers: booking.answers,
    page: booking.page,
    referrer: booking.referrer,
    updatedAt: toIso(booking.updatedAt ?? booking.createdAt),
    status,
    manageUrl: `${ctx.config.siteUrl}${paths.booking(token)}`,
    sequence: booking.sequence,
    cancelReason: booking.cancelReason,
  };
}

/**
 * Stores the messages to owner and visitor about a change of a booking, and its reminders, in the transaction of the change.
 *
 * @param isByPerson false where a program acts for the owner: the limits of a mailbox then apply.
 */
export async function enqueueBookingMessages(
  ctx: AppContext,
  trx: Db,
  event: 'booking.created' | 'booking.rescheduled' | 'booking.cancelled',
  booking: BookingRow,
  extra: Pick<BookingPayload, 'by' | 'previousStart'> = {},
  isByPerson = true,
): Promise<void> {
  const payload: BookingPayload = { ...(await toPayload(ctx, trx, booking)), ...extra };
  const reminders = REMIND_HOURS_AHEAD.flatMap((hoursAhead) => {
    const dueAt = (booking.startsAt! - hoursAhead * 3600) as UnixSeconds;
    if (event === 'booking.cancelled' || dueAt <= ctx.clock.now()) return [];
    const reminder: ReminderPayload = { ...payload, hoursAhead };
    return [{ event: 'booking.reminder' as const, payload: { ...reminder }, dueAt }];
  });
  await enqueueBookingWrites(ctx, trx, event, booking);
  const isUncapped = extra.by === 'owner' && isByPerson;
  await enqueue(ctx, trx, {
    event,
    bookingId: booking.id,
    payload: { ...payload },
    visitor: { email: booking.email, payload: { ...payload }, reminders, isUncapped },
  });
}
