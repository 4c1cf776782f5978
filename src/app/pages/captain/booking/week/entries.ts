import { toMinutes } from '#app/pages/captain/booking/clock.ts';
import { localClock } from '#shared/local-clock.ts';
import type { PeriodJson, WeekJson } from '#shared/schedule.schema.ts';

/** Something in the week that takes time. */
export type Entry = PeriodJson & { key: string; title: string } & (
    | { kind: 'busy' }
    | { kind: 'blocked'; id: number }
    | { kind: 'booking'; id: number; email: string; meeting: string; place: string; status: string }
  );

/** A part of a day in minutes since its beginning. */
export interface DayRange {
  from: number;
  to: number;
}

/** All entries of a week; bookings last, so that they lie above what they overlap. */
export function weekEntries({ busy, blocked, bookings }: WeekJson): Entry[] {
  return [
    ...busy.map((period) => ({ ...period, key: `busy ${period.start} ${period.title}`, kind: 'busy' as const })),
    ...blocked.map((time) => ({
      ...time,
      key: `blocked ${time.id}`,
      kind: 'blocked' as const,
      title: time.title || 'Blocked',
    })),
    ...bookings.map(({ name, ...booking }) => ({
      ...booking,
      key: `booking ${booking.id}`,
      kind: 'booking' as const,
      title: name,
    })),
  ];
}

/** The part of a day that a period takes, if any; where the clock shows an hour twice, at least a quarter of an hour. */
export function rangeOnDay({ start, end }: PeriodJson, date: string, timezone: string): DayRange | undefined {
  const [first, last] = [localClock(start, timezone), localClock(end, timezone)];
  if (first.date > date || last.date < date) return undefined;
  const from = first.date < date ? 0 : toMinutes(first.time);
  const to = last.date > date ? 24 * 60 : toMinutes(last.time);
  if (to === 0) return undefined;
  return { from, to: Math.max(to, from + 15) };
}

/** Full hours that show all of it, and at least the usual working day. */
export function shownHours(parts: DayRange[]): DayRange {
  const from = Math.min(8 * 60, ...parts.map((part) => part.from));
  const to = Math.max(18 * 60, ...parts.map((part) => part.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
