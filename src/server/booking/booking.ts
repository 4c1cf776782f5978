import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { BookingPayload, ReminderPayload } from '#server/delivery/delivery.ts';
import { enqueue, skipReminders } from '#server/delivery/delivery.ts';
import { idOfLinkToken, isLinkToken, makeLinkToken } from '#server/http/link-tokens.ts';
import { rejectBots } from '#server/leads/leads.ts';
import type { BookingInput, RescheduleInput, SlotsQuery } from '#shared/booking.schema.ts';
import {
  type BookingDetails,
  type BookingStatus,
  type FreeSlots,
  MEETINGS,
  type MeetingKind,
} from '#shared/booking.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS, toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { makeIcs } from './ics.ts';
import { type BookingRow, findBooking, insertBooking, listTaken, moveBooking, updateBookingStatus } from './queries.ts';
import { getSlotRules } from './slot-queries.ts';
import { businessTimezone, freeSlots, isTimezone, localTime, startOfDay } from './slots.ts';

export { listBookingsBefore, listBookingsFrom } from './queries.ts';

/** Free times that a refused visitor is offered instead. */
const ALTERNATIVES = 6;
const REMIND_HOURS_AHEAD = [24, 1];

/**
 * Free times of `days` days, by the visitor's calendar.
 *
 * @throws AppError `bad_request` when the time zone is not known.
 */
export async function listFreeSlots(ctx: AppContext, query: SlotsQuery): Promise<FreeSlots> {
  const now = ctx.clock.now();
  const rules = await getSlotRules(ctx.db);
  const timezone = knownTimezone(query.timezone) ?? businessTimezone(rules);
  const from = query.from ?? localTime(now, timezone).date;
  const start = startOfDay(from, timezone);
  const end = startOfDay(from, timezone, query.days);
  // One more day than can be booked: the visitor's last day may reach into it.
  const horizon = Math.max(end, now + (rules.maximumFutureDays + 2) * DAY_SECONDS) as UnixSeconds;
  const { minutes } = MEETINGS[query.type];
  const taken = await listTaken(ctx.db, start, (horizon + DAY_SECONDS) as UnixSeconds);
  const all = freeSlots({ rules, taken, minutes, now, from: start, until: horizon });
  const next = all.find((moment) => moment >= end);
  const days: FreeSlots['days'] = Array.from({ length: query.days }, (_, index) => ({
    date: localTime(startOfDay(from, timezone, index), timezone).date,
    slots: [],
  }));
  for (const moment of all) {
    if (moment >= end) break;
    const { date, time } = localTime(moment, timezone);
    days.find((day) => day.date === date)?.slots.push({ start: toIso(moment), time });
  }
  return {
    type: query.type,
    minutes,
    timezone,
    businessTimezone: businessTimezone(rules),
    from,
    days,
    nextDate: next === undefined ? null : localTime(next, timezone).date,
  };
}

/**
 * Takes a free time for a meeting; booking, mails and reminders are on disk when this resolves.
 *
 * @throws AppError `conflict` with the next free `slots` when the time is not free (any more).
 */
export async function bookMeeting(ctx: AppContext, input: BookingInput): Promise<BookingDetails> {
  rejectBots(ctx, input);
  const now = ctx.clock.now();
  const start = toUnixSeconds(new Date(input.start));
  const zone = knownTimezone(input.timezone);
  const details = await ctx.db.transaction().execute(async (trx) => {
    const timezone = await takeSlot(ctx, trx, input.type, start, zone);
    const { date, time } = localTime(start, timezone);
    const booking = await insertBooking(trx, {
      firstName: input.firstName,
      lastName: input.lastName,
      email: input.email,
      company: input.company,
      services: JSON.stringify(input.services),
      consultationType: input.type,
      preferredDate: date,
      preferredTime: time,
      timezone,
      message: input.message,
      page: input.page || null,
      referrer: input.referrer || null,
      createdAt: now,
      startsAt: start,
      endsAt: (start + MEETINGS[input.type].minutes * 60) as UnixSeconds,
      updatedAt: now,
    });
    await tellEverybody(ctx, trx, 'booking.created', booking);
    return detailsOf(ctx, booking);
  });
  settled(ctx);
  return details;
}

/** A booking by its link's token. @throws AppError `not_found` when the link is not one of ours. */
export async function getBooking(ctx: AppContext, token: string): Promise<BookingDetails> {
  return detailsOf(ctx, await bookingOf(ctx, ctx.db, token));
}

/** The booking as a calendar file. @throws AppError `not_found`. */
export async function getBookingIcs(ctx: AppContext, token: string): Promise<string> {
  const booking = await bookingOf(ctx, ctx.db, token);
  const payload = await payloadOf(ctx, ctx.db, booking);
  return makeIcs(ctx.settings.site(), payload, toIso(booking.updatedAt ?? booking.createdAt), 'PUBLISH');
}

/**
 * Gives a booked time back. Cancelling twice changes nothing.
 *
 * @throws AppError `not_found`, or `conflict` when the meeting is over.
 */
export async function cancelBooking(ctx: AppContext, token: string): Promise<BookingDetails> {
  const details = await ctx.db.transaction().execute(async (trx) => {
    const booking = await bookingOf(ctx, trx, token);
    if (booking.status === 'cancelled') return detailsOf(ctx, booking);
    refuseOver(ctx, booking);
    const cancelled = await updateBookingStatus(trx, booking.id, 'cancelled', ctx.clock.now());
    await skipReminders(trx, booking.id, 'The booking is cancelled');
    await tellEverybody(ctx, trx, 'booking.cancelled', cancelled, { by: 'visitor' });
    return detailsOf(ctx, cancelled);
  });
  settled(ctx);
  return details;
}

/**
 * Moves a booking to another free time.
 *
 * @throws AppError `not_found`, or `conflict` with the next free `slots` when the new time is not free, or when the
 *   meeting is over or cancelled.
 */
export async function rescheduleBooking(
  ctx: AppContext,
  token: string,
  input: RescheduleInput,
): Promise<BookingDetails> {
  const start = toUnixSeconds(new Date(input.start));
  const zone = knownTimezone(input.timezone);
  const details = await ctx.db.transaction().execute(async (trx) => {
    const booking = await bookingOf(ctx, trx, token);
    refuseOver(ctx, booking);
    if (booking.startsAt === start) return detailsOf(ctx, booking);
    const type = booking.consultationType as MeetingKind;
    const timezone = await takeSlot(ctx, trx, type, start, zone ?? booking.timezone, booking.id);
    const { date, time } = localTime(start, timezone);
    const moved = await moveBooking(trx, booking.id, {
      startsAt: start,
      endsAt: (start + MEETINGS[type].minutes * 60) as UnixSeconds,
      preferredDate: date,
      preferredTime: time,
      timezone,
      updatedAt: ctx.clock.now(),
    });
    await skipReminders(trx, booking.id, 'The booking was moved');
    await tellEverybody(ctx, trx, 'booking.rescheduled', moved, {
      by: 'visitor',
      previousStart: toIso(booking.startsAt!),
    });
    return detailsOf(ctx, moved);
  });
  settled(ctx);
  return details;
}

/**
 * Says where a booking stands, as the owner sees it. A cancelled one gives its time back and the visitor is told.
 *
 * @throws AppError `not_found`, or `conflict` when it comes back to life and its time is taken by now.
 */
export async function setBookingStatus(ctx: AppContext, id: number, status: BookingStatus): Promise<BookingRow> {
  const booking = await ctx.db.transaction().execute(async (trx) => {
    const before = await findBooking(trx, id);
    if (!before) throw new AppError('not_found', 'There is no such booking');
    if (before.status === status) return before;
    if (isTaking(status) && !isTaking(before.status) && before.startsAt !== null && before.endsAt !== null) {
      const taken = await listTaken(trx, before.startsAt, before.endsAt, id);
      if (taken.length > 0) throw new AppError('conflict', 'Another booking has this time by now');
    }
    const after = await updateBookingStatus(trx, id, status, ctx.clock.now());
    if (!isTaking(status)) await skipReminders(trx, id, 'The booking is off');
    const isNews = status === 'cancelled' && after.startsAt !== null && after.startsAt > ctx.clock.now();
    if (isNews) await tellEverybody(ctx, trx, 'booking.cancelled', after, { by: 'owner' });
    return after;
  });
  settled(ctx);
  return booking;
}

function isTaking(status: string): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Refuses a time that is not free; answers the time zone to note it in. Runs inside the booking's transaction. */
async function takeSlot(
  ctx: AppContext,
  trx: Db,
  type: MeetingKind,
  start: UnixSeconds,
  timezone: string | undefined,
  except?: number,
): Promise<string> {
  const now = ctx.clock.now();
  const rules = await getSlotRules(trx);
  const { minutes } = MEETINGS[type];
  const until = (now + (rules.maximumFutureDays + 2) * DAY_SECONDS) as UnixSeconds;
  const taken = await listTaken(trx, Math.min(now, start) as UnixSeconds, until, except);
  const looking = { rules, taken, minutes, now };
  const [free] = freeSlots({ ...looking, from: start, until: (start + 1) as UnixSeconds });
  if (free !== start) {
    const from = Math.max(now, start) as UnixSeconds;
    let next = freeSlots({ ...looking, from, until: (from + 7 * DAY_SECONDS) as UnixSeconds });
    if (next.length < ALTERNATIVES) next = freeSlots({ ...looking, from: now, until });
    const slots = next.slice(0, ALTERNATIVES).map((moment) => ({ start: toIso(moment) }));
    throw new AppError('conflict', 'This time is not free any more. Please choose another one.', {
      issues: [{ path: 'start', message: 'This time is not free any more' }],
      details: { slots },
    });
  }
  return timezone ?? businessTimezone(rules);
}

async function tellEverybody(
  ctx: AppContext,
  trx: Db,
  event: 'booking.created' | 'booking.rescheduled' | 'booking.cancelled',
  booking: BookingRow,
  extra: Partial<BookingPayload> = {},
): Promise<void> {
  const payload: BookingPayload = { ...(await payloadOf(ctx, trx, booking)), ...extra };
  const now = ctx.clock.now();
  const reminders = REMIND_HOURS_AHEAD.flatMap((hoursAhead) => {
    const dueAt = (booking.startsAt! - hoursAhead * 3600) as UnixSeconds;
    if (event === 'booking.cancelled' || dueAt <= now) return [];
    const reminder: ReminderPayload = { ...payload, hoursAhead };
    return [{ email: booking.email, payload: { ...reminder }, event: 'booking.reminder' as const, dueAt }];
  });
  await enqueue(ctx, trx, {
    event,
    bookingId: booking.id,
    payload: { ...payload },
    visitor: [{ email: booking.email, payload: { ...payload } }, ...reminders],
  });
}

async function bookingOf(ctx: AppContext, db: Db, token: string): Promise<BookingRow> {
  const id = idOfLinkToken(token);
  const booking = id === undefined ? undefined : await findBooking(db, id);
  if (!booking || booking.startsAt === null || !isLinkToken(ctx, token, 'booking', booking.id, secretOf(booking))) {
    throw new AppError('not_found', 'This link is not valid any more');
  }
  return booking;
}

function refuseOver(ctx: AppContext, booking: BookingRow): void {
  if (canChange(ctx, booking)) return;
  throw new AppError('conflict', 'This meeting is over or cancelled, so it cannot be changed any more.');
}

function canChange(ctx: AppContext, booking: BookingRow): boolean {
  return isTaking(booking.status) && booking.startsAt! > ctx.clock.now();
}

function tokenOf(ctx: AppContext, booking: BookingRow): string {
  return makeLinkToken(ctx, 'booking', booking.id, secretOf(booking));
}

/** What of a booking never changes: a number used anew after a restore makes another token. */
function secretOf(booking: BookingRow): string {
  return `${booking.createdAt}:${booking.email}`;
}

function detailsOf(ctx: AppContext, booking: BookingRow): BookingDetails {
  const type = booking.consultationType as MeetingKind;
  return {
    token: tokenOf(ctx, booking),
    type,
    minutes: MEETINGS[type].minutes,
    start: toIso(booking.startsAt!),
    end: toIso(booking.endsAt!),
    date: booking.preferredDate,
    time: booking.preferredTime,
    timezone: booking.timezone,
    firstName: booking.firstName,
    status: booking.status as BookingStatus,
    canChange: canChange(ctx, booking),
  };
}

async function payloadOf(ctx: AppContext, db: Db, booking: BookingRow): Promise<BookingPayload> {
  const rules = await getSlotRules(db);
  const { token, type, minutes, start, end, timezone, firstName, status } = detailsOf(ctx, booking);
  return {
    bookingId: booking.id,
    uid: `booking-${booking.id}-${booking.createdAt}`,
    type,
    minutes,
    start,
    end,
    timezone,
    businessTimezone: businessTimezone(rules),
    firstName,
    lastName: booking.lastName,
    email: booking.email,
    company: booking.company,
    services: JSON.parse(booking.services) as string[],
    message: booking.message,
    page: booking.page,
    referrer: booking.referrer,
    status,
    manageUrl: `${ctx.config.siteUrl}${paths.booking(token)}`,
    sequence: booking.sequence,
  };
}

/** @throws AppError `bad_request` when it is given and not known. */
function knownTimezone(name: string | undefined): string | undefined {
  if (name === undefined || isTimezone(name)) return name;
  const message = 'This time zone is not known';
  throw new AppError('bad_request', message, { issues: [{ path: 'timezone', message }] });
}

function settled(ctx: AppContext): void {
  ctx.outbox.wake();
  ctx.publicContent.changed();
}
