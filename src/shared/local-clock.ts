import type { HourCycle } from './format.ts';

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
/** The format of the time zone that was used last: making one takes a millisecond, and a week asks for hundreds of times. */
let latest: { timezone: string; format: Intl.DateTimeFormat } | undefined;

/**
 * A moment's day `YYYY-MM-DD` and time `HH:MM`, as clocks in `timezone` show them.
 *
 * @param at ISO 8601, or milliseconds since 1970 UTC.
 */
export function localClock(at: string | number, timezone: string): { date: string; time: string } {
  if (latest?.timezone !== timezone) {
    latest = { timezone, format: new Intl.DateTimeFormat('sv-SE', { ...PARTS, timeZone: timezone }) };
  }
  const [date = '', time = ''] = latest.format.format(new Date(at)).split(' ');
  return { date, time };
}

/** Abbreviations with more than one meaning, such as `IST`: Intl takes each for a place, Temporal refuses them. */
const AMBIGUOUS = /^(?!CET|EET|EST|GMT|HST|MET|MST|UCT|WET)[A-Z]{2}T$/i;
/** Time zones that were checked before: the check is slow. */
const known = new Set<string>();

/** True for an IANA name, or an offset such as `+02:00`, that this machine knows. */
export function isTimezone(name: string): boolean {
  if (known.has(name)) return true;
  if (AMBIGUOUS.test(name) || !/^[A-Z+-]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return false;
  }
  // There are some hundred names, but many more offsets: requests must not make this grow without limit.
  if (known.size < 1_000) known.add(name);
  return true;
}

/** The time zone of the browser. */
export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time zone of a region such as `en-IE` that has a single one; else that of the browser. */
export function proposedTimezone(locale: string): string {
  // Missing in the types of TypeScript's ES2024, and in some browsers.
  const region = new Intl.Locale(locale) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  const zones = region.getTimeZones?.() ?? [];
  return zones.length === 1 && zones[0] ? zones[0] : ownTimezone();
}

/** How clocks count in the browser's language and region; not by `navigator.language`, which may be a tag that Intl refuses, such as `en-US@posix`. */
export function ownHourCycle(): HourCycle {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
}
