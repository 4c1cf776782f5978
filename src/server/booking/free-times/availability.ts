import { getBookingByToken, getTimedBooking } from '#server/booking/details.ts';
import { findMeetingType } from '#server/booking/meeting-types/meeting-type-queries.ts';
import { publicPlace } from '#server/booking/meeting-types/meeting-words.ts';
import { type BookingRow, listBooked } from '#server/booking/queries.ts';
import { listBusy } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { FreeSlots, SlotsQuery } from '#shared/booking.schema.ts';
import { isTaking, SLOT_DAYS_MAX } from '#shared/booking.ts';
import { VisitorError } from '#shared/errors.ts';
import { isTimezone } from '#shared/local-clock.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import type { Period } from '#shared/schedule.schema.ts';
import { DAY_SECONDS, toIso, type UnixSeconds } from '#shared/time.ts';
import { listBlockedTimes } from './blocked-time-queries.ts';
import { getSlotRules } from './schedule-queries.ts';
import { freeSlots, fullDays, horizonDays, type SlotRules } from './slots.ts';
import { daysFrom, daysOfMonth, localTime, startOfDay } from './zoned-time.ts';

/** Free times that a visitor is offered instead of a taken one. */
const ALTERNATIVES = 6;
/** Buffers of a meeting type that is deleted. */
const NO_BUFFERS = { bufferBefore: 0, bufferAfter: 0 };

/**
 * Free times of `days` days, or of a month, in the visitor's time zone.
 *
 * @throws AppError `bad_request` when the time zone or the meeting type is not known.
 */
export async function listFreeSlots(ctx: AppContext, query: SlotsQuery): Promise<FreeSlots> {
  const moved = query.booking === undefined ? undefined : await getBookingByToken(ctx, ctx.db, query.booking);
  return listSlotsFor(ctx, query, moved);
}

/**
 * Free times of one day, in the business's time zone, to which the owner can move a booking.
 *
 * @throws AppError `not_found`.
 */
export async function listTimesToMoveTo(ctx: AppContext, id: number, from: string): Promise<FreeSlots> {
  const booking = await getTimedBooking(ctx.db, id);
  return listSlotsFor(ctx, { type: booking.consultationType, from, days: 1 }, booking);
}

/** @param moved the booking to move: its own time counts as free, and its meeting type replaces that of `query`. */
async function listSlotsFor(ctx: AppContext, query: SlotsQuery, moved: BookingRow | undefined): Promise<FreeSlots> {
  const now = ctx.clock.now();
  const type = moved?.consultationType ?? query.type;
  const meeting = await getBookableType(ctx.db, type, { mayBeHidden: moved !== undefined });
  const rules = await getSlotRules(ctx.db);
  refuseUnknownTimezone(query.timezone);
  const timezone = query.timezone ?? rules.timezone;
  const first = query.from ?? localTime(now, timezone).date;
  const start = startOfDay(query.month ? `${first.slice(0, 7)}-01` : first, timezone);
  const until = Math.max(startOfDay(first, timezone, SLOT_DAYS_MAX), endOfHorizon(now, rules, meeting)) as UnixSeconds;
  const availability = await readAvailability(ctx, ctx.db, { rules, meeting }, Math.max(start, now), until, moved?.id);
  const free = freeSlots({ ...availability, now, from: start, until }).map((moment) => ({
    ...localTime(moment, timezone),
    start: toIso(moment),
  }));
  const dates = query.month ? daysOfMonth(query.from ?? free[0]?.date ?? first) : daysFrom(first, query.days);
  const byDate = Map.groupBy(free, ({ date }) => date);
  return {
    type: meeting.slug,
    minutes: meeting.minutes,
    place: publicPlace(ctx, meeting),
    price: meeting.price,
    questions: meeting.questions,
    timezone,
    businessTimezone: rules.timezone,
    from: dates[0] ?? first,
    days: dates.map((date) => ({ date, slots: byDate.get(date) ?? [] })),
    nextDate: free.find(({ date }) => !dates.includes(date))?.date ?? null,
  };
}

/**
 * Refuses a time that is not free. Call it in the transaction that books the time.
 *
 * @param except the booking that is being moved.
 * @returns the time zone to store with the booking.
 * @throws AppError `conflict` with the next free `slots`.
 */
export async function requireFreeSlot(
  ctx: AppContext,
  trx: Db,
  meeting: MeetingType,
  start: UnixSeconds,
  timezone: string | undefined,
  except?: number,
): Promise<string> {
  const now = ctx.clock.now();
  const rules = await getSlotRules(trx);
  const until = endOfHorizon(now, rules, meeting);
  const availability = await readAvailability(ctx, trx, { rules, meeting }, Math.min(now, start), until, except);
  const conditions = { ...availability, now };
  const [free] = freeSlots({ ...conditions, from: start, until: (start + 1) as UnixSeconds });
  if (free !== start) {
    const from = Math.max(now, start) as UnixSeconds;
    let next = freeSlots({ ...conditions, from, until: (from + 7 * DAY_SECONDS) as UnixSeconds });
    if (next.length < ALTERNATIVES) next = freeSlots({ ...conditions, from: now, until });
    const slots = next.slice(0, ALTERNATIVES).map((moment) => ({ start: toIso(moment) }));
    throw new VisitorError('conflict', 'timeTaken', { fields: { start: 'timeTakenField' }, details: { slots } });
  }
  return timezone ?? rules.timezone;
}

/** True when another booking, with the time that is kept free around both, has a part of this one's time. */
export async function isTakenByOthers(trx: Db, booking: BookingRow): Promise<boolean> {
  const { id, consultationType, startsAt, endsAt } = booking;
  if (startsAt === null || endsAt === null) return false;
  const { bufferBefore, bufferAfter } = (await findMeetingType(trx, consultationType)) ?? NO_BUFFERS;
  const own = withBuffers({ startsAt, endsAt, bufferBefore, bufferAfter });
  const [from, until] = [own.start - DAY_SECONDS, own.end + DAY_SECONDS] as UnixSeconds[];
  const others = (await listBooked(trx, from!, until!, id)).filter(({ status }) => isTaking(status)).map(withBuffers);
  return others.some((other) => other.start < own.end && own.start < other.end);
}

/** @throws AppError `bad_request` when there is no such type, or it is hidden. */
export async function getBookableType(db: Db, slug: string, { mayBeHidden = false } = {}): Promise<MeetingType> {
  const meeting = await findMeetingType(db, slug);
  if (meeting && (meeting.isActive || mayBeHidden)) return meeting;
  throw new VisitorError('bad_request', 'choiceUnknown', { fields: { type: 'choiceUnknown' } });
}

/** @throws AppError `bad_request` when it is given and not known. */
export function refuseUnknownTimezone(name: string | undefined): void {
  if (name === undefined || isTimezone(name)) return;
  throw new VisitorError('bad_request', 'timezoneUnknown', { fields: { timezone: 'timezoneUnknown' } });
}

/** A day more than can be booked: the visitor's last day may end on it. */
function endOfHorizon(now: UnixSeconds, rules: SlotRules, meeting: MeetingType): UnixSeconds {
  return (now + (horizonDays(rules, meeting) + 2) * DAY_SECONDS) as UnixSeconds;
}

/**
 * Reads what decides which times of a meeting are free, for `freeSlots`. It is only certain in the transaction that books the time.
 *
 * @param except the booking that is being moved.
 */
async function readAvailability(
  ctx: AppContext,
  db: Db,
  { rules, meeting }: { rules: SlotRules; meeting: MeetingType },
  from: number,
  until: number,
  except?: number,
) {
  // Buffers reach beyond a meeting, and a day's meetings are counted from its beginning to its end.
  const first = (from - 2 * DAY_SECONDS) as UnixSeconds;
  const last = (until + 2 * DAY_SECONDS) as UnixSeconds;
  const [booked, blocked, busy] = await Promise.all([
    listBooked(db, first, last, except),
    listBlockedTimes(db, first, last),
    listBusy(ctx, db, first, last),
  ]);
  const taken = [
    ...booked.filter(({ status }) => isTaking(status)).map(withBuffers),
    ...blocked.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt })),
    ...busy,
  ];
  return { rules, meeting, taken, full: fullDays(booked, meeting, rules) };
}

type Booked = Pick<
  Awaited<ReturnType<typeof listBooked>>[number],
  'startsAt' | 'endsAt' | 'bufferBefore' | 'bufferAfter'
>;

/** A booked meeting takes its buffers with it. */
function withBuffers({ startsAt, endsAt, bufferBefore, bufferAfter }: Booked): Period {
  return {
    start: (startsAt! - bufferBefore * 60) as UnixSeconds,
    end: (endsAt! + bufferAfter * 60) as UnixSeconds,
  };
}
