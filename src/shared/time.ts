/** Whole seconds since 1970 UTC: how every `*_at` column stores a moment. */
export type UnixSeconds = number & { readonly unit: 'unix seconds' };

/**
 * Time as stored in every `*_at` column.
 *
 * @returns whole seconds since 1970 UTC.
 * @throws RangeError when `date` is invalid.
 */
export function toUnixSeconds(date: Date): UnixSeconds {
  const milliseconds = date.getTime();
  if (Number.isNaN(milliseconds)) throw new RangeError('Invalid date');
  return Math.floor(milliseconds / 1000) as UnixSeconds;
}

/** A stored moment as the API writes it: ISO 8601 in UTC, to the second. */
export function toIso(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}

export const DAY_SECONDS = 24 * 3600;

/** The day (UTC) that a moment is in, counted from 1970-01-01. */
export function dayOf(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}

/** A counted day as `YYYY-MM-DD`. */
export function dayToIso(day: number): string {
  return toIso(day * DAY_SECONDS).slice(0, 10);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A moment as articles show it, the same wherever it is read: `January 5, 2026`. `Intl` would cost the server 8 MB. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
