import { intentPackOf } from '#content/languages/intent-packs.ts';
import type { AppContext } from '#server/context.ts';
import { formatDate, formatDay, formatLongWeekday, formatTime, type Locale, withHourWord } from '#shared/format.ts';
import { localClock } from '#shared/local-clock.ts';
import { fill } from '#shared/placeholders.ts';
import type { BusinessHours } from '#shared/schedule.schema.ts';
import { listNextDaysOff } from './schedule.ts';

/** Days off, and periods of them, that a reply names. */
const DAYS_OFF = 5;
/** Days of the week, 0 for Sunday, in the order in which texts name them. */
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0];

/**
 * Hours of the week as visitors read them: `Monday to Thursday 9:00 AM–4:00 PM; Friday 9:00 AM–12:00 PM`. Days with the same hours stand
 * together, three or more in a row as a range.
 *
 * @param asked a day of the week that is told to be closed if it is.
 */
export function weekText(
  week: readonly BusinessHours[],
  site: Pick<Locale, 'language' | 'locale'>,
  asked?: number,
): string {
  const byDay = Map.groupBy(
    week.filter(({ isEnabled }) => isEnabled),
    ({ dayOfWeek }) => dayOfWeek,
  );
  const hoursOf = (day: number) => {
    const periods = byDay.get(day)!;
    return periods.map((one) => `${formatTime(one.startTime, site)}–${formatTime(one.endTime, site)}`).join(', ');
  };
  const openDays = FROM_MONDAY.filter((day) => byDay.has(day));
  const parts = [...Map.groupBy(openDays, hoursOf)].map(
    ([hours, days]) => `${writeDays(days, site)} ${withHourWord(hours, site)}`,
  );
  const { closed } = intentPackOf(site.language);
  const isClosed = openDays.length > 0 && asked !== undefined && !byDay.has(asked);
  if (isClosed && closed) parts.push(`${dayName(asked, site)} ${closed}`);
  return parts.join('; ');
}

/** Names of days of the week; three or more in a row as a range. @param days in the order of `FROM_MONDAY`. */
function writeDays(days: number[], site: Pick<Locale, 'language' | 'locale'>): string {
  const { dayRange } = intentPackOf(site.language);
  // Days in a row are equally far from their places in the list.
  const runs = Map.groupBy(days.entries(), ([index, day]) => FROM_MONDAY.indexOf(day) - index).values();
  const names = [...runs].flatMap((run) => {
    const row = run.map(([, day]) => dayName(day, site));
    return row.length > 2 ? [fill(dayRange, { first: row[0]!, last: row.at(-1)! })] : row;
  });
  return names.join(', ');
}

/** @param day 0 for Sunday. */
function dayName(day: number, { locale }: Pick<Locale, 'locale'>): string {
  // 1 February 2026 was a Sunday.
  return formatLongWeekday(`2026-02-0${1 + day}`, { locale });
}

/** A time zone as people call it: `Eastern Time`, `Mitteleuropäische Zeit`. @param at a moment, as zones change their names. */
export function nameZone(timezone: string, at: Date, { locale }: Pick<Locale, 'locale'>): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

/** The owner's next days off in the site's words. Empty without any. */
export async function daysOffText(ctx: AppContext): Promise<string> {
  const site = ctx.settings.site();
  const year = localClock(ctx.clock.now() * 1000, 'UTC').date.slice(0, 4);
  const write = (day: string) => (day.startsWith(year) ? formatDay(day, site) : formatDate(`${day}T12:00:00Z`, site));
  const periods = (await listNextDaysOff(ctx, DAYS_OFF)).map(({ first, last }) =>
    first === last ? write(first) : `${write(first)} – ${write(last)}`,
  );
  return periods.join('; ');
}
