import { createHash } from 'node:crypto';
import type { Expanded, ExpandJob, ExpandResult } from '#server/calendars/expand-in-worker.ts';
import type { OwnEvent } from '#server/calendars/own-events.ts';
import type { BusyRow, EventRow } from '#server/calendars/queries.ts';
import { mergeTimes, packTimes } from '#server/calendars/times.ts';
import { TRAITS } from '#server/calendars/traits.ts';
import { DAY_SECONDS, daysSinceEpoch, dayToIso, type UnixSeconds } from '#shared/time.ts';
import { type Blocks, findBlocks, isOutside, isPartOfSeries, uidOf } from './blocks.ts';
import { momentOf, parseComponent, readTime, type Zones } from './component.ts';
import { readEntry } from './event.ts';
import { findIanaZone } from './iana-zone.ts';
import { createUnreadList, type Problem, repairEvent, type UnreadList } from './repair.ts';
import { CalendarError } from './rule.ts';
import { expandSeries, type Frame, type Occurrence, periodEnd } from './series.ts';
import { readCalendarTexts } from './texts.ts';
import { createEmbeddedZone } from './vtimezone.ts';
import { UTC } from './zone.ts';
import { findNamedZone } from './zone-names.ts';

/** Occurrences within the period. */
const OCCURRENCES_MAX = 200_000;
/** Events that are kept with their titles. */
const EVENTS_KEPT = 2_000;
const ZONE_REASON = 'It cannot be read: its events are read in the time zone of the business hours';

interface Busy {
  start: number;
  end: number;
  title: string;
  traits: number;
}

/** Reads a calendar: the times of its events in a period. Invalid content never makes it throw. */
export function expand(job: ExpandJob): ExpandResult {
  try {
    const hash = hashOf(job.bodies);
    if (hash === job.knownHash) return { unchanged: true };
    const own: OwnEvent[] = [];
    const texts = readCalendarTexts(job);
    const unread = createUnreadList(job.format === 'ics' ? texts[0] : undefined);
    const found = [...listBusy(findBlocks(texts), job, own, unread)];
    return { expanded: { ...pack(found, hash, job), own, unread: unread.events } };
  } catch (error) {
    if (error instanceof CalendarError) return { failure: error.message };
    throw error;
  }
}

/** @param seen gets the bookings' own events. */
function* listBusy(blocks: Blocks, job: ExpandJob, seen: OwnEvent[], unread: UnreadList): Generator<Busy> {
  const zones = createZones(blocks, job, unread);
  const owners = new Set(job.owners);
  const utcZone = blocks.timezone === undefined ? undefined : zones.find(blocks.timezone);
  const frame: Frame = { from: job.from, until: job.until, zones, utcZone };
  const own = new Set(job.ownEvents);
  const ownUids = new Set(job.ownEvents.map((event) => event.slice(0, event.indexOf(' '))));
  let count = 0;
  for (const occurrence of listOccurrences(blocks, frame, owners, unread)) {
    const { start, end, entry } = occurrence;
    if (end <= start || start >= job.until || end <= job.from) continue;
    if (ownUids.has(entry.uid)) seen.push({ uid: entry.uid, start, end, isCancelled: false });
    if (own.has(`${entry.uid} ${start} ${end}`)) continue;
    count += 1;
    if (count > OCCURRENCES_MAX) throw new CalendarError('The calendar has more events than can be read');
    yield { start, end, title: entry.title, traits: entry.traits };
  }
  for (const block of blocks.freeBusy) yield* listFreeBusy(block, frame, unread);
}

function* listOccurrences(
  blocks: Blocks,
  frame: Frame,
  owners: ReadonlySet<string>,
  unread: UnreadList,
): Generator<Occurrence> {
  const first = dayText(frame.from - 3 * DAY_SECONDS);
  const last = dayText(frame.until + 3 * DAY_SECONDS);
  const parts: string[] = [];
  for (const block of blocks.events) {
    if (isPartOfSeries(block)) parts.push(block);
    else if (!isOutside(block, first, last)) yield* expandBlocks([block], frame, owners, unread);
  }
  for (const series of Map.groupBy(parts, uidOf).values()) yield* expandBlocks(series, frame, owners, unread);
}

/** The occurrences of an event. Parts that cannot be read are left out and reported; the rest blocks. */
function expandBlocks(parts: string[], frame: Frame, owners: ReadonlySet<string>, unread: UnreadList): Occurrence[] {
  try {
    return expandTexts(parts, frame, owners);
  } catch (error) {
    const repaired = parts.map((part) => ({ part, ...repairEvent(part, frame.zones) }));
    const broken = repaired.filter(({ problem }) => problem);
    for (const { part, problem } of broken.length > 0 ? broken : repaired.slice(0, 1)) {
      unread.add(part, problem ?? problemOf(error));
    }
    const texts = repaired.map(({ text }) => text);
    try {
      return expandTexts(texts, frame, owners);
    } catch {
      // Each by itself: in a series, the newest would replace the others.
      return repaired.flatMap(({ single }) => expandTexts([single], frame, owners));
    }
  }
}

function expandTexts(texts: string[], frame: Frame, owners: ReadonlySet<string>): Occurrence[] {
  const entries = texts.map((text) => readEntry(parseComponent(text), frame.zones, owners));
  const known = entries.filter((entry) => entry !== undefined);
  return [...expandSeries(known, frame)];
}

function problemOf(error: unknown): Problem {
  const reason = error instanceof CalendarError ? error.message : 'It is not written as the standard says';
  return { line: 0, reason };
}

/** Periods that a server publishes instead of events. */
function listFreeBusy(block: string, frame: Frame, unread: UnreadList): Busy[] {
  try {
    return readFreeBusy(block, frame);
  } catch (error) {
    const { text, problem } = repairEvent(block, frame.zones);
    unread.add(block, problem ?? problemOf(error), 'Published busy times');
    return readFreeBusy(text, frame);
  }
}

function readFreeBusy(block: string, { from, until, zones }: Frame): Busy[] {
  const busy: Busy[] = [];
  for (const [, parameters, , ...periods] of parseComponent(block).list('freebusy')) {
    const type = String(parameters.fbtype ?? 'BUSY').toUpperCase();
    if (type === 'FREE') continue;
    for (const period of periods) {
      if (!Array.isArray(period)) continue;
      const time = readTime(period[0], parameters, zones);
      const start = momentOf(time);
      const end = periodEnd(time, period[1], parameters, zones);
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
    if (!known.has(name))
      known.set(
        name,
        findNamedZone(name, () => findEmbedded(name)),
      );
    return known.get(name);
  };
  const floating = (blocks.timezone !== undefined && find(blocks.timezone)) || days;
  return { find, floating, days };
}

/** The merged times by traits, and the next events one by one. */
function pack(found: Busy[], hash: string, { from }: ExpandJob): Omit<Expanded, 'own' | 'unread'> {
  found.sort((a, b) => a.start - b.start || a.end - b.end);
  const busy: BusyRow[] = [];
  for (const traits of new Set(found.map((one) => one.traits))) {
    const same = found.filter((one) => one.traits === traits);
    if (!(traits & TRAITS.declined)) busy.push({ traits, events: same.length, times: packTimes(mergeTimes(same)) });
  }
  const events: EventRow[] = found
    .filter(({ end }) => end > from)
    .slice(0, EVENTS_KEPT)
    .map(({ start, end, title, traits }) => ({
      startsAt: start as UnixSeconds,
      endsAt: end as UnixSeconds,
      title,
      traits,
    }));
  return { hash, busy, events };
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
