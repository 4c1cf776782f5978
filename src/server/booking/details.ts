import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import { type BookingStatus, isTaking } from '#shared/booking.ts';
import { AppError, VisitorError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { toIso } from '#shared/time.ts';
import { calendarLinks } from './calendar/calendar-links.ts';
import { locationOf, meetingPage, numberToCall, placeWords } from './meeting-types/meeting-words.ts';
import { type BookingRow, findBooking } from './queries.ts';

export const NO_BOOKING = 'There is no such booking';

/** True while the booking can be moved and cancelled: it takes its time and has not begun. */
export function canChange(ctx: AppContext, booking: BookingRow): boolean {
  return isTaking(booking.status) && booking.startsAt! > ctx.clock.now();
}

/** A booking for the owner. @throws AppError `not_found`, also for one without a moment, which has no time to move. */
export async function getTimedBooking(db: Db, id: number): Promise<BookingRow> {
  const booking = await findBooking(db, id);
  if (booking && booking.startsAt !== null) return booking;
  throw new AppError('not_found', NO_BOOKING);
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

/** The parts of a booking that never change: an id that is used again after a restore has another token. */
function secretOf(booking: BookingRow): string {
  return `${booking.createdAt}:${booking.email}`;
}

function tokenOf(ctx: AppContext, booking: BookingRow): string {
  return makeLinkToken(ctx, 'booking', booking.id, secretOf(booking));
}

/** The part of a booking that its page, mails and webhooks share. */
export function toSharedFields(ctx: AppContext, booking: BookingRow) {
  const type = booking.consultationType;
  return {
    type,
    meeting: ctx.meetingTypes.find(type)?.name ?? type,
    minutes: (booking.endsAt! - booking.startsAt!) / 60,
    price: booking.price,
    start: toIso(booking.startsAt!),
    end: toIso(booking.endsAt!),
    timezone: booking.timezone,
    firstName: booking.firstName,
    answers: booking.answers,
    status: booking.status as BookingStatus,
    manageUrl: `${ctx.config.siteUrl}${paths.booking(tokenOf(ctx, booking))}`,
  };
}

/** A booking as its page shows it. */
export function toDetails(ctx: AppContext, booking: BookingRow): BookingDetails {
  const { manageUrl, answers, ...meeting } = toSharedFields(ctx, booking);
  return {
    ...meeting,
    token: tokenOf(ctx, booking),
    page: meetingPage(ctx, meeting.type),
    date: booking.preferredDate,
    time: booking.preferredTime,
    location: locationOf(ctx, { ...meeting, answers }),
    place: placeWords(ctx, { ...meeting, answers }),
    phone: numberToCall(ctx, meeting),
    email: ctx.settings.mail().url === undefined ? null : booking.email,
    canChange: canChange(ctx, booking),
    calendarLinks: calendarLinks(ctx, { ...meeting, manageUrl, answers }),
  };
}
