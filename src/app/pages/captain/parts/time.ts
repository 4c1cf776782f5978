import {
  type DateStyle,
  dateStyleOf,
  writeDate,
  writeFullDay,
  writeTime,
  writeWeekday,
} from '#shared/captain-dates.ts';
import { minutesInWords } from '#shared/minutes.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Set once by the shell, before a screen is shown. */
let style: DateStyle = dateStyleOf({ locale: 'en-GB' });

/** Writes dates and times as in the region of the site from now on. @param site with its locale, e.g. `en-GB`. */
export function writeTimesAsIn(site: { locale: string }): void {
  style = dateStyleOf(site);
}

/** How long ago `iso` is, in the largest unit that fits, e.g. `3 h ago`. */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds * 1000 < DAY_MS) return `${Math.floor(seconds / 3600)} h ago`;
  const days = Math.floor((seconds * 1000) / DAY_MS);
  if (days < 30) return days === 1 ? 'yesterday' : `${days} days ago`;
  return shortDate(iso);
}

/** Date and time in the captain's time zone, e.g. `5 Jan 2026, 13:00`. */
export function dateAndTime(iso: string): string {
  return `${shortDate(iso)}, ${timeOfDay(iso)}`;
}

/** The time of a moment in the captain's time zone, e.g. `13:00`. */
export function timeOfDay(iso: string): string {
  return localizedTime(toLocalInput(iso).slice(11, 16));
}

/** The day of a moment, e.g. `5 Jan 2026`. */
export function shortDate(iso: string): string {
  return writeDate(localDate(Date.parse(iso)), style);
}

/** A time `HH:MM` of a clock, e.g. `13:00` or `1:00 PM`. */
export function localizedTime(time: string): string {
  return writeTime(time, style);
}

/** A moment as a `datetime-local` input has it: `YYYY-MM-DDTHH:MM` in the captain's time zone, with its seconds if there are any. */
export function toLocalInput(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace(/:00$/, '');
}

/** The day in the captain's time zone, `YYYY-MM-DD`. */
export function localDate(now: number): string {
  return toLocalInput(new Date(now).toISOString()).slice(0, 10);
}

/** A day without a time (`YYYY-MM-DD`), e.g. `Mon 5 Jan`. */
export function dayName(date: string): string {
  return writeWeekday(date, style);
}

/** As `dayName`, with the year, e.g. `Mon 5 Jan 2026`. */
export function fullDayName(date: string): string {
  return writeFullDay(date, style);
}

/** A time zone for reading, e.g. `America/Los Angeles`. */
export function zoneName(timezone: string): string {
  return timezone.replace(/_/g, ' ');
}

/** A duration in at most two units, e.g. `2 h 5 min`, `4 min 10 s`, `1 d`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return inUnits([days, 'd'], [hours, 'h']);
  if (hours > 0) return inUnits([hours, 'h'], [minutes, 'min']);
  return minutes > 0 ? inUnits([minutes, 'min'], [seconds % 60, 's']) : `${seconds} s`;
}

function inUnits(...parts: [amount: number, unit: string][]): string {
  return parts.flatMap(([amount, unit]) => (amount > 0 ? [`${amount} ${unit}`] : [])).join(' ');
}

/** How long somebody waits, in the one unit that tells: `36 min`, `5 h`, `3 days`. */
export function waitInWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/**
 * When a person who has waited since `since` (ISO 8601) must have an answer, in milliseconds. A promise in whole days counts no
 * Saturdays and Sundays: texts promise working days.
 */
export function dueAt(since: string, promisedMinutes: number): number {
  const due = new Date(since);
  if (!isInDays(promisedMinutes)) return due.getTime() + promisedMinutes * 60_000;
  for (let days = (promisedMinutes * 60_000) / DAY_MS; days > 0; ) {
    due.setDate(due.getDate() + 1);
    if (due.getDay() % 6 !== 0) days -= 1;
  }
  return due.getTime();
}

/** The promised time in words, e.g. `4 hours`, `1 working day`. */
export function promiseInWords(minutes: number): string {
  const words = minutesInWords(minutes);
  return isInDays(minutes) ? words.replace(' ', ' working ') : words;
}

/** True for a promise in whole days, which are working days. */
export function isInDays(minutes: number): boolean {
  return (minutes * 60_000) % DAY_MS === 0;
}

/** The time in a `datetime-local` input, ISO 8601; null where there is none. */
export function fromLocalInput(value: string): string | null {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
