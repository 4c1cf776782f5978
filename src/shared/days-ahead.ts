import type { DaysAhead } from './booking.schema.ts';
import { shiftDay } from './day.ts';
import { localClock } from './local-clock.ts';

/** Number of days in the booking page's preview. */
const PREVIEW_DAYS = 7;

/** @param now seconds since 1970 UTC. */
export function daysAhead(now: number, timezone: string): DaysAhead {
  const today = localClock(now * 1000, timezone).date;
  return { timezone, days: Array.from({ length: PREVIEW_DAYS }, (_, index) => shiftDay(today, index + 1)) };
}
