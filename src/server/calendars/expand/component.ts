import ICAL from 'ical.js';
import { DAY_SECONDS } from '#shared/time.ts';
import { CalendarError } from './rule.ts';
import { UTC, type Zone } from './zone.ts';

/** A property as ical.js parses it (jCal): name, parameters, type, values. */
type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]];

/** A component of a calendar, with the properties that matter here. */
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
    else if (depth === 1 && isNeeded(nameOf(line))) lines.push(withUpperCase(line));
  }
  let properties: Property[];
  try {
    const parsed = ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')) as [string, Property[]];
    properties = parsed[1];
  } catch {
    throw new CalendarError('It is not written as the standard says');
  }
  const list = (name: string) => properties.filter((property) => property[0] === name);
  const find = (name: string) => properties.find((property) => property[0] === name);
  return { find, list, text: (name) => String(find(name)?.[3] ?? '') };
}

/** Name of the property in a line, in upper case. */
export function nameOf(line: string): string {
  return /^[^;:]*/.exec(line)?.[0].toUpperCase() ?? '';
}

/** Properties whose values mean the same in lower case, which ical.js does not read. */
const ANY_CASE = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID', 'FREEBUSY'],
  ...['TZOFFSETFROM', 'TZOFFSETTO'],
]);

function withUpperCase(line: string): string {
  if (!ANY_CASE.has(nameOf(line))) return line;
  return line.replace(
    /^((?:[^":]|"[^"]*")*:)(.*)$/,
    (_line, name: string, value: string) => name + value.toUpperCase(),
  );
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

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:T(?::+|([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(Z?)))?$/;

/** A date or date-time of a property. @throws CalendarError when it is none. */
export function readTime(value: unknown, { tzid }: Property[1], zones: Zones): LocalTime {
  const parts = MOMENT.exec(String(value));
  if (!parts) throw unreadableTime();
  const [, year, month, day, hour, minute, second, utc] = parts;
  const date = [Number(year), Number(month) - 1, Number(day)] as const;
  if (new Date(Date.UTC(...date)).getUTCDate() !== date[2] || date[1] > 11) throw unreadableTime();
  if (hour === undefined) return { local: Date.UTC(...date) / 1000, zone: zones.days, isDate: true };
  const local = Date.UTC(...date, Number(hour), Number(minute), Number(second)) / 1000;
  const named = typeof tzid === 'string' ? zones.find(tzid) : undefined;
  return { local, zone: utc ? UTC : (named ?? zones.floating), isDate: false };
}

function unreadableTime(): CalendarError {
  return new CalendarError('It has a time that cannot be read');
}

/** The moment of a local time, in seconds since 1970 UTC. */
export const momentOf = ({ local, zone }: LocalTime) => zone.toUtc(local);

/** How long something lasts: days keep the time that clocks show, seconds are exact. */
export interface Length {
  days: number;
  seconds: number;
}

/** A duration such as `P1DT1H`. @throws Error when it is none. */
export function readDuration(value: unknown): Length {
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(String(value));
  const sign = isNegative ? -1 : 1;
  return { days: sign * (weeks * 7 + days), seconds: sign * (hours * 3600 + minutes * 60 + seconds) };
}

/** The moment at which something ends: days first, then the rest (RFC 5545, 3.3.6). */
export function endAfter({ local, zone }: Pick<LocalTime, 'local' | 'zone'>, { days, seconds }: Length): number {
  return zone.toUtc(local + days * DAY_SECONDS) + seconds;
}
