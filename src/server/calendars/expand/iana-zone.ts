import { type Change, createZone, offsetFrom, type Zone } from './zone.ts';

const WEEK = 7 * 86_400;

const zones = new Map<string, Zone | undefined>();

/** The zone of an IANA name; undefined when this machine does not know it. */
export function findIanaZone(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, createIanaZone(name));
  return zones.get(name);
}

function createIanaZone(name: string): Zone | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
  // Formatting is slow: the changes of each year are looked up once.
  const years = new Map<number, Change[]>();
  return createZone((utc) => {
    const year = new Date(utc * 1000).getUTCFullYear();
    let changes = years.get(year);
    if (!changes) {
      changes = listChanges(format, year);
      years.set(year, changes);
    }
    return offsetFrom(changes, utc, 0);
  });
}

/** The offset at the beginning of a year (UTC), and its changes within it. */
function listChanges(format: Intl.DateTimeFormat, year: number): Change[] {
  const start = Date.UTC(year, 0, 1) / 1000;
  const end = Date.UTC(year + 1, 0, 1) / 1000;
  const changes = [{ at: start, offset: readOffset(format, start) }];
  for (let from = start; from < end; from += WEEK) {
    const until = Math.min(from + WEEK, end);
    const before = readOffset(format, from);
    const offset = readOffset(format, until);
    if (before === offset) continue;
    let low = from;
    let high = until;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (readOffset(format, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, offset });
  }
  return changes;
}

function readOffset(format: Intl.DateTimeFormat, utc: number): number {
  const parts = new Map(format.formatToParts(utc * 1000).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local / 1000 - utc;
}
