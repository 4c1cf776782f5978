import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import type { BookingDetails } from '#shared/booking.schema.ts';
import type { BookingStatus } from '#shared/booking.ts';
import { VisitorError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { toIso } from '#shared/time.ts';
import { calendarLinks } from './calendar-links.ts';
import { locationOf, meetingPage } from './meeting-words.ts';
import { type BookingRow, findBooking } from './queries.ts';

/** True for a status in which the booking takes its time. */
export function isTaking(status: string): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** True while the booking can be moved and cancelled: it takes its time and has not begun. */
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

/** The parts of a booking that never change: an id that is used again after a restore has another token. */
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
    location: locationOf(ctx, { type, answers: booking.answers }),
    answers: booking.answers,
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
    location: entry.location,
    email: ctx.settings.mail().url === undefined ? null : booking.email,
    canChange: canChange(ctx, booking),
    calendarLinks: calendarLinks(ctx, { ...entry, start, end }),
  };
}
