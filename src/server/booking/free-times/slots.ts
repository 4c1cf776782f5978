import { Temporal } from 'temporal-polyfill';
import { mergePeriods } from '#server/calendars/calendars.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import type { Period } from '#shared/schedule.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { getSlotRules } from './schedule-queries.ts';
import { localDay, localTime, nextClockChange, startOfDay, toMoment } from './zoned-time.ts';

/** The owner's rules for free times. Days `YYYY-MM-DD` and times `HH:MM` are in the business's time zone. */
export type SlotRules = Awaited<ReturnType<typeof getSlotRules>>;

/** The rules of one kind of meeting, in minutes, days and hours; null where the general rule holds. */
export type MeetingRules = Pick<
  MeetingType,
  'minutes' | 'bufferBefore' | 'bufferAfter' | 'maxPerDay' | 'noticeMinutes' | 'horizonDays' | 'stepMinutes' | 'hours'
>;

/** An override closes half an hour. */
const OVERRIDE_SECONDS = 30 * 60;

/**
 * The moments at which a meeting can start, in order.
 *
 * - Meetings start every `stepMinutes` within the meeting's own hours, else within the weekly hours.
 * - Blocked dates close whole days.
 * - Overrides win over both: an enabled one opens its time on any day, a disabled one closes its half hour.
 * - No slot, with its buffers, overlaps a `taken` time; none begins before the notice is over, on a `full` day or beyond the horizon.
 * - Times that a change of the clock skips are not offered, and every slot lasts its real minutes.
 *
 * @param taken in any order; bookings with their own buffers.
 * @param full days on which no more meetings of this kind fit, from `fullDays`.
 * @param from first and `until` last moment (not included) to look at.
 */
export function freeSlots({
  rules,
  meeting,
  taken,
  full = new Set(),
  now,
  from,
  until,
}: {
  rules: SlotRules;
  meeting: MeetingRules;
  taken: readonly Period[];
  full?: ReadonlySet<string>;
  now: UnixSeconds;
  from: UnixSeconds;
  until: UnixSeconds;
}): UnixSeconds[] {
  const { timezone } = rules;
  const tooFar = startOfDay(localTime(now, timezone).date, timezone, horizonDays(rules, meeting) + 1);
  const earliest = Math.max(from, now + (meeting.noticeMinutes ?? rules.minimumAdvanceMinutes) * 60);
  const latest = Math.min(until, tooFar);

  const hours = meeting.hours ?? rules.hours;
  const windows = [...days(earliest, latest, timezone)].flatMap((day) => windowsOf(day, rules, hours));
  const starts = new Set([...windows.flatMap((window) => startsIn(window, meeting)), ...startsOfOverrides(rules)]);
  const inOrder = [...starts].filter((start) => start >= earliest && start < latest).sort((a, b) => a - b);
  const isClosed = overlapsInOrder(closedTimes(rules));
  const isTaken = overlapsInOrder(taken);
  return inOrder.filter((start) => {
    const end = start + meeting.minutes * 60;
    if (isClosed(start, end) || isTaken(start - meeting.bufferBefore * 60, end + meeting.bufferAfter * 60))
      return false;
    return full.size === 0 || !full.has(localTime(start, timezone).date);
  }) as UnixSeconds[];
}

/** Days of the business with as many meetings as one may have, of this kind or of all. */
export function fullDays(
  booked: readonly { startsAt: number | null; consultationType: string }[],
  { slug, maxPerDay }: Pick<MeetingType, 'slug' | 'maxPerDay'>,
  rules: SlotRules,
): Set<string> {
  if (maxPerDay === null && rules.maximumPerDay === null) return new Set();
  const counts = new Map<string, { ofKind: number; all: number }>();
  for (const { startsAt, consultationType } of booked) {
    const { date } = localTime(startsAt!, rules.timezone);
    const { ofKind, all } = counts.get(date) ?? { ofKind: 0, all: 0 };
    counts.set(date, { ofKind: ofKind + (consultationType === slug ? 1 : 0), all: all + 1 });
  }
  const isFull = ({ ofKind, all }: { ofKind: number; all: number }) =>
    (maxPerDay !== null && ofKind >= maxPerDay) || (rules.maximumPerDay !== null && all >= rules.maximumPerDay);
  return new Set([...counts].filter(([, count]) => isFull(count)).map(([date]) => date));
}

/** Days after today on which a meeting can be booked. */
export function horizonDays(rules: Pick<SlotRules, 'maximumFutureDays'>, meeting: Pick<MeetingRules, 'horizonDays'>) {
  return meeting.horizonDays ?? rules.maximumFutureDays;
}

/** The half hours that overrides close. */
export function closedTimes(rules: SlotRules): Period[] {
  const closed = rules.overrides.filter(({ isEnabled }) => !isEnabled);
  return closed.flatMap((override) => halfHours(override, rules.timezone));
}

/**
 * The hours and opened half hours of the days from `from` on that overlap it, without closed days.
 *
 * @param meetings those that are offered: each adds its hours.
 */
export function openTimes(
  rules: SlotRules,
  meetings: readonly Pick<MeetingRules, 'hours'>[],
  from: UnixSeconds,
  until: UnixSeconds,
): Period[] {
  const { timezone } = rules;
  const opened = rules.overrides.filter(({ isEnabled }) => isEnabled);
  const hours = meetings.flatMap((meeting) => meeting.hours ?? rules.hours);
  const times = [
    ...[...days(from, until, timezone)].flatMap((day) => windowsOf(day, rules, hours)),
    ...opened.flatMap((override) => halfHours(override, timezone)),
  ];
  return mergePeriods(times.filter(({ start, end }) => start < until && end > from));
}

function startsIn({ start, end }: Period, { minutes, stepMinutes }: MeetingRules): number[] {
  const starts: number[] = [];
  for (let at: number = start; at + minutes * 60 <= end; at += stepMinutes * 60) starts.push(at);
  return starts;
}

function startsOfOverrides({ overrides, timezone }: SlotRules): number[] {
  return overrides.flatMap(({ date, time, isEnabled }) => {
    const moment = isEnabled ? toMoment(date, time, timezone, 'reject') : undefined;
    return moment ?? [];
  });
}

/** @returns a function that tells whether a period overlaps one of `periods`. Ask it in the order of starts: it looks at no period twice. */
function overlapsInOrder(periods: readonly Period[]): (start: number, end: number) => boolean {
  const merged = mergePeriods(periods);
  let next = 0;
  return (start, end) => {
    while (next < merged.length && merged[next]!.end <= start) next += 1;
    return next < merged.length && merged[next]!.start < end;
  };
}

/** The hours of a day, as moments; a closed day has none. A meeting may span two adjacent ones, which become one. */
function windowsOf(day: Temporal.PlainDate, rules: SlotRules, hours: SlotRules['hours']): Period[] {
  if (rules.blocked.some((rule) => isBlocked(day, rule))) return [];
  const ofDay = hours.filter(({ isEnabled, dayOfWeek }) => isEnabled && dayOfWeek === day.dayOfWeek % 7);
  return mergePeriods(ofDay.flatMap((window) => periodsOfWindow(day.toString(), window, rules.timezone)));
}

/** The time between two times of the clock: in two parts where clocks go back to a time before it, so that it begins a second time. */
function periodsOfWindow(
  date: string,
  { startTime, endTime }: Pick<SlotRules['hours'][number], 'startTime' | 'endTime'>,
  timezone: string,
): Period[] {
  const start = toMoment(date, startTime, timezone, 'compatible');
  const end = endTime === '24:00' ? startOfDay(date, timezone, 1) : toMoment(date, endTime, timezone, 'compatible');
  if (start === undefined || end === undefined) return [];
  const secondStart = toMoment(date, startTime, timezone, 'later')!;
  if (secondStart === start) return start < end ? [{ start, end }] : [];
  const firstEnd = Math.min(end, nextClockChange(start, timezone)) as UnixSeconds;
  const parts = [
    { start, end: firstEnd },
    { start: secondStart, end },
  ];
  return parts.filter((part) => part.start < part.end);
}

/** True when a rule that is switched on closes the whole day. */
export function isBlocked(day: Temporal.PlainDate, rule: SlotRules['blocked'][number]): boolean {
  if (!rule.isActive) return false;
  const date = day.toString();
  if (rule.type === 'single') return rule.startDate === date;
  const isWithin = (rule.startDate ?? date) <= date && date <= (rule.endDate ?? date);
  if (rule.type === 'range') return rule.startDate !== null && isWithin;
  if (rule.type === 'weekly') return isWithin && rule.dayOfWeek === day.dayOfWeek % 7;
  return isWithin && rule.dayOfMonth === day.day;
}

/** The half hours of an override: two when the clock shows its time twice. */
function halfHours({ date, time }: { date: string; time: string }, timezone: string): Period[] {
  const moments = (['earlier', 'later'] as const)
    .map((which) => toMoment(date, time, timezone, which))
    .filter((moment) => moment !== undefined);
  return [...new Set(moments)].map((start) => ({ start, end: (start + OVERRIDE_SECONDS) as UnixSeconds }));
}

/** The business's days that overlap a period. */
function* days(from: number, until: number, timezone: string): Generator<Temporal.PlainDate> {
  const last = localDay(until, timezone);
  for (let day = localDay(from, timezone); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    yield day;
  }
}
