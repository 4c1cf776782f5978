import { enqueueBookingWrites, refreshForBooking } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { isMailboxFull, mailboxOf } from '#server/delivery/delivery.ts';
import { refuseUnknownServices, rejectBots, toStoredFields } from '#server/leads/leads.ts';
import type { BookingDetails, BookingInput, MoveInput } from '#shared/booking.schema.ts';
import { type BookingStatus, isTaking } from '#shared/booking.ts';
import { AppError, requireFound, VisitorError } from '#shared/errors.ts';
import { toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { readAnswers } from './answers.ts';
import { makeCalendarFile } from './calendar/calendar-file.ts';
import {
  type Actor,
  enqueueBookingMessages,
  readBookingPayload,
  storeCancellation,
  storeMove,
  wakeAndInvalidate,
} from './changes.ts';
import { canChange, getBookingByToken, getTimedBooking, NO_BOOKING, toDetails } from './details.ts';
import { getBookableType, isTakenByOthers, refuseUnknownTimezone, requireFreeSlot } from './free-times/availability.ts';
import { localTime } from './free-times/zoned-time.ts';
import { changeLetter } from './mails.ts';
import { type BookingRow, findBooking, insertBooking, listFutureEmails, updateBookingStatus } from './queries.ts';

export { listCalendarChanges } from './calendar/calendar-changes.ts';
export { listFreeSlots } from './free-times/availability.ts';
export { daysOffText, nameZone, weekText } from './free-times/hours-text.ts';
export { isDayOff } from './free-times/schedule.ts';
export { listHours } from './free-times/schedule-queries.ts';
export { meetingPage, meetingWords } from './meeting-types/meeting-words.ts';
export { listNextMeetings } from './next-meetings.ts';
export { listBookingPage, listBookingsBefore, listBookingsFrom } from './queries.ts';

/** Bookings per hour and client address. */
export const BOOKINGS_PER_HOUR = 20;

/** Bookings in the future that one mailbox can have. */
const FUTURE_BOOKINGS_MAX = 6;

/**
 * Books a free time; booking, mails and reminders are stored when this resolves.
 *
 * @throws AppError `conflict`: with the next free `slots` when the time is taken, without when the mailbox has too many
 *   bookings.
 */
export async function bookMeeting(ctx: AppContext, input: BookingInput): Promise<BookingDetails> {
  rejectBots(ctx, input);
  refuseUnknownServices(ctx, 'services', input.services);
  const { type, start, timezone: givenTimezone, answers: givenAnswers, ...visitor } = toStoredFields(input);
  const startsAt = toUnixSeconds(new Date(start));
  refuseUnknownTimezone(givenTimezone);
  await refreshForBooking(ctx);
  const now = ctx.clock.now();
  const details = await ctx.db.transaction().execute(async (trx) => {
    await refuseTooMany(ctx, trx, visitor.email);
    const meeting = await getBookableType(trx, type);
    const answers = readAnswers(meeting.questions, givenAnswers);
    const timezone = await requireFreeSlot(ctx, trx, meeting, startsAt, givenTimezone);
    const { date, time } = localTime(startsAt, timezone);
    const booking = await insertBooking(trx, {
      ...visitor,
      answers,
      consultationType: meeting.slug,
      price: meeting.price,
      startsAt,
      endsAt: (startsAt + meeting.minutes * 60) as UnixSeconds,
      timezone,
      preferredDate: date,
      preferredTime: time,
      createdAt: now,
      updatedAt: now,
    });
    await enqueueBookingMessages(ctx, trx, 'booking.created', booking);
    return toDetails(ctx, booking);
  });
  wakeAndInvalidate(ctx);
  return details;
}

/** The booking of a link. @throws AppError `not_found`. */
export async function getBooking(ctx: AppContext, token: string): Promise<BookingDetails> {
  return toDetails(ctx, await getBookingByToken(ctx, ctx.db, token));
}

/** The booking of a link as a calendar file for the visitor. @throws AppError `not_found`. */
export async function getBookingFile(ctx: AppContext, token: string): Promise<string> {
  const payload = await readBookingPayload(ctx, ctx.db, await getBookingByToken(ctx, ctx.db, token));
  return makeCalendarFile(ctx, payload, 'visitor', 'PUBLISH');
}

/**
 * Cancels a booking; its time is free again. Cancelling twice changes nothing.
 *
 * @throws AppError `not_found`, or `conflict` when the meeting is over.
 */
export async function cancelBooking(ctx: AppContext, token: string, reason: string | null): Promise<BookingDetails> {
  const details = await ctx.db.transaction().execute(async (trx) => {
    const booking = await getBookingByToken(ctx, trx, token);
    if (booking.status === 'cancelled') return toDetails(ctx, booking);
    refuseOver(ctx, booking);
    return toDetails(ctx, await storeCancellation(ctx, trx, booking, 'visitor', reason));
  });
  wakeAndInvalidate(ctx);
  return details;
}

/**
 * Moves a booking to another free time.
 *
 * @throws AppError `not_found`, or `conflict` with the next free `slots` when the new time is not free, or when the
 *   meeting is over or cancelled.
 */
export function moveBooking(ctx: AppContext, token: string, input: MoveInput): Promise<BookingDetails> {
  return move(ctx, (trx) => getBookingByToken(ctx, trx, token), input, 'visitor');
}

/**
 * Moves a booking to another free time for the owner; the visitor is told.
 *
 * @throws AppError like `moveBooking`, and `too_many` when a program moves it and the visitor cannot be told any more today.
 */
export function moveBookingForOwner(
  ctx: AppContext,
  id: number,
  input: MoveInput,
  by: 'owner' | 'program' = 'owner',
): Promise<BookingDetails> {
  return move(ctx, (trx) => getTimedBooking(trx, id), input, by);
}

/** A mail about the last change of a booking, which the owner sends with another program. @throws AppError `not_found`. */
export async function writeChangeLetter(ctx: AppContext, id: number) {
  const booking = await getTimedBooking(ctx.db, id);
  const from = booking.changes.at(-1)?.from;
  const payload = { ...(await readBookingPayload(ctx, ctx.db, booking)), by: 'owner' as const };
  const letter = changeLetter(from ? { ...payload, previousStart: toIso(from) } : payload, ctx);
  return { email: booking.email, ...letter };
}

async function move(
  ctx: AppContext,
  find: (trx: Db) => Promise<BookingRow>,
  input: MoveInput,
  by: Actor,
): Promise<BookingDetails> {
  const start = toUnixSeconds(new Date(input.start));
  refuseUnknownTimezone(input.timezone);
  await refreshForBooking(ctx);
  const details = await ctx.db.transaction().execute(async (trx) => {
    const booking = await find(trx);
    refuseOver(ctx, booking);
    if (booking.startsAt === start) return toDetails(ctx, booking);
    if (by === 'program') await refuseUntold(ctx, trx, booking.email);
    const meeting = await getBookableType(trx, booking.consultationType, { mayBeHidden: true });
    const timezone = await requireFreeSlot(ctx, trx, meeting, start, input.timezone ?? booking.timezone, booking.id);
    const end = (start + meeting.minutes * 60) as UnixSeconds;
    return toDetails(ctx, await storeMove(ctx, trx, booking, { start, end, timezone }, by));
  });
  wakeAndInvalidate(ctx);
  return details;
}

/**
 * Sets the status of a booking for the owner. Cancelling frees its time; this and taking it back tells the visitor, by a program only one
 * who was told of the booking.
 *
 * @param reason of a cancellation, for the visitor.
 * @throws AppError `not_found`, or `conflict` when a cancelled one is taken back and its time is taken by now.
 */
export async function setBookingStatus(
  ctx: AppContext,
  id: number,
  status: BookingStatus,
  by: 'owner' | 'program' = 'owner',
  reason: string | null = null,
): Promise<BookingRow> {
  const booking = await ctx.db.transaction().execute(async (trx) => {
    const before = requireFound(await findBooking(trx, id), NO_BOOKING);
    if (before.status === status) return before;
    if (status === 'cancelled') return storeCancellation(ctx, trx, before, by, reason);
    if (isTaking(status) && !isTaking(before.status) && (await isTakenByOthers(trx, before))) {
      throw new AppError('conflict', 'Another booking has this time by now');
    }
    const after = await updateBookingStatus(trx, id, status, ctx.clock.now());
    if (before.status !== 'cancelled') return after;
    if (isTaking(status)) await enqueueBookingMessages(ctx, trx, 'booking.created', after, { by });
    else await enqueueBookingWrites(ctx, trx, 'booking.created', after);
    return after;
  });
  wakeAndInvalidate(ctx);
  return booking;
}

/** Anybody can book for any mailbox: this limits what its owner has to clean up. */
async function refuseTooMany(ctx: AppContext, trx: Db, email: string): Promise<void> {
  const mailbox = mailboxOf(email);
  const bookings = (await listFutureEmails(trx, ctx.clock.now())).filter((other) => mailboxOf(other) === mailbox);
  if (bookings.length < FUTURE_BOOKINGS_MAX) return;
  throw new VisitorError('conflict', 'tooManyBookings', { values: { max: FUTURE_BOOKINGS_MAX } });
}

/** A program can be misled into moving a call again and again: it moves none of which the visitor would not be told. */
async function refuseUntold(ctx: AppContext, trx: Db, email: string): Promise<void> {
  if (!(await isMailboxFull(trx, 'booking.rescheduled', email, ctx.clock.now()))) return;
  throw new AppError(
    'too_many',
    'The visitor got three mails about bookings today: a person can move the call in Captain',
  );
}

function refuseOver(ctx: AppContext, booking: BookingRow): void {
  if (canChange(ctx, booking)) return;
  throw new VisitorError('conflict', 'bookingOver');
}
