/** Upper bounds in characters, and of calendars a site can have. */
export const CALENDAR_MAX = { name: 80, url: 2_000, username: 254, password: 500, calendars: 20 } as const;

/** Days of events that Captain shows of a calendar. */
export const PREVIEW_DAYS = 14;

/** `ics` is an address of a file, `caldav` an account on a server. */
export const CALENDAR_KINDS = ['ics', 'caldav'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** A calendar of the owner, as Captain shows it. */
export interface Calendar {
  id: number;
  kind: CalendarKind;
  name: string;
  /** Parts that look secret are replaced by `…`. */
  url: string;
  writesBookings: boolean;
  allDayBlocks: boolean;
  tentativeBlocks: boolean;
  transparentBlocks: boolean;
  /** ISO 8601 UTC; null before the first success. */
  lastFetchedAt: string | null;
  /** Why the last attempt failed. */
  lastError: string | null;
  /** Events that block times from now on, each occurrence of a recurring one counted. */
  busy: number;
  /** Events of which something cannot be read, at most 50. What can be read of their times blocks. */
  unread: UnreadEvent[];
  /** Its data is too old to be used; what that means is a setting. */
  isStale: boolean;
}

/** An event of which something cannot be read. */
export interface UnreadEvent {
  /** Its title; its UID where it has none. */
  title: string;
  /** Of the file; null for an account, which sends events one by one. */
  line: number | null;
  reason: string;
}

/** Why an event blocks its time, or does not. */
export type BusyReason = 'busy' | 'tentative' | 'all-day' | 'free' | 'declined';

/** An event of a calendar. Times are ISO 8601 UTC; an all-day event begins and ends at midnight of `timezone`. */
export interface CalendarEvent {
  title: string;
  start: string;
  end: string;
  blocks: boolean;
  reason: BusyReason;
  isAllDay: boolean;
}

/** The next days of a calendar. */
export interface CalendarPreview {
  timezone: string;
  /** First day, `YYYY-MM-DD` in `timezone`. */
  from: string;
  days: number;
  events: CalendarEvent[];
  /** True when there are more events than are listed. */
  isCut: boolean;
}

/** Whether the feed of all bookings has a secret address. */
export interface FeedState {
  exists: boolean;
  /** When it was made; null without one. */
  createdAt: string | null;
}
