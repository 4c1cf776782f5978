import { Temporal } from 'temporal-polyfill';
import { createZone, type OffsetChange, offsetFrom, type Zone } from './zone.ts';

const zones = new Map<string, Zone | undefined>();

/** The zone of an IANA name; undefined when this machine does not know it. */
export function findIanaZone(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, createIanaZone(name));
  return zones.get(name);
}

function createIanaZone(name: string): Zone | undefined {
  try {
    listChanges(name, 1970);
  } catch {
    return undefined;
  }
  // Looking them up is slow: by the changes of a year a local time takes 0.8 µs, by Temporal alone 14 µs, and calendars have thousands.
  const years = new Map<number, OffsetChange[]>();
  return createZone((utc) => {
    const year = new Date(utc * 1000).getUTCFullYear();
    const changes = years.get(year) ?? listChanges(name, year);
    years.set(year, changes);
    return offsetFrom(changes, utc, 0);
  });
}

/** The offset at the beginning of a year (UTC), and its changes within it. @throws RangeError for an unknown zone. */
function listChanges(name: string, year: number): OffsetChange[] {
  const begin = Temporal.Instant.fromEpochMilliseconds(Date.UTC(year, 0, 1)).toZonedDateTimeISO(name);
  const changes = [toChange(begin)];
  let next = begin.getTimeZoneTransition('next');
  while (next && next.epochMilliseconds < Date.UTC(year + 1, 0, 1)) {
    changes.push(toChange(next));
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

function toChange({ epochMilliseconds, offsetNanoseconds }: Temporal.ZonedDateTime): OffsetChange {
  return { at: epochMilliseconds / 1000, offset: offsetNanoseconds / 1e9 };
}
