/** Upper bounds in characters, and of calendars a site can have. */
export const CALENDAR_MAX = { name: 80, url: 2_000, username: 254, password: 500, calendars: 20 } as const;

/** Days of events that Captain shows of a calendar. */
export const PREVIEW_DAYS = 14;

/** `ics` is an address of a file, `caldav` an account on a server. */
export const CALENDAR_KINDS = ['ics', 'caldav'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Why an event blocks its time, or does not. */
export const BUSY_REASONS = ['busy', 'tentative', 'all-day', 'free', 'declined'] as const;
export type BusyReason = (typeof BUSY_REASONS)[number];
