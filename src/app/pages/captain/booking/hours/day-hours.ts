import { clockTime, toMinutes, toTime } from '#app/pages/captain/booking/clock.ts';
import { localizedTime } from '#app/pages/captain/parts/time.ts';
import type { BusinessHours } from '#shared/schedule.schema.ts';
import { WEEKDAYS } from '#shared/schedule.ts';

/** Numbers of the weekdays, Monday first. */
export const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/** Hours of a day while they are edited. */
export type EditedHours = BusinessHours & { key: number };
let nextKey = 0;

/** Hours with a key for React: two ranges of a day may be the same while they are edited. */
export function toEditedHours(hours: BusinessHours): EditedHours {
  nextKey += 1;
  return { ...hours, key: nextKey };
}

/** The hours in the format of the API. */
export function toHours({ key: _key, ...hours }: EditedHours): BusinessHours {
  return hours;
}

const DAY_END = 24 * 60;
const FIRST = { startTime: '09:00', endTime: '17:00' };
/** A proposed range is at most this long, and begins this long after the one before it. Minutes. */
const LENGTH = 4 * 60;
const BREAK = 60;
/** Proposed hours that begin before the evening end with its beginning. Minutes after midnight. */
const EVENING = 20 * 60;

type Range = Pick<BusinessHours, 'startTime' | 'endTime'>;

/** Hours to add to a day: after its last ones, else in its longest gap. Undefined for a day without a gap. */
export function nextRange(ranges: readonly Range[]): Range | undefined {
  if (ranges.length === 0) return FIRST;
  const gaps: { start: number; end: number }[] = [];
  let end = 0;
  for (const range of ranges.toSorted((a, b) => a.startTime.localeCompare(b.startTime))) {
    gaps.push({ start: end, end: toMinutes(range.startTime) });
    end = Math.max(end, toMinutes(range.endTime));
  }
  const isAfterLast = DAY_END - end >= BREAK;
  const longest = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  const gap = isAfterLast ? { start: end, end: DAY_END } : longest;
  if (!gap || gap.end <= gap.start) return undefined;
  const start = gap.start > 0 && gap.end - gap.start >= 2 * BREAK ? gap.start + BREAK : gap.start;
  const latest = start < EVENING ? EVENING : DAY_END;
  return { startTime: toTime(start), endTime: toTime(Math.min(start + LENGTH, gap.end, latest)) };
}

/** The hours of a week in which `days` have the hours of the day `from`. */
export function copyDay<T extends BusinessHours>(hours: readonly T[], from: number, days: readonly number[]): T[] {
  const copied = hours.filter(({ dayOfWeek }) => dayOfWeek === from);
  const others = hours.filter(({ dayOfWeek }) => !days.includes(dayOfWeek));
  return [...others, ...days.flatMap((dayOfWeek) => copied.map((range) => ({ ...range, dayOfWeek })))];
}

/** The open hours of a week in words, such as `Monday to Friday 09:00–17:00`: a text for each group of days with the same hours. */
export function hoursInWords(hours: readonly BusinessHours[]): string[] {
  const open = hours.filter(({ isEnabled }) => isEnabled).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const timesOf = (day: number) =>
    open
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .map(({ startTime, endTime }) => `${localizedTime(startTime)}–${localizedTime(clockTime(endTime))}`)
      .join(', ');
  const groups = Map.groupBy(
    FROM_MONDAY.filter((day) => timesOf(day) !== ''),
    timesOf,
  );
  return [...groups].map(([times, days]) => `${namesOf(days)} ${times}`);
}

/** Names of days in their order; more than two in a row as the first and the last one. */
function namesOf(days: readonly number[]): string {
  const rows: number[][] = [];
  for (const day of days) {
    const row = rows.at(-1);
    if (row && FROM_MONDAY.indexOf(day) === FROM_MONDAY.indexOf(row.at(-1)!) + 1) row.push(day);
    else rows.push([day]);
  }
  const names = (row: readonly number[]) => row.map((day) => WEEKDAYS[day]!);
  const words = rows.map((row) =>
    row.length > 2 ? `${names(row).at(0)} to ${names(row).at(-1)}` : names(row).join(', '),
  );
  return words.join(', ');
}

/** A week whose open days all have the same hours, with or without a break. `days` are numbers of weekdays. */
export interface EqualDays extends Range {
  days: number[];
  break?: Range;
}

/** The hours of a week as days with the same hours; undefined where they differ, or have two breaks. A week without hours has those of a new site. */
export function equalDays(hours: readonly BusinessHours[]): EqualDays | undefined {
  const open = hours.filter(({ isEnabled }) => isEnabled).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const days = [...new Set(open.map(({ dayOfWeek }) => dayOfWeek))];
  const [first = FIRST, second] = open.filter(({ dayOfWeek }) => dayOfWeek === days[0]);
  const week = {
    days,
    startTime: first.startTime,
    endTime: (second ?? first).endTime,
    ...(second &&
      second.startTime > first.endTime && { break: { startTime: first.endTime, endTime: second.startTime } }),
  };
  return sameHours(toWeek(week), open) ? week : undefined;
}

/** Whether visitors are offered the same times. */
export function sameHours(one: readonly BusinessHours[], other: readonly BusinessHours[]): boolean {
  return hoursInWords(one).join() === hoursInWords(other).join();
}

/** Hours of the whole week with these days; the others are closed. */
export function toWeek({ days, break: pause, startTime, endTime }: EqualDays): BusinessHours[] {
  const ranges = pause
    ? [
        { startTime, endTime: pause.startTime },
        { startTime: pause.endTime, endTime },
      ]
    : [{ startTime, endTime }];
  return FROM_MONDAY.flatMap((dayOfWeek) =>
    ranges.map((range) => ({ dayOfWeek, ...range, isEnabled: days.includes(dayOfWeek) })),
  );
}
