import { isTimezone, localClock, ownTimezone } from '#shared/local-clock.ts';

const DAY_MS = 24 * 3600 * 1000;

// Written by hand: making the first formats of `Intl` takes 50 ms, four times that on a slow machine.
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
/** The time zone of the business where it is not the browser's. */
let elsewhere: string | undefined;

/** Makes all times those of the business: as they are written, and as they are read from fields. */
export function setTimezone(timezone: string): void {
  elsewhere = isElsewhere(timezone) ? timezone : undefined;
}

/** True for a zone other than that of the browser, which may be too old to know the name. */
export function isElsewhere(timezone: string): boolean {
  return timezone !== ownTimezone() && isTimezone(timezone);
}

/** The zone of all times, for reading. */
export function zoneOfTimes(): string {
  return zoneName(elsewhere ?? ownTimezone());
}

/** By how many milliseconds the clocks of the business are ahead of UTC. */
function aheadOfUtc(at: number): number {
  if (!elsewhere) return -new Date(at).getTimezoneOffset() * 60_000;
  const { date, time } = localClock(at, elsewhere);
  return Date.parse(`${date}T${time}Z`) - Math.floor(at / 60_000) * 60_000;
}

/** A date whose UTC fields are what the clocks of the business show. */
function onClocks(at: string | number): Date {
  const time = new Date(at).getTime();
  return new Date(time + aheadOfUtc(time));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** How long ago `iso` is, in the largest unit that fits, e.g. `3 h ago`. */
export function ago(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds < 60) return 'just now';
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  if (seconds * 1000 < DAY_MS) return `${Math.floor(seconds / 3600)} h ago`;
  const days = Math.floor((seconds * 1000) / DAY_MS);
  if (days < 30) return days === 1 ? 'yesterday' : `${days} days ago`;
  return day(iso);
}

/** Date and time on the clocks of the business, e.g. `5 Jan 2026, 13:00`. */
export function moment(iso: string): string {
  return `${day(iso)}, ${timeOfDay(iso)}`;
}

/** The time on the clocks of the business, e.g. `13:00`. */
export function timeOfDay(at: string | number): string {
  const date = onClocks(at);
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

/** The day of a moment, e.g. `5 Jan 2026`. */
export function day(iso: string): string {
  const date = onClocks(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A moment as a `datetime-local` input has it: `YYYY-MM-DDTHH:MM` on the clocks of the business, with its seconds if there are any. */
export function toLocalInput(at: string | number): string {
  return onClocks(at).toISOString().slice(0, 19).replace(/:00$/, '');
}

/** The day of the business, `YYYY-MM-DD`. */
export function today(now: number): string {
  return toLocalInput(now).slice(0, 10);
}

/** A day without a time (`YYYY-MM-DD`), e.g. `Mon 5 Jan`. */
export function dayName(date: string): string {
  const noon = new Date(`${date}T12:00Z`);
  return `${WEEKDAYS[noon.getUTCDay()]} ${noon.getUTCDate()} ${MONTHS[noon.getUTCMonth()]}`;
}

/** A time zone for reading, e.g. `America/Los Angeles`. */
export function zoneName(timezone: string): string {
  return timezone.replace(/_/g, ' ');
}

/** A duration in at most two units, e.g. `2 h 5 min`, `4 min 10 s`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** How long somebody waits, in the one unit that tells: `36 min`, `5 h`, `3 days`. */
export function roughly(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** The time in a `datetime-local` input, ISO 8601; null where there is none. */
export function fromLocalInput(value: string): string | null {
  const time = Date.parse(`${value}Z`);
  if (Number.isNaN(time)) return null;
  // The clocks may change between the two.
  const near = time - aheadOfUtc(time);
  return new Date(time - aheadOfUtc(near)).toISOString();
}
