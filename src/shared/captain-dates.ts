/**
 * How dates and times are written in Captain, which is in English: as in the region of the site. Written by hand: making the first formats
 * of `Intl` takes a browser 50 ms, four times that on a slow machine.
 */
export interface DateStyle {
  /** `Jan 5, 2026` in place of `5 Jan 2026`. */
  isMonthFirst: boolean;
  /** `1:00 PM` in place of `13:00`. */
  hasTwelveHours: boolean;
}

/** Regions whose English puts the month first, and those whose English counts hours to 12, by the Unicode locale data. */
const MONTH_FIRST = new Set('US CA PH PR GU BD LK'.split(' '));
const TWELVE_HOURS = new Set('US CA PH PR GU BD LK AU NZ IN PK SG MY HK JM GH AE CY TT BB'.split(' '));

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** @param locale of the site, e.g. `en`, `de-AT`; without a region, that of most who speak its language. */
export function dateStyleOf({ locale }: { locale: string }): DateStyle {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return { isMonthFirst: MONTH_FIRST.has(region), hasTwelveHours: TWELVE_HOURS.has(region) };
}

/** A day `YYYY-MM-DD`: `Tue 6 Jan`, in the United States `Tue, Jan 6`. */
export function writeWeekday(day: string, style: DateStyle): string {
  const { weekday, month, date } = dayParts(day);
  return style.isMonthFirst ? `${weekday}, ${month} ${date}` : `${weekday} ${date} ${month}`;
}

/** A day `YYYY-MM-DD` with its year: `6 Jan 2026`, in the United States `Jan 6, 2026`. */
export function writeDate(day: string, style: DateStyle): string {
  const { month, date } = dayParts(day);
  const year = day.slice(0, 4);
  return style.isMonthFirst ? `${month} ${date}, ${year}` : `${date} ${month} ${year}`;
}

/** A day `YYYY-MM-DD` with all its parts: `Tue 6 Jan 2026`, in the United States `Tue, Jan 6, 2026`. */
export function writeFullDay(day: string, style: DateStyle): string {
  return `${dayParts(day).weekday}${style.isMonthFirst ? ',' : ''} ${writeDate(day, style)}`;
}

/** A time `HH:MM`, of a day that may end at `24:00`: `13:00`, in the United States `1:00 PM`. */
export function writeTime(time: string, { hasTwelveHours }: DateStyle): string {
  if (!hasTwelveHours) return time;
  const [hours = '0', minutes] = time.split(':');
  const hour = Number(hours) % 24;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A time `HH:MM` on a day: `Tue 6 Jan 2026, 13:00`. */
export function writeMoment({ date, time }: { date: string; time: string }, style: DateStyle): string {
  return `${writeFullDay(date, style)}, ${writeTime(time, style)}`;
}

/** The parts of a day `YYYY-MM-DD`: `Tue`, `Jan`, 6. */
export function dayParts(day: string): { weekday: string; month: string; date: number } {
  const noon = new Date(`${day}T12:00Z`);
  return { weekday: WEEKDAYS[noon.getUTCDay()]!, month: MONTHS[noon.getUTCMonth()]!, date: noon.getUTCDate() };
}
