import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Period } from '#shared/schedule.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { listBusyCounts, listBusyRows, listCalendarStates, listEvents } from './queries.ts';
import { mergePeriods, unpackPeriods } from './times.ts';
import { type Choices, isBlocking } from './traits.ts';

type CalendarState = Awaited<ReturnType<typeof listCalendarStates>>[number];

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
): Promise<Period[]> {
  const calendars = await listCalendarStates(db);
  const current = calendars.filter((calendar) => !isStale(ctx, calendar));
  if (current.length < calendars.length && closesWhenStale(ctx)) return [{ start: from, end: until }];
  const times = await readBlockedTimes(ctx, db, current);
  return times.filter(({ start, end }) => start < until && end > from);
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
  const counts = new Map(calendars.map(({ id }) => [id, 0]));
  const choices = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  for (const { calendarId, traits, events } of await listBusyCounts(db, [...choices.keys()])) {
    if (isBlocking(traits, choices.get(calendarId)!)) counts.set(calendarId, counts.get(calendarId)! + events);
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

/** All times that calendars block, merged. They are kept in memory while no calendar changes, since every visitor who looks for a time needs them. */
async function readBlockedTimes(
  { memory }: Pick<AppContext, 'memory'>,
  db: Db,
  calendars: CalendarState[],
): Promise<readonly Period[]> {
  if (calendars.length === 0) return [];
  const version = JSON.stringify(
    calendars.map((one) => [one.id, one.revision, one.allDayBlocks, one.tentativeBlocks, one.transparentBlocks]),
  );
  if (memory.mergedTimes?.version === version) return memory.mergedTimes.times;
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const rows = await listBusyRows(db, [...byId.keys()]);
  const blocking = rows.filter(({ calendarId, traits }) => {
    const calendar = byId.get(calendarId);
    return calendar && isBlocking(traits, calendar);
  });
  const times = mergePeriods(blocking.flatMap((row) => unpackPeriods(row.times)));
  memory.mergedTimes = { version, times };
  return times;
}
