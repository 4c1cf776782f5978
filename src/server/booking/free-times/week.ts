import { Temporal } from 'temporal-polyfill';
import { locationOf, meetingName } from '#server/booking/meeting-types/meeting-words.ts';
import { listBookingsBetween } from '#server/booking/queries.ts';
import { findBusinessTimezone, listBlockingEvents } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import { requireFound } from '#shared/errors.ts';
import type { BlockedTime, BlockedTimeInput, Week } from '#shared/schedule.schema.ts';
import { WEEK_DAYS } from '#shared/schedule.ts';
import { deleteBlockedTime, insertBlockedTime, listBlockedTimes } from './blocked-time-queries.ts';
import { getSlotRules, listBlockedDates } from './schedule-queries.ts';
import { closedTimes, isBlocked, openTimes } from './slots.ts';
import { localTime, periodOfDay, startOfDay } from './zoned-time.ts';

/** Days of a week that are over when the week begins today instead: the owner looks for the next days. */
const LATE_IN_WEEK = 4;

/**
 * A week as the owner sees it.
 *
 * @param from its first day; when undefined, that of this week in the site's locale, or today in the last days of it.
 */
export async function getWeek(ctx: AppContext, from?: string): Promise<Week> {
  const rules = await getSlotRules(ctx.db);
  const { timezone } = rules;
  const now = ctx.clock.now();
  const today = localTime(now, timezone).date;
  const first = Temporal.PlainDate.from(from ?? firstDayOf(today, ctx.settings.site().weekStart));
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => first.add({ days: index }));
  const [start, end] = [startOfDay(first.toString(), timezone), startOfDay(first.toString(), timezone, WEEK_DAYS)];
  const offered = ctx.meetingTypes.list().filter(({ isActive }) => isActive);
  const [blocked, bookings, blockedDates, busy] = await Promise.all([
    listBlockedTimes(ctx.db, start, end),
    listBookingsBetween(ctx.db, start, end),
    listBlockedDates(ctx.db),
    listBlockingEvents(ctx, start, end),
  ]);
  return {
    timezone,
    today,
    now,
    days: days.map((day) => ({
      date: day.toString(),
      off: blockedDates.filter((rule) => isBlocked(day, rule)).map(({ description }) => description ?? ''),
    })),
    open: openTimes(rules, offered, start, end),
    closed: closedTimes(rules).filter((time) => time.start < end && time.end > start),
    busy,
    blocked: blocked.map(({ id, startsAt, endsAt, title }) => ({
      id,
      title,
      start: startsAt,
      end: endsAt,
    })),
    bookings: bookings.map((booking) => ({
      id: booking.id,
      name: `${booking.firstName} ${booking.lastName}`,
      email: booking.email,
      meeting: meetingName(ctx, { type: booking.consultationType }),
      place: locationOf(ctx, { type: booking.consultationType, answers: booking.answers }),
      status: booking.status,
      start: booking.startsAt!,
      end: booking.endsAt!,
    })),
  };
}

/** Blocks a part of a day: nothing more can be booked in it, and calls that are booked already stay. */
export async function blockTime(ctx: AppContext, { title, ...period }: BlockedTimeInput): Promise<BlockedTime> {
  const { start, end } = periodOfDay(period, await findBusinessTimezone(ctx.db));
  const row = { startsAt: start, endsAt: end, title, createdAt: ctx.clock.now() };
  const id = await insertBlockedTime(ctx.db, row);
  ctx.publicContent.changed();
  return { id, title, start, end };
}

/** @throws AppError `not_found`. */
export async function unblockTime(ctx: AppContext, id: number): Promise<void> {
  requireFound(await deleteBlockedTime(ctx.db, id), 'There is no such blocked time');
  ctx.publicContent.changed();
}

function firstDayOf(today: string, weekStart: number): string {
  const day = Temporal.PlainDate.from(today);
  const before = (day.dayOfWeek - weekStart + WEEK_DAYS) % WEEK_DAYS;
  return before >= LATE_IN_WEEK ? today : day.subtract({ days: before }).toString();
}
