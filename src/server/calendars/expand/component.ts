import ICAL from 'ical.js';
import { CalendarError } from './rule.ts';
import { UTC, type Zone } from './zone.ts';

/** A property as ical.js parses it (jCal): name, parameters, type, values. */
type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]];

/** One component of a calendar, with the properties that matter here. */
export interface Component {
  /** The first property of a name. */
  find(name: string): Property | undefined;
  list(name: string): Property[];
  /** The first value of a property as text; empty when there is none. */
  text(name: string): string;
}

/** Everything else, such as descriptions, is not parsed. */
const NAMES = new Set([
  ...['UID', 'SUMMARY', 'CLASS', 'STATUS', 'TRANSP', 'SEQUENCE', 'ATTENDEE', 'FREEBUSY'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID'],
  ...['X-MICROSOFT-CDO-BUSYSTATUS', 'X-MICROSOFT-CDO-ALLDAYEVENT'],
]);

/**
 * Parses the text of one component, without the components in it.
 *
 * @throws CalendarError
 */
export function parseComponent(text: string, isNeeded = (name: string) => NAMES.has(name)): Component {
  const lines: string[] = [];
  let depth = 0;
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    if (/^BEGIN:/i.test(line)) depth += 1;
    else if (/^END:/i.test(line)) depth -= 1;
    else if (depth === 1 && isNeeded(/^[^;:]*/.exec(line)?.[0].toUpperCase() ?? '')) lines.push(line);
  }
  let properties: Property[];
  try {
    const parsed = ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')) as [string, Property[]];
    properties = parsed[1];
  } catch {
    const title = lines.find((line) => /^SUMMARY/i.test(line))?.replace(/^[^:]*:/, '') ?? 'without a title';
    throw new CalendarError(`An event cannot be read: ${title.slice(0, 80)}`);
  }
  const list = (name: string) => properties.filter((property) => property[0] === name);
  const find = (name: string) => properties.find((property) => property[0] === name);
  return { find, list, text: (name) => String(find(name)?.[3] ?? '') };
}

/** A point in time as a calendar says it: local seconds, and the zone whose clocks show them. */
export interface LocalTime {
  local: number;
  zone: Zone;
  isDate: boolean;
}

/** How the time of a property is understood: by name of a zone, and without one. */
export interface Zones {
  find(name: string): Zone | undefined;
  floating: Zone;
  /** For days without a time. */
  days: Zone;
}

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:T(?::+|(\d\d):(\d\d):(\d\d)(Z?)))?$/;

/** A date or date-time of a property. @throws CalendarError when it is none. */
export function readTime(value: unknown, { tzid }: Property[1], zones: Zones): LocalTime {
  const parts = MOMENT.exec(String(value));
  if (!parts) throw new CalendarError(`An event has a time that cannot be read: ${String(value).slice(0, 40)}`);
  const [, year, month, day, hour, minute, second, utc] = parts;
  const date = [Number(year), Number(month) - 1, Number(day)] as const;
  if (hour === undefined) return { local: Date.UTC(...date) / 1000, zone: zones.days, isDate: true };
  const local = Date.UTC(...date, Number(hour), Number(minute), Number(second)) / 1000;
  const named = typeof tzid === 'string' ? zones.find(tzid) : undefined;
  return { local, zone: utc ? UTC : (named ?? zones.floating), isDate: false };
}

/** The moment of a local time, in seconds since 1970 UTC. */
export const momentOf = ({ local, zone }: LocalTime) => zone.toUtc(local);

/** Exact seconds of a duration such as `PT1H`. */
export function readDuration(value: unknown): number {
  return ICAL.Duration.fromString(String(value)).toSeconds();
}
