/** Whole seconds since 1970 UTC, as stored in every `*_at` column. */
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

/**
 * Time as stored in columns for planned times: rounded up, so that nothing happens early.
 *
 * @throws RangeError when `date` is invalid.
 */
export function toPlannedSeconds(date: Date): UnixSeconds {
  return toUnixSeconds(new Date(Math.ceil(date.getTime() / 1000) * 1000));
}

/** A stored time in the API's format: ISO 8601 in UTC, to the second. */
export function toIso(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}

/** `toIso` for a column that may be null. */
export function toIsoOrNull(seconds: number | null): string | null {
  return seconds === null ? null : toIso(seconds);
}

/** Seconds of a day of 24 hours. */
export const DAY_SECONDS = 24 * 3600;

/** Number of the day (UTC) since 1970-01-01. */
export function daysSinceEpoch(seconds: number): number {
  return Math.floor(seconds / DAY_SECONDS);
}

/** A day number as `YYYY-MM-DD`. */
export function dayToIso(day: number): string {
  return toIsoDay(day * DAY_SECONDS);
}

/** The day (UTC) of a stored time as `YYYY-MM-DD`. */
export function toIsoDay(seconds: number): string {
  return toIso(seconds).slice(0, 10);
}
