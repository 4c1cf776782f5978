/** A moment's day `YYYY-MM-DD` and time `HH:MM`, as clocks in `timezone` show them. */
export function localClock(iso: string, timezone: string): { date: string; time: string } {
  const moment = new Date(iso);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
  return { date: new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment), time: time.format(moment) };
}

/** The time zone of the browser. */
export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
