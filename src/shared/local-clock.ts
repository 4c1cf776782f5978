import type { HourCycle } from './format.ts';

/**
 * A moment's day `YYYY-MM-DD` and time `HH:MM`, as clocks in `timezone` show them.
 *
 * @param at ISO 8601, or milliseconds since 1970 UTC.
 */
export function localClock(at: string | number, timezone: string): { date: string; time: string } {
  const moment = new Date(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
  return { date: new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment), time: time.format(moment) };
}

/** The time zone of the browser. */
export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** How clocks count in the browser's language and region; not by `navigator.language`, which may be a tag that Intl refuses, such as `en-US@posix`. */
export function ownHourCycle(): HourCycle {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
}
