import ICAL from 'ical.js';
import { DAY_SECONDS, daysSinceEpoch } from '#shared/time.ts';
import { endAfter, type LocalTime, momentOf, readDuration, readTime, type Zones } from './component.ts';
import type { CalendarEntry } from './event.ts';
import { occurrences } from './rule.ts';
import { UTC, type Zone } from './zone.ts';

/** An occurrence of an event, in seconds. */
export interface Occurrence {
  start: number;
  end: number;
  entry: CalendarEntry;
}

/** The period to look at, and how times are understood. */
export interface ExpandOptions {
  from: number;
  until: number;
  zones: Zones;
  /** Where the calendar names a zone of its own, recurring events in UTC follow its clocks. */
  utcZone: Zone | undefined;
}

/** The occurrences of entries with the same UID in a period: recurring events with their changed occurrences. */
export function* expandSeries(entries: CalendarEntry[], options: ExpandOptions): Generator<Occurrence> {
  const isOverride = ({ component }: CalendarEntry) => Boolean(component.find('recurrence-id'));
  const overrides = newestById(entries.filter(isOverride), options);
  const masters = newest(entries.filter((entry) => !isOverride(entry)));
  for (const master of masters) yield* occurrencesOf(master, overrides, options);
  for (const entry of overrides) if (!entry.isCancelled) yield occurrenceAt(entry.start.local, entry);
}

/** The occurrences of a master without those that an override replaces. */
function* occurrencesOf(
  master: CalendarEntry,
  overrides: readonly CalendarEntry[],
  options: ExpandOptions,
): Generator<Occurrence> {
  const changes = overrides.map((entry) => ({ entry, ...readRecurrenceId(entry, master, options) }));
  const following = changes.filter(({ isFollowing }) => isFollowing).sort((a, b) => a.id - b.id);
  const starts = startsOf(master, options);
  const replaced = findReplaced(starts, changes);
  for (const { local, start, end } of starts) {
    if (replaced.has(start)) continue;
    const change = following.findLast(({ id }) => id < start);
    if ((change?.entry ?? master).isCancelled) continue;
    // After a change of "this and all following", as much later than the changed one as it was before.
    if (change) yield occurrenceAt(change.entry.start.local + local - change.local, change.entry);
    else yield { start, end, entry: master };
  }
}

/** The occurrence of an entry that begins at a local time. */
function occurrenceAt(local: number, entry: CalendarEntry): Occurrence {
  const { zone } = entry.start;
  return { start: zone.toUtc(local), end: endAfter({ local, zone }, entry.length), entry };
}

interface Start {
  local: number;
  start: number;
  end: number;
}

/** The occurrences of a master within the period, in order, without those that it excludes. */
function startsOf(master: CalendarEntry, options: ExpandOptions): Start[] {
  const series = readSeries(master, options);
  const { zone } = series.start;
  const starts = new Map<number, Start>();
  for (const { local, end } of [...startsByRule(series), ...startsByDate(series)]) {
    const start = zone.toUtc(local);
    starts.set(start, { local, start, end: end ?? endAfter({ local, zone }, master.length) });
  }
  const excluded = [...excludedByRule(series), ...excludedByDate(series, [...starts.values()])];
  for (const start of excluded) starts.delete(start);
  return [...starts.values()].sort((a, b) => a.start - b.start);
}

type Series = ReturnType<typeof readSeries>;

/** A recurring event, its first start, and the period in which its rules are followed. */
function readSeries(master: CalendarEntry, options: ExpandOptions) {
  const start = inUtcZone(master.start, options);
  const { days, seconds } = master.length;
  const from = options.from - Math.abs(days * DAY_SECONDS + seconds) - 2 * DAY_SECONDS;
  const period = { start: start.local, isDate: start.isDate, from, until: options.until + 2 * DAY_SECONDS };
  return { master, start, period, zones: options.zones, ownZones: withFloating(options.zones, start.zone) };
}

/** A local start, with its end where that is not after the length of the event. */
interface LocalStart {
  local: number;
  end?: number | undefined;
}

function* startsByRule({ master, start, period }: Series): Generator<LocalStart> {
  const locals = new Set([start.local]);
  for (const rule of rulesOf(master, 'rrule', start)) for (const local of occurrences(rule, period)) locals.add(local);
  for (const local of locals) yield { local };
}

function* startsByDate({ master, start, zones, ownZones }: Series): Generator<LocalStart> {
  for (const [, parameters, , ...values] of master.component.list('rdate')) {
    for (const value of values) {
      const [from, to] = Array.isArray(value) ? value : [value];
      const time = readTime(from, parameters, ownZones);
      const end = to === undefined ? undefined : periodEnd(time, to, parameters, zones);
      yield { local: start.isDate ? time.local : start.zone.toLocal(momentOf(time)), end };
    }
  }
}

function* excludedByRule({ master, start, period }: Series): Generator<number> {
  for (const rule of rulesOf(master, 'exrule', start)) {
    for (const local of occurrences(rule, period)) yield start.zone.toUtc(local);
  }
}

/** A day excludes all that starts on it. */
function* excludedByDate({ master, start, ownZones }: Series, starts: Start[]): Generator<number> {
  const { zone, isDate } = start;
  for (const [, parameters, , ...values] of master.component.list('exdate')) {
    for (const value of values) {
      const time = readTime(value, parameters, ownZones);
      if (isDate) yield zone.toUtc(startOfDay(time.local));
      else if (!time.isDate) yield momentOf(time);
      else for (const one of starts) if (daysSinceEpoch(one.local) === daysSinceEpoch(time.local)) yield one.start;
    }
  }
}

/** The end of a period of RDATE: a moment or a duration. */
export function periodEnd(start: LocalTime, to: unknown, parameters: Record<string, string | string[]>, zones: Zones) {
  return /^[+-]?P/.test(String(to)) ? endAfter(start, readDuration(to)) : momentOf(readTime(to, parameters, zones));
}

function rulesOf(master: CalendarEntry, name: 'rrule' | 'exrule', start: LocalTime): ICAL.Recur[] {
  return master.component.list(name).map(([, , , value]) => {
    const rule = ICAL.Recur.fromData(value as Parameters<typeof ICAL.Recur.fromData>[0]);
    const { until } = rule;
    // A moment in UTC (a day is its midnight) as the clocks of the event show it.
    if (until && !start.isDate && (until.isDate || until.zone === ICAL.Timezone.utcTimezone)) {
      rule.until = ICAL.Time.fromJSDate(new Date(start.zone.toLocal(until.toUnixTime()) * 1000), true);
    }
    return rule;
  });
}

/**
 * The starts that changes replace. A change whose moment is none of the starts replaces the one of its day: the series was moved
 * after the change was made.
 */
function findReplaced(starts: Start[], changes: { id: number; idDay: number }[]): Set<number> {
  const moments = new Set(starts.map(({ start }) => start));
  const exact = changes.filter(({ id }) => moments.has(id));
  const replaced = new Set(exact.map(({ id }) => id));
  for (const { id, idDay } of changes) {
    if (moments.has(id)) continue;
    const sameDay = starts.find(({ local, start }) => daysSinceEpoch(local) === idDay && !replaced.has(start));
    if (sameDay) replaced.add(sameDay.start);
  }
  return replaced;
}

/** The occurrence of the master that an entry replaces. */
function readRecurrenceId(entry: CalendarEntry, master: CalendarEntry, options: ExpandOptions) {
  const property = entry.component.find('recurrence-id');
  const start = inUtcZone(master.start, options);
  const time = readTime(property?.[3], property?.[1] ?? {}, withFloating(options.zones, start.zone));
  const id = start.isDate ? start.zone.toUtc(startOfDay(time.local)) : momentOf(time);
  const isFollowing = String(property?.[1].range ?? '').toUpperCase() === 'THISANDFUTURE';
  const local = time.isDate ? startOfDay(time.local) : start.zone.toLocal(id);
  return { id, idDay: daysSinceEpoch(local), isFollowing, local };
}

function inUtcZone(start: LocalTime, { utcZone }: ExpandOptions): LocalTime {
  if (start.zone !== UTC || !utcZone) return start;
  return { ...start, zone: utcZone, local: utcZone.toLocal(start.local) };
}

/** Times of an event without a zone are in the zone of its start. */
function withFloating(zones: Zones, floating: Zone): Zones {
  return { ...zones, floating };
}

/** Where a calendar has several states of the same event, the newest. */
function newest(masters: CalendarEntry[]): CalendarEntry[] {
  const sequence = Math.max(...masters.map((master) => master.sequence));
  return masters.filter((master) => master.sequence === sequence);
}

function newestById(overrides: CalendarEntry[], options: ExpandOptions): CalendarEntry[] {
  const byId = new Map<number, CalendarEntry>();
  for (const entry of overrides) {
    const property = entry.component.find('recurrence-id');
    const id = momentOf(readTime(property?.[3], property?.[1] ?? {}, options.zones));
    const known = byId.get(id);
    if (!known || known.sequence <= entry.sequence) byId.set(id, entry);
  }
  return [...byId.values()];
}

function startOfDay(local: number): number {
  return daysSinceEpoch(local) * DAY_SECONDS;
}
