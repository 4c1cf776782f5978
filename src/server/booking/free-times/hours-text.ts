import { intentPackOf } from '#content/languages/intent-packs.ts';
import type { AppContext } from '#server/context.ts';
import { formatDate, formatDay, formatLongWeekday, formatTime, type Locale, withHourWord } from '#shared/format.ts';
import { localClock } from '#shared/local-clock.ts';
import { fill } from '#shared/placeholders.ts';
import type { BusinessHours } from '#shared/schedule.schema.ts';
import { listNextDaysOff } from './schedule.ts';

/** Days off, and periods of them, that a reply names. */
const DAYS_OFF = 5;

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
  const byDay = new Map<number, string[]>();
  for (const { dayOfWeek, startTime, endTime, isEnabled } of week) {
    if (!isEnabled) continue;
    const period = `${formatTime(startTime, site)}–${formatTime(endTime, site)}`;
    byDay.set(dayOfWeek, [...(byDay.get(dayOfWeek) ?? []), period]);
  }
  // 1 February 2026 was a Sunday.
  const nameOf = (day: number) => formatLongWeekday(`2026-02-0${1 + day}`, site);
  const groups = Map.groupBy(
    [...byDay].sort(([a], [b]) => ((a + 6) % 7) - ((b + 6) % 7)),
    ([, hours]) => hours.join(', '),
  );
  const { closed, dayRange } = intentPackOf(site.language);
  const open = [...groups].map(([hours, days]) => {
    const weekdays = days.map(([day]) => (day + 6) % 7);
    // Days in a row differ from their places in the list by the same number.
    const rows = [...Map.groupBy(weekdays.entries(), ([at, day]) => day - at).values()].map((row) =>
      row.map(([, day]) => nameOf((day + 1) % 7)),
    );
    const names = rows.flatMap((row) => (row.length > 2 ? fill(dayRange, { first: row[0]!, last: row.at(-1)! }) : row));
    return `${names.join(', ')} ${withHourWord(hours, site)}`;
  });
  const isClosed = open.length > 0 && asked !== undefined && !byDay.has(asked);
  return [...open, ...(isClosed && closed ? [`${nameOf(asked!)} ${closed}`] : [])].join('; ');
}

/** A time zone as people call it: `Eastern Time`, `Mitteleuropäische Zeit`. @param at a moment, as zones change their names. */
export function nameZone(timezone: string, at: Date, { locale }: Pick<Locale, 'locale'>): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

/** The owner's next days off in the site's words. Empty without any. */
export async function daysOffText(ctx: AppContext): Promise<string> {
  const site = ctx.settings.site();
  const rows = await listNextDaysOff(ctx, DAYS_OFF);
  const year = localClock(ctx.clock.now() * 1000, 'UTC').date.slice(0, 4);
  const write = (day: string) => (day.startsWith(year) ? formatDay(day, site) : formatDate(`${day}T12:00:00Z`, site));
  return rows
    .map(({ startDate, endDate }) => [...new Set([startDate, endDate ?? startDate])].flatMap((day) => day ?? []))
    .map((days) => days.map(write).join(' – '))
    .join('; ');
}
