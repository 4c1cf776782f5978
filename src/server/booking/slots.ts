import { Temporal } from 'temporal-polyfill';
import { DEFAULT_TIMEZONE } from '#shared/schedule.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { createOverlapCheck } from './overlaps.ts';

/** The owner's rules for free times. Days `YYYY-MM-DD` and times `HH:MM` are in the business's time zone. */
export interface SlotRules {
  hours: { dayOfWeek: number; startTime: string; endTime: string; isEnabled: boolean; timezone: string }[];
  blocked: {
    type: 'single' | 'range' | 'weekly' | 'monthly';
    startDate: string | null;
    endDate: string | null;
    dayOfWeek: number | null;
    dayOfMonth: number | null;
    isActive: boolean;
  }[];
  overrides: { date: string; time: string; isEnabled: boolean }[];
  minimumAdvanceMinutes: number;
  maximumFutureDays: number;
}

/** A period of time, its end not included. */
export interface Interval {
  start: UnixSeconds;
  end: UnixSeconds;
}

/** Meetings start every half hour within a window; an override applies to half an hour too. */
const STEP_SECONDS = 30 * 60;

/** Time zones that were checked before: the check is slow. */
const known = new Set<string>();

/** True for an IANA name or an offset that this machine knows. */
export function isTimezone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
  } catch {
    return false;
  }
  // There are some hundred names, but many more offsets: requests must not make this grow without limit.
  if (known.size < 1_000) known.add(name);
  return true;
}

/** The time zone that blocked dates and overrides are written in: that of the enabled hours. */
export function businessTimezone(rules: Pick<SlotRules, 'hours'>): string {
  const hours = rules.hours.find(({ isEnabled }) => isEnabled) ?? rules.hours[0];
  return hours && isTimezone(hours.timezone) ? hours.timezone : DEFAULT_TIMEZONE;
}

/**
 * The moments at which a meeting of `minutes` can start, in order.
 *
 * Hours open a day's windows, blocked dates close whole days, and overrides win over both: an enabled one opens its time on
 * any day, a disabled one closes its half hour. No slot overlaps a `taken` one, begins before the
 * notice is over, or lies on a day too far ahead. Where the clock jumps, times that do not exist are not offered, and
 * every slot lasts its real minutes.
 *
 * @param from first and `until` last moment (not included) to look at.
 */
export function freeSlots({
  rules,
  taken,
  minutes,
  now,
  from,
  until,
}: {
  rules: SlotRules;
  taken: Interval[];
  minutes: number;
  now: UnixSeconds;
  from: UnixSeconds;
  until: UnixSeconds;
}): UnixSeconds[] {
  const length = minutes * 60;
  const timezone = businessTimezone(rules);
  const tooFar = startOfDay(dayOf(now, timezone).toString(), timezone, rules.maximumFutureDays + 1);
  const earliest = Math.max(from, now + rules.minimumAdvanceMinutes * 60);
  const closed = rules.overrides
    .filter(({ isEnabled }) => !isEnabled)
    .flatMap((override) => halfHours(override, timezone));

  const starts = new Set<number>();
  for (const day of days(earliest, until, timezone)) {
    for (const window of windowsOf(day, rules)) {
      for (let start = window.start as number; start + length <= window.end; start += STEP_SECONDS) starts.add(start);
    }
  }
  for (const { date, time, isEnabled } of rules.overrides) {
    const moment = isEnabled ? momentOf(date, time, timezone, 'reject') : undefined;
    if (moment !== undefined) starts.add(moment);
  }

  const isTaken = createOverlapCheck(taken);
  return [...starts]
    .filter((start) => {
      const end = start + length;
      const overlaps = (other: Interval) => start < other.end && other.start < end;
      return start >= earliest && start < until && start < tooFar && !closed.some(overlaps) && !isTaken({ start, end });
    })
    .sort((a, b) => a - b) as UnixSeconds[];
}

/** The day `YYYY-MM-DD` and time `HH:MM` that clocks in `timezone` show at a moment. */
export function localTime(moment: number, timezone: string): { date: string; time: string } {
  const local = zoned(moment, timezone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** First moment of a day, `days` days later. @throws RangeError when the day does not exist. */
export function startOfDay(date: string, timezone: string, days = 0): UnixSeconds {
  const day = Temporal.PlainDate.from(date, { overflow: 'reject' }).add({ days });
  return seconds(day.toZonedDateTime(timezone));
}

/**
 * The moment at which clocks in `timezone` show `date` and `time`; the earlier one where they show it twice. Undefined
 * when it is invalid or skipped by the clock.
 */
export function toMoment(date: string, time: string, timezone: string): UnixSeconds | undefined {
  return momentOf(date, time, timezone, 'reject');
}

function windowsOf(day: Temporal.PlainDate, rules: SlotRules): Interval[] {
  if (rules.blocked.some((rule) => rule.isActive && isBlocked(day, rule))) return [];
  const windows = rules.hours
    .filter(({ isEnabled, dayOfWeek }) => isEnabled && dayOfWeek === day.dayOfWeek % 7)
    .flatMap(({ startTime, endTime, timezone }) => {
      const zone = isTimezone(timezone) ? timezone : DEFAULT_TIMEZONE;
      const start = momentOf(day.toString(), startTime, zone, 'compatible');
      const end =
        endTime === '24:00'
          ? startOfDay(day.toString(), zone, 1)
          : momentOf(day.toString(), endTime, zone, 'compatible');
      return start !== undefined && end !== undefined && start < end ? [{ start, end }] : [];
    })
    .sort((a, b) => a.start - b.start);
  // Adjacent windows are merged: a meeting may span both.
  const merged: Interval[] = [];
  for (const window of windows) {
    const last = merged.at(-1);
    if (last && window.start <= last.end) last.end = Math.max(last.end, window.end) as UnixSeconds;
    else merged.push({ ...window });
  }
  return merged;
}

function isBlocked(day: Temporal.PlainDate, rule: SlotRules['blocked'][number]): boolean {
  const date = day.toString();
  if (rule.type === 'single') return rule.startDate === date;
  const isWithin = (rule.startDate ?? date) <= date && date <= (rule.endDate ?? date);
  if (rule.type === 'range') return rule.startDate !== null && isWithin;
  if (rule.type === 'weekly') return isWithin && rule.dayOfWeek === day.dayOfWeek % 7;
  return isWithin && rule.dayOfMonth === day.day;
}

/** The half hours of an override: two when the clock shows its time twice. */
function halfHours({ date, time }: { date: string; time: string }, timezone: string): Interval[] {
  const moments = (['earlier', 'later'] as const)
    .map((which) => momentOf(date, time, timezone, which))
    .filter((moment) => moment !== undefined);
  return [...new Set(moments)].map((start) => ({ start, end: (start + STEP_SECONDS) as UnixSeconds }));
}

function momentOf(
  date: string,
  time: string,
  timezone: string,
  whenUnclear: 'reject' | 'compatible' | 'earlier' | 'later',
): UnixSeconds | undefined {
  try {
    const local = Temporal.PlainDate.from(date, { overflow: 'reject' }).toPlainDateTime(Temporal.PlainTime.from(time));
    const disambiguation = whenUnclear === 'reject' ? 'earlier' : whenUnclear;
    const moment = local.toZonedDateTime(timezone, { disambiguation });
    if (whenUnclear === 'reject' && !moment.toPlainDateTime().equals(local)) return undefined;
    return seconds(moment);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The business's days that overlap a period, and one more on each side for hours in another time zone. */
function* days(from: number, until: number, timezone: string): Generator<Temporal.PlainDate> {
  const last = dayOf(until, timezone).add({ days: 1 });
  for (
    let day = dayOf(from, timezone).subtract({ days: 1 });
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    yield day;
  }
}

function dayOf(moment: number, timezone: string): Temporal.PlainDate {
  return zoned(moment, timezone).toPlainDate();
}

function zoned(moment: number, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment * 1000).toZonedDateTimeISO(timezone);
}

function seconds(moment: Temporal.ZonedDateTime): UnixSeconds {
  return Math.floor(moment.epochMilliseconds / 1000) as UnixSeconds;
}
