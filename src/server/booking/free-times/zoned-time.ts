import { Temporal } from 'temporal-polyfill';
import { localClock } from '#shared/local-clock.ts';
import type { Period } from '#shared/schedule.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Conversions that are remembered: those of the next weeks are needed by every visitor who looks for a time. */
const KEPT = 5_000;
const shown = new Map<string, Readonly<{ date: string; time: string }>>();
const moments = new Map<string, UnixSeconds | undefined>();

function cached<T>(results: Map<string, T>, key: string, work: () => T): T {
  if (results.has(key)) return results.get(key) as T;
  if (results.size >= KEPT) results.clear();
  const result = work();
  results.set(key, result);
  return result;
}

/** `localClock` of a moment in seconds, remembered. */
export function localTime(moment: number, timezone: string): Readonly<{ date: string; time: string }> {
  return cached(shown, `${moment} ${timezone}`, () => localClock(moment * 1000, timezone));
}

/** The day that clocks in `timezone` show at a moment. */
export function localDay(moment: number, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment * 1000)
    .toZonedDateTimeISO(timezone)
    .toPlainDate();
}

/** The moment after this one at which clocks in `timezone` are put forward or back; Infinity when they never are. */
export function nextClockChange(moment: UnixSeconds, timezone: string): number {
  const change = Temporal.Instant.fromEpochMilliseconds(moment * 1000)
    .toZonedDateTimeISO(timezone)
    .getTimeZoneTransition('next');
  return change ? seconds(change) : Number.POSITIVE_INFINITY;
}

/** First moment of a day, `days` days later. @throws RangeError when the day does not exist. */
export function startOfDay(date: string, timezone: string, days = 0): UnixSeconds {
  const day = Temporal.PlainDate.from(date, { overflow: 'reject' }).add({ days });
  return seconds(day.toZonedDateTime(timezone));
}

/** `count` days from a day on, as `YYYY-MM-DD`. */
export function daysFrom(date: string, count: number): string[] {
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString());
}

/** The days of the month of a day. */
export function daysOfMonth(date: string): string[] {
  const day = Temporal.PlainDate.from(date);
  return daysFrom(day.with({ day: 1 }).toString(), day.daysInMonth);
}

/**
 * The moment at which clocks in `timezone` show `date` and `time`.
 *
 * @param whenUnclear which one, where the clocks show the time twice or skip it: `reject` takes the earlier of two and none that
 *   is skipped; the others are those of Temporal's `disambiguation`.
 * @returns undefined when the date or the time does not exist.
 */
export function toMoment(
  date: string,
  time: string,
  timezone: string,
  whenUnclear: 'reject' | 'compatible' | 'earlier' | 'later',
): UnixSeconds | undefined {
  return cached(moments, `${date} ${time} ${timezone} ${whenUnclear}`, () => {
    try {
      const local = Temporal.PlainDate.from(date, { overflow: 'reject' }).toPlainDateTime(
        Temporal.PlainTime.from(time),
      );
      const disambiguation = whenUnclear === 'reject' ? 'earlier' : whenUnclear;
      const moment = local.toZonedDateTime(timezone, { disambiguation });
      if (whenUnclear === 'reject' && !moment.toPlainDateTime().equals(local)) return undefined;
      return seconds(moment);
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  });
}

/** A part of a day; it covers both hours where the clock shows one twice, and a missing one is left out. */
export function periodOfDay({ date, from, to }: { date: string; from: string; to: string }, timezone: string): Period {
  const day = Temporal.PlainDate.from(date);
  const at = (time: string, disambiguation: 'earlier' | 'later') =>
    seconds(day.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timezone, { disambiguation }));
  return { start: at(from, 'earlier'), end: to === '24:00' ? startOfDay(date, timezone, 1) : at(to, 'later') };
}

function seconds(moment: Temporal.ZonedDateTime): UnixSeconds {
  return Math.floor(moment.epochMilliseconds / 1000) as UnixSeconds;
}
