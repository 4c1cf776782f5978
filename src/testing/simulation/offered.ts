import { join } from 'node:path';
import Database from 'better-sqlite3';
import { hoursOf, type Model } from './model.ts';
import type { CalendarEvent, Feed } from './servers/calendar.ts';
import { DAY, HOUR, MINUTE, type World } from './world.ts';

/** Nothing is expected so near to anything else that may take a time: meetings and the time around them are shorter. */
const NEAR_MS = 3 * HOUR;
/** Time between two reads of a calendar, with a margin. */
const READ_WITHIN_MS = 40 * MINUTE;
/** A calendar that could not be read for this long closes booking; the owner has set an hour. */
const STALE_MS = 75 * MINUTE;

/** Times that nothing in the database or the calendars takes. */
export function listOpenTimes(world: World, type: string): Set<number> {
  const { clock, feed, account, model, process, disk } = world;
  const isRead = feed.served !== undefined && clock.elapsed() - feed.served.at < READ_WITHIN_MS;
  const touchedAt = Math.max(account.brokenUntil, account.changedAt);
  const isUnsure = clock.elapsed() - touchedAt < READ_WITHIN_MS || !process().hasRunFor(READ_WITHIN_MS);
  if (!isRead || isUnsure || world.isDegraded || clock.elapsed() - world.rulesTriedAt < MINUTE) return new Set();
  const database = new Database(join(disk.folder, 'site.db'), { readonly: true });
  try {
    const taken = database
      .prepare(
        `select starts_at * 1000 from consultation_bookings where status <> 'cancelled'
          union all select starts_at * 1000 from blocked_times`,
      )
      .pluck()
      .all() as number[];
    const hasRules = database.prepare("select 1 from blocked_dates where type in ('weekly', 'monthly')").get();
    if (hasRules) return new Set();
    const closed = new Set(
      database
        .prepare(
          'select start_date from blocked_dates union select end_date from blocked_dates union select date from slot_overrides',
        )
        .pluck()
        .all(),
    );
    const busy: { start: number; end: number }[] = feed.all.filter(({ kind }) => model.blocking[kind] !== false);
    const add = (moment: number) => busy.push({ start: moment, end: moment });
    for (const moment of taken) add(moment);
    for (const { data } of account.events.values()) {
      const [, year, month, day, hour] = /^DTSTART[^:]*:(\d{4})(\d\d)(\d\d)T(\d\d)/m.exec(data) ?? [];
      add(Date.parse(`${year}-${month}-${day}T${hour}:00:00Z`));
    }
    return new Set(
      hoursOfDays(clock.date(), hoursOf(model, type)).filter((time) => {
        const dates = [time - DAY, time, time + DAY].map((ms) => new Date(ms).toISOString().slice(0, 10));
        const others = taken.filter((other) => Math.abs(other - time) < DAY).length;
        return (
          !dates.some((date) => closed.has(date)) &&
          others < Math.min(model.maxPerDay[type] ?? model.maxPerDayOfAll, model.maxPerDayOfAll) &&
          busy.every(({ start, end }) => time < start - NEAR_MS || time > end + NEAR_MS)
        );
      }),
    );
  } finally {
    database.close();
  }
}

/** Each full hour of the business in which a call can begin and end, from tomorrow to the tenth day. */
function hoursOfDays(now: number, hours: Model['hours']): number[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timezone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  } as Intl.DateTimeFormatOptions);
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const [from, to] = [hours.from, hours.to].map((time) => Number(time.slice(0, 2))) as [number, number];
  const first = Math.ceil(now / HOUR) * HOUR + DAY;
  return Array.from({ length: 9 * 24 }, (_, index) => first + index * HOUR).filter((time) => {
    const parts = format.formatToParts(time);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const hour = Number(part('hour'));
    return hours.days.includes(names.indexOf(part('weekday'))) && hour >= from && hour + 1 <= to;
  });
}

/** The events of the last answer of the calendar that block their time. */
export function listBlocking({ feed, model }: World): CalendarEvent[] {
  return feed.served?.events.filter(({ kind }) => model.blocking[kind]) ?? [];
}

interface Offered {
  type: string;
  offered: number[];
  /** Times that were open, events that blocked, and the answer of the calendar, before it was asked. */
  before: Set<number>;
  blocking: CalendarEvent[];
  served: Feed['served'];
}

/** Compares what is offered with what was open before and after it was asked. */
export function checkOffered(world: World, { type, offered, before, blocking, served }: Offered): void {
  if (before.size > 0) {
    const shown = new Set(offered);
    const missing = [...listOpenTimes(world, type)].find((time) => before.has(time) && !shown.has(time));
    if (missing !== undefined)
      world.violate(`${new Date(missing).toISOString()} is not offered for a ${type}, although nothing takes it`);
  }
  const busy = isStored(world, served) ? blocking.filter(({ kind }) => world.model.blocking[kind]) : [];
  const taken = offered.find((time) => busy.some(({ start, end }) => start <= time && time < end));
  if (taken !== undefined) world.violate(`${new Date(taken).toISOString()} is offered, within an event of the owner`);
  const noticeMs = (world.model.notice[type] ?? 0) * MINUTE;
  const early = offered.find((time) => time < world.clock.date() - MINUTE + noticeMs);
  if (early !== undefined) world.violate(`${new Date(early).toISOString()} is offered for a ${type} before its notice`);
  const free = offered.find((time) => isStale(world) && time > 0);
  if (free !== undefined)
    world.violate('Times are offered although a calendar could not be read for more than an hour');
}

/** The server has this answer of the calendar, and no newer one. */
function isStored({ clock, feed, isCalendarConnected, process }: World, served: Feed['served']): boolean {
  if (!served || served !== feed.served || !isCalendarConnected) return false;
  const since = clock.elapsed() - served.at;
  return since > MINUTE && process().hasRunFor(since + MINUTE);
}

/** The server knows that it cannot read the calendar that it has. */
function isStale({ clock, feed, isCalendarConnected, isDegraded, process }: World): boolean {
  if (!isCalendarConnected || isDegraded || !feed.served || !process().hasRunFor(STALE_MS)) return false;
  return clock.elapsed() - feed.served.at > STALE_MS && clock.date() - feed.served.date > STALE_MS;
}
