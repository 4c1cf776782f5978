import { Temporal } from 'temporal-polyfill';
import { listBlockingEvents } from '#server/calendars/calendars.ts';
import type { AppContext } from '#server/context.ts';
import type { Week } from '#shared/schedule.schema.ts';
import { WEEK_DAYS } from '#shared/schedule.ts';
import { listBlockedTimes } from './free-times/blocked-time-queries.ts';
import { getSlotRules, listBlockedDates } from './free-times/schedule-queries.ts';
import { closedTimes, isBlocked, openTimes } from './free-times/slots.ts';
import { localTime, startOfDay } from './free-times/zoned-time.ts';
import { locationOf, meetingName } from './meeting-types/meeting-words.ts';
import { listBookingsBetween } from './queries.ts';

/** Days of a week that are over when the week begins today instead: the owner looks for the next days. */
const LATE_IN_WEEK = 4;

/**
 * A week as the owner sees it in Captain: days off, open hours, and what is in them.
 *
 * @param from its first day; when undefined, that of this week in the site's locale, or today in the last days of it.
 */
export async function getCaptainWeek(ctx: AppContext, from?: string): Promise<Week> {
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
    blocked: blocked.map(({ id, startsAt, endsAt, title }) => ({ id, title, start: startsAt, end: endsAt })),
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

/** @param weekStart the day on which weeks begin, 1 for Monday to 7 for Sunday. */
function firstDayOf(today: string, weekStart: number): string {
  const day = Temporal.PlainDate.from(today);
  const daysOver = (day.dayOfWeek - weekStart + WEEK_DAYS) % WEEK_DAYS;
  return daysOver >= LATE_IN_WEEK ? today : day.subtract({ days: daysOver }).toString();
}
