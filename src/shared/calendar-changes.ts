/** A change by the owner to the event of a booking in a calendar. Times are ISO 8601 UTC. */
export interface CalendarChange {
  bookingId: number;
  calendarId: number;
  /** Name of the calendar. */
  calendar: string;
  kind: 'moved' | 'deleted';
  /** The change as a sentence in English. */
  text: string;
  /** The visitor's. */
  name: string;
  /** Id of the booking. */
  start: string;
  end: string;
  /** Start of the event, where it was moved. */
  foundStart: string | null;
  foundEnd: string | null;
}

/** Decision about it: the booking follows the event, or the event becomes like the booking again. */
export const CALENDAR_DECISIONS = ['apply', 'put-back'] as const;
