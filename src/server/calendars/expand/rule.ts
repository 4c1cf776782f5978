import ICAL from 'ical.js';

const UNIT_SECONDS: Record<string, number> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3600,
  DAILY: 86_400,
  WEEKLY: 604_800,
};
/** Occurrences of one rule that are looked at. */
const STEPS_MAX = 100_000;

/** A calendar, or an event of it, that cannot be read; the message is one sentence for the owner. */
export class CalendarError extends Error {}

/**
 * The occurrences of a rule in local seconds, in order, from about `from` to `until`. The first occurrence of the event itself is not
 * among them unless the rule yields it.
 *
 * @throws CalendarError when there are too many.
 */
export function* occurrences(
  rule: ICAL.Recur,
  { start, isDate, from, until }: { start: number; isDate: boolean; from: number; until: number },
): Generator<number> {
  const last = rule.until === null ? until : Math.min(until, secondsOf(rule.until));
  const first = skipAhead(rule, start, from);
  const endless = rule.clone();
  endless.count = null;
  endless.until = null;
  const iterator = endless.iterator(toTime(first, isDate));
  let count = 0;
  for (let steps = 0; count < (rule.count ?? Number.POSITIVE_INFINITY); steps += 1) {
    if (steps > STEPS_MAX) throw new CalendarError('It repeats too often to be read');
    const time = iterator.next();
    if (!time) return;
    const local = secondsOf(time);
    if (local > last) return;
    // ical.js yields days that do not exist, such as 30 February, as days of the next month, and starts that the rule excludes.
    if (local < start || !matches(rule, time)) continue;
    count += 1;
    yield local;
  }
}

const PARTS: [part: string, read: (time: ICAL.Time) => number][] = [
  ['BYMONTH', ({ month }) => month],
  ['BYHOUR', ({ hour }) => hour],
  ['BYMINUTE', ({ minute }) => minute],
];

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function matches(rule: ICAL.Recur, time: ICAL.Time): boolean {
  for (const [part, read] of PARTS) {
    const values: unknown[] = rule.getComponent(part);
    if (values.length > 0 && !values.some((value) => Number(value) === read(time))) return false;
  }
  const weekdays: unknown[] = rule.getComponent('BYDAY');
  const weekday = WEEKDAYS[time.dayOfWeek() - 1] ?? '';
  if (weekdays.length > 0 && !weekdays.some((value) => String(value).endsWith(weekday))) return false;
  const days: unknown[] = rule.getComponent('BYMONTHDAY');
  const fromEnd = time.day - ICAL.Time.daysInMonth(time.month, time.year) - 1;
  return days.length === 0 || days.some((day) => Number(day) === time.day || Number(day) === fromEnd);
}

/** Another start of the same rule, so that one that began years ago is not walked through: whole intervals are left out. */
function skipAhead(rule: ICAL.Recur, start: number, from: number): number {
  const isPicked = rule.getComponent('BYSETPOS').length > 0;
  // ical.js takes the start itself for one of the days that BYSETPOS picks: one before the real start does no harm.
  if (isPicked && (rule.freq === 'MONTHLY' || rule.freq === 'YEARLY')) return earlierPeriod(rule, start);
  const unit = UNIT_SECONDS[rule.freq];
  if (unit === undefined || rule.count !== null || from <= start) return start;
  const interval = unit * Math.max(1, rule.interval);
  return start + Math.floor((from - start) / interval) * interval;
}

/** The first day of the month or year that is one interval earlier. */
function earlierPeriod({ freq, interval }: ICAL.Recur, start: number): number {
  const date = new Date(start * 1000);
  date.setUTCDate(1);
  if (freq === 'YEARLY') date.setUTCFullYear(date.getUTCFullYear() - interval, 0);
  else date.setUTCMonth(date.getUTCMonth() - interval);
  return date.getTime() / 1000;
}

/** Local seconds as the floating time that ical.js calculates with. */
function toTime(local: number, isDate: boolean): ICAL.Time {
  const date = new Date(local * 1000);
  const fields = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate,
  };
  return new ICAL.Time(fields, ICAL.Timezone.localTimezone);
}

/** The local time of a moment, in seconds. */
function secondsOf(time: ICAL.Time): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second) / 1000;
}
