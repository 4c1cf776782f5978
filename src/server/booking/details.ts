import { enqueueBookingWrites } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { enqueue } from '#server/delivery/delivery.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import { type BookingDetails, type BookingStatus, bookingUid } from '#shared/booking.ts';
import { VisitorError } from '#shared/errors.ts';
import type { Answer } from '#shared/meeting-types.ts';
import { paths } from '#shared/paths.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { calendarLinks } from './calendar-links.ts';
import type { BookingPayload, ReminderPayload } from './mails.ts';
import { meetingPage } from './meeting-words.ts';
import { type BookingRow, findBooking, getSlotRules } from './queries.ts';
import { businessTimezone } from './slots.ts';

const REMIND_HOURS_AHEAD = [24, 1];

/** True for a status in which the booking takes its time. */
export function isTaking(status: string): boolean {
  return status === 'pending' || status === 'confirmed';
}

export function canChange(ctx: AppContext, booking: BookingRow): boolean {
  return isTaking(booking.status) && booking.startsAt! > ctx.clock.now();
}

/** The booking that a link's token belongs to. @throws AppError `not_found`. */
export async function getBookingByToken(ctx: AppContext, db: Db, token: string): Promise<BookingRow> {
  const id = idOfLinkToken(token);
  const booking = id === undefined ? undefined : await findBooking(db, id);
  if (!booking || booking.startsAt === null || !isLinkToken(ctx, token, 'booking', booking.id, secretOf(booking))) {
    throw new VisitorError('not_found', 'linkInvalid');
  }
  return booking;
}

/** What never changes about a booking: an id that is used again after a restore has another token. */
function secretOf(booking: BookingRow): string {
  return `${booking.createdAt}:${booking.email}`;
}

/** A booking as its page shows it. */
export function toDetails(ctx: AppContext, booking: BookingRow): BookingDetails {
  const type = booking.consultationType;
  const token = makeLinkToken(ctx, 'booking', booking.id, secretOf(booking));
  const [start, end] = [toIso(booking.startsAt!), toIso(booking.endsAt!)];
  const meeting = ctx.meetingTypes.find(type);
  const entry = {
    type,
    meeting: meeting?.name ?? type,
    location: meeting?.location ?? '',
    answers: JSON.parse(booking.answers) as Answer[],
    manageUrl: `${ctx.config.siteUrl}${paths.booking(token)}`,
  };
  return {
    token,
    type,
    meeting: entry.meeting,
    page: meetingPage(ctx, type),
    minutes: (booking.endsAt! - booking.startsAt!) / 60,
    start,
    end,
    date: booking.preferredDate,
    time: booking.preferredTime,
    timezone: booking.timezone,
    firstName: booking.firstName,
    status: booking.status as BookingStatus,
    canChange: canChange(ctx, booking),
    calendarLinks: calendarLinks(ctx, { ...entry, start, end }),
  };
}

/** A booking for mails, webhooks and calendar files. */
export async function toPayload(ctx: AppContext, db: Db, booking: BookingRow): Promise<BookingPayload> {
  return payloadOf(ctx, booking, businessTimezone(await getSlotRules(db)));
}

/** The same, where the time zone of the business is known. */
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
    services: JSON.parse(booking.services) as string[],
    message: booking.message,
    answers: JSON.parse(booking.answers) as Answer[],
    page: booking.page,
    referrer: booking.referrer,
    updatedAt: toIso(booking.updatedAt ?? booking.createdAt),
    status,
    manageUrl: `${ctx.config.siteUrl}${paths.booking(token)}`,
    sequence: booking.sequence,
  };
}

/** Stores the messages to owner and visitor about a booking, with its reminders, in the booking's transaction. */
export async function enqueueBookingMessages(
  ctx: AppContext,
  trx: Db,
  event: 'booking.created' | 'booking.rescheduled' | 'booking.cancelled',
  booking: BookingRow,
  extra: Pick<BookingPayload, 'by' | 'previousStart'> = {},
): Promise<void> {
  const payload: BookingPayload = { ...(await toPayload(ctx, trx, booking)), ...extra };
  const reminders = REMIND_HOURS_AHEAD.flatMap((hoursAhead) => {
    const dueAt = (booking.startsAt! - hoursAhead * 3600) as UnixSeconds;
    if (event === 'booking.cancelled' || dueAt <= ctx.clock.now()) return [];
    const reminder: ReminderPayload = { ...payload, hoursAhead };
    return [{ event: 'booking.reminder' as const, payload: { ...reminder }, dueAt }];
  });
  await enqueueBookingWrites(ctx, trx, event, booking);
  await enqueue(ctx, trx, {
    event,
    bookingId: booking.id,
    payload: { ...payload },
    visitor: { email: booking.email, payload: { ...payload }, reminders, isUncapped: extra.by === 'owner' },
  });
}
