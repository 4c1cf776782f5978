import { createHash } from 'node:crypto';
import type { BookingEvent } from '#server/calendars/booking-events.ts';
import type { ExpandJob, ExpandResult } from '#server/calendars/expand-in-worker.ts';
import type { BusyRow, EventRow } from '#server/calendars/queries.ts';
import { mergePeriods, packPeriods } from '#server/calendars/times.ts';
import { TRAITS } from '#server/calendars/traits.ts';
import type { Period } from '#shared/schedule.schema.ts';
import { DAY_SECONDS, daysSinceEpoch, dayToIso, type UnixSeconds } from '#shared/time.ts';
import { type Blocks, findBlocks, isOutside, isPartOfSeries, uidOf } from './blocks.ts';
import { momentOf, parseComponent, readTime, type Zones } from './component.ts';
import { readEntry } from './event.ts';
import { findIanaZone } from './iana-zone.ts';
import { createUnreadList, type Problem, repairEvent, type UnreadList } from './repair.ts';
import { CalendarError } from './rule.ts';
import { type ExpandOptions, expandSeries, type Occurrence, periodEnd } from './series.ts';
import { readCalendarTexts } from './texts.ts';
import { createEmbeddedZone } from './vtimezone.ts';
import { UTC } from './zone.ts';
import { findNamedZone } from './zone-names.ts';

/** Occurrences within the period. */
const OCCURRENCES_MAX = 200_000;
/** Events that are kept with their titles. */
const EVENTS_KEPT = 2_000;
const ZONE_REASON = 'It cannot be read: its events are read in the time zone of the business hours';

interface Busy extends Period {
  title: string;
  traits: number;
}

interface ReadOptions extends ExpandOptions {
  /** The owner's addresses in lower case. */
  owners: ReadonlySet<string>;
  /** Gets what cannot be read. */
  unread: UnreadList;
}

/** Reads a calendar: the times of its events in a period. Invalid content never makes it throw. */
export function expandCalendar(job: ExpandJob): ExpandResult {
  try {
    const hash = hashOf(job.bodies);
    if (hash === job.knownHash) return { unchanged: true };
    const texts = readCalendarTexts(job);
    const unread = createUnreadList(job.format === 'ics' ? texts[0] : undefined);
    const bookingEvents: BookingEvent[] = [];
    const busy = [...listBusy(findBlocks(texts), job, bookingEvents, unread)];
    busy.sort((a, b) => a.start - b.start || a.end - b.end);
    const next = busy.slice(0, EVENTS_KEPT).map(({ start, end, ...event }): EventRow => {
      return { ...event, startsAt: start, endsAt: end };
    });
    return { expanded: { hash, busy: packByTraits(busy), events: next, bookingEvents, unread: unread.events } };
  } catch (error) {
    if (error instanceof CalendarError) return { failure: error.message };
    throw error;
  }
}

/** The times that are busy. Events of bookings that are as the site wrote them are left out. @param bookingEvents gets the events of bookings, wherever they are now. */
function* listBusy(blocks: Blocks, job: ExpandJob, bookingEvents: BookingEvent[], unread: UnreadList): Generator<Busy> {
  const zones = createZones(blocks, job, unread);
  const utcZone = blocks.timezone === undefined ? undefined : zones.find(blocks.timezone);
  const { from, until } = job;
  const options: ReadOptions = { from, until, zones, utcZone, owners: new Set(job.owners), unread };
  const written = new Set(job.bookingEvents);
  const bookingUids = new Set(job.bookingEvents.map((event) => event.slice(0, event.indexOf(' '))));
  let count = 0;
  for (const { start, end, entry } of listOccurrences(blocks, options)) {
    if (end <= start || start >= until || end <= from) continue;
    const { uid, title, traits } = entry;
    if (bookingUids.has(uid)) bookingEvents.push({ uid, start, end, isCancelled: false });
    if (written.has(`${uid} ${start} ${end}`)) continue;
    count += 1;
    if (count > OCCURRENCES_MAX) throw new CalendarError('The calendar has more events than can be read');
    yield { start: start as UnixSeconds, end: end as UnixSeconds, title, traits };
  }
  for (const block of blocks.freeBusy) yield* listFreeBusy(block, options);
}

function* listOccurrences(blocks: Blocks, options: ReadOptions): Generator<Occurrence> {
  const first = dayText(options.from - 3 * DAY_SECONDS);
  const last = dayText(options.until + 3 * DAY_SECONDS);
  const partsOfSeries: string[] = [];
  for (const block of blocks.events) {
    if (isPartOfSeries(block)) partsOfSeries.push(block);
    else if (!isOutside(block, first, last)) yield* expandEvent([block], options);
  }
  for (const parts of Map.groupBy(partsOfSeries, uidOf).values()) yield* expandEvent(parts, options);
}

/** The occurrences of an event, or of a series with its changed occurrences. Parts that cannot be read are left out and reported; the rest blocks. */
function expandEvent(parts: string[], options: ReadOptions): Occurrence[] {
  try {
    return expandTexts(parts, options);
  } catch (error) {
    const repaired = parts.map((part) => ({ part, ...repairEvent(part, options.zones) }));
    const broken = repaired.filter(({ problem }) => problem);
    for (const { part, problem } of broken.length > 0 ? broken : repaired.slice(0, 1)) {
      options.unread.add(part, problem ?? problemOf(error));
    }
    const texts = repaired.map(({ text }) => text);
    try {
      return expandTexts(texts, options);
    } catch {
      // Each by itself: in a series, the newest would replace the others.
      return repaired.flatMap(({ single }) => expandTexts([single], options));
    }
  }
}

function expandTexts(texts: string[], options: ReadOptions): Occurrence[] {
  const entries = texts.flatMap((text) => readEntry(parseComponent(text), options.zones, options.owners) ?? []);
  return [...expandSeries(entries, options)];
}

function problemOf(error: unknown): Problem {
  const reason = error instanceof CalendarError ? error.message : 'It is not written as the standard says';
  return { line: 0, reason };
}

/** Periods that a server publishes instead of events. */
function listFreeBusy(block: string, options: ReadOptions): Busy[] {
  try {
    return readFreeBusy(block, options);
  } catch (error) {
    const { text, problem } = repairEvent(block, options.zones);
    options.unread.add(block, problem ?? problemOf(error), 'Published busy times');
    return readFreeBusy(text, options);
  }
}

function readFreeBusy(block: string, { from, until, zones }: ExpandOptions): Busy[] {
  const busy: Busy[] = [];
  for (const [, parameters, , ...periods] of parseComponent(block).list('freebusy')) {
    const type = String(parameters.fbtype ?? 'BUSY').toUpperCase();
    if (type === 'FREE') continue;
    for (const period of periods) {
      if (!Array.isArray(period)) continue;
      const time = readTime(period[0], parameters, zones);
      const start = momentOf(time) as UnixSeconds;
      const end = periodEnd(time, period[1], parameters, zones) as UnixSeconds;
      const traits = type === 'BUSY-TENTATIVE' ? TRAITS.tentative : 0;
      if (end > start && start < until && end > from) busy.push({ start, end, title: 'Busy', traits });
    }
  }
  return busy;
}

function createZones(blocks: Blocks, { timezone, until }: ExpandJob, unread: UnreadList): Zones {
  const days = findIanaZone(timezone) ?? UTC;
  const known = new Map<string, ReturnType<Zones['find']>>();
  const findEmbedded = (name: string) => {
    const embedded = blocks.timezones.get(name);
    if (!embedded) return undefined;
    try {
      return createEmbeddedZone(embedded, until + 366 * DAY_SECONDS);
    } catch {
      unread.add(embedded, { line: 0, reason: ZONE_REASON }, `Time zone ${name}`);
      return undefined;
    }
  };
  const find = (name: string) => {
    const findOwn = () => findEmbedded(name);
    if (!known.has(name)) known.set(name, findNamedZone(name, findOwn));
    return known.get(name);
  };
  const floating = (blocks.timezone !== undefined && find(blocks.timezone)) || days;
  return { find, floating, days };
}

/** The merged periods of the events with the same traits; declined events never block. */
function packByTraits(busy: Busy[]): BusyRow[] {
  const byTraits = [...Map.groupBy(busy, ({ traits }) => traits)].filter(([traits]) => !(traits & TRAITS.declined));
  return byTraits.map(([traits, same]) => ({ traits, events: same.length, times: packPeriods(mergePeriods(same)) }));
}

/** Hash of all but the lines in which some servers write the time of the request. */
function hashOf(bodies: ExpandJob['bodies']): string {
  const hash = createHash('sha256');
  for (const body of bodies) {
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    let from = 0;
    for (let line = bytes.indexOf('\nDTSTAMP'); line >= 0; line = bytes.indexOf('\nDTSTAMP', from)) {
      hash.update(bytes.subarray(from, line));
      const end = bytes.indexOf('\n', line + 1);
      from = end < 0 ? bytes.length : end;
    }
    hash.update(bytes.subarray(from));
  }
  return hash.digest('base64url');
}

function dayText(seconds: number): string {
  return dayToIso(daysSinceEpoch(seconds)).replaceAll('-', '');
}
