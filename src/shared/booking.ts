import type { MeetingQuestion } from './meeting-types.schema.ts';

/** Statuses of a booking. The first two take its time. */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Days of one request for free times at most. */
export const SLOT_DAYS_MAX = 31;
/** Days that the picker shows at once. */
export const SLOT_DAYS = 7;

/** Calendars with a link of their own to add a call, and how the link names them. */
export const CALENDAR_SERVICES = {
  google: 'Google',
  outlook: 'Outlook',
  office: 'Microsoft 365',
  apple: 'Apple',
} as const;
export type CalendarService = keyof typeof CALENDAR_SERVICES;
/** Web addresses that add a call to a calendar. */
export type CalendarLinks = Record<CalendarService, string>;

/** Free times, by the visitor's days. Times are ISO 8601 UTC; days `YYYY-MM-DD` in `timezone`. */
export interface FreeSlots {
  /** Slug of the meeting type. */
  type: string;
  minutes: number;
  /** Questions of the owner before such a meeting. */
  questions: MeetingQuestion[];
  timezone: string;
  businessTimezone: string;
  from: string;
  days: { date: string; slots: { start: string; time: string }[] }[];
  /** First day after these with a free time, if there is one within the bookable time. */
  nextDate: string | null;
}

/** A booking as its page shows it to everybody who has its link. */
export interface BookingDetails {
  token: string;
  /** Slug of the meeting type. */
  type: string;
  /** Name of the meeting type; the site's own two are named by the document `booking`. */
  meeting: string;
  /** Path of the page on which another one can be booked. */
  page: string;
  minutes: number;
  start: string;
  end: string;
  /** Day and time as clocks in `timezone` show them: `YYYY-MM-DD` and `HH:MM`. */
  date: string;
  time: string;
  timezone: string;
  firstName: string;
  status: BookingStatus;
  /** False once it is over or cancelled. */
  canChange: boolean;
  calendarLinks: CalendarLinks;
}

/** Name of a booking in calendars; with `@` and the host of the site it is the UID of its entry. */
export function bookingUid({ id, createdAt }: { id: number; createdAt: number }): string {
  return `booking-${id}-${createdAt}`;
}
