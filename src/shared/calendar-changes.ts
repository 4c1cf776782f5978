/** What the owner did in a calendar with the event of a booking. Times are ISO 8601 UTC. */
export interface CalendarChange {
  bookingId: number;
  calendarId: number;
  /** Name of the calendar. */
  calendar: string;
  kind: 'moved' | 'deleted';
  /** What happened, as a sentence in English. */
  text: string;
  /** The visitor's. */
  name: string;
  /** Of the booking. */
  start: string;
  end: string;
  /** Of the event, where it was moved. */
  foundStart: string | null;
  foundEnd: string | null;
}

/** What to do about it: the booking follows the event, or the event becomes like the booking again. */
export const CALENDAR_DECISIONS = ['apply', 'put-back'] as const;
