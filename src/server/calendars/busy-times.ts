import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { listBusyCounts, listBusyRows, listCalendarStates, listEvents } from './queries.ts';
import { mergeTimes, unpackTimes } from './times.ts';
import { type Choices, isBlocking } from './traits.ts';

type CalendarState = Awaited<ReturnType<typeof listCalendarStates>>[number];

const NOTHING = new Uint32Array();
/** Limit for a calendar, in a week. */
const EVENTS_SHOWN = 200;

/**
 * The times between two moments at which the owner is busy, merged and in order. Pass the transaction as `db` to see what holds
 * within it. While booking is closed because a calendar is out of date, everything is busy.
 */
export async function listBusy(
  ctx: Pick<AppContext, 'settings' | 'clock' | 'memory'>,
  db: Db,
  from: UnixSeconds,
  until: UnixSeconds,
): Promise<{ start: UnixSeconds; end: UnixSeconds }[]> {
  const calendars = await listCalendarStates(db);
  const stale = calendars.filter((calendar) => isStale(ctx, calendar));
  if (stale.length > 0 && closesWhenStale(ctx)) return [{ start: from, end: until }];
  const times = await mergedTimes(
    ctx,
    db,
    calendars.filter((calendar) => !stale.includes(calendar)),
  );
  return cut(times, from, until);
}

/** The events that block between two moments, for the owner to look at. */
export async function listBlockingEvents(ctx: Pick<AppContext, 'db'>, from: UnixSeconds, until: UnixSeconds) {
  const calendars = await listCalendarStates(ctx.db);
  const lists = await Promise.all(
    calendars.map(async (calendar) => {
      const events = await listEvents(ctx.db, calendar.id, from, until, EVENTS_SHOWN);
      return events.filter(({ traits }) => isBlocking(traits, calendar));
    }),
  );
  return lists.flat().map(({ startsAt, endsAt, title }) => ({ start: startsAt, end: endsAt, title }));
}

/** How many events of each calendar block, by its id. */
export async function countBlocking(db: Db, calendars: (Choices & { id: number })[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  if (calendars.length === 0) return counts;
  const rows = await listBusyCounts(
    db,
    calendars.map(({ id }) => id),
  );
  for (const { id, ...choices } of calendars) {
    const blocking = rows.filter(({ calendarId, traits }) => calendarId === id && isBlocking(traits, choices));
    counts.set(
      id,
      blocking.reduce((sum, { events }) => sum + events, 0),
    );
  }
  return counts;
}

/** True when a calendar has been failing for so long that its data is not to be relied on. */
export function isStale(
  ctx: Pick<AppContext, 'settings' | 'clock'>,
  { lastError, lastFetchedAt, createdAt }: Pick<CalendarState, 'lastError' | 'lastFetchedAt' | 'createdAt'>,
): boolean {
  if (lastError === null) return false;
  const seconds = ctx.settings.number('calendars_stale_after_minutes') * 60;
  return ctx.clock.now() - (lastFetchedAt ?? createdAt) >= seconds;
}

/** The owner's choice for calendars that are out of date: true closes booking, false ignores their events. */
export function closesWhenStale(ctx: Pick<AppContext, 'settings'>): boolean {
  return ctx.settings.text('calendars_when_stale') === 'close';
}

async function mergedTimes(ctx: Pick<AppContext, 'memory'>, db: Db, calendars: CalendarState[]): Promise<Uint32Array> {
  if (calendars.length === 0) return NOTHING;
  const version = JSON.stringify(
    calendars.map((one) => [one.id, one.revision, one.allDayBlocks, one.tentativeBlocks, one.transparentBlocks]),
  );
  const known = ctx.memory.mergedTimes;
  if (known?.version === version) return known.times;
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const rows = await listBusyRows(db, [...byId.keys()]);
  const blocking = rows.filter(({ calendarId, traits }) => {
    const calendar = byId.get(calendarId);
    return calendar && isBlocking(traits, calendar);
  });
  const sorted = blocking.flatMap((row) => unpackTimes(row.times)).sort((a, b) => a.start - b.start);
  const times = Uint32Array.from(mergeTimes(sorted));
  ctx.memory.mergedTimes = { version, times };
  return times;
}

function cut(times: Uint32Array, from: UnixSeconds, until: UnixSeconds) {
  const intervals: { start: UnixSeconds; end: UnixSeconds }[] = [];
  for (let index = firstEndingAfter(times, from); index < times.length; index += 2) {
    const start = times[index] as UnixSeconds;
    if (start >= until) break;
    intervals.push({ start, end: times[index + 1] as UnixSeconds });
  }
  return intervals;
}

/** Index of the first time that is not over at `moment`. */
function firstEndingAfter(times: Uint32Array, moment: number): number {
  let low = 0;
  let high = times.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle * 2 + 1] ?? 0) > moment) high = middle;
    else low = middle + 1;
  }
  return low * 2;
}
