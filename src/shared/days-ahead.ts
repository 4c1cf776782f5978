import type { DaysAhead } from './booking.schema.ts';
import { localClock } from './local-clock.ts';

/** Number of days in the booking page's preview. */
const PREVIEW_DAYS = 7;

/** @param now seconds since 1970 UTC. */
export function daysAhead(now: number, timezone: string): DaysAhead {
  const noon = Date.parse(`${localClock(now * 1000, timezone).date}T12:00:00Z`);
  const days = Array.from({ length: PREVIEW_DAYS }, (_, index) =>
    new Date(noon + (index + 1) * 86_400_000).toISOString().slice(0, 10),
  );
  return { timezone, days };
}
