/** Bookings in the owner's own calendars. */
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt } from './column.ts';

export interface CalendarWritesTable {
  bookingId: number;
  calendarId: number;
  /** UID of the event, and the address of its resource; both stay the same for good. */
  uid: string;
  href: string;
  /** Version of the resource when it was last written; null when the server did not tell, or it is not known whether it was written. */
  etag: string | null;
  /** The booking's `sequence` that was written last; null before the first write, and when it has to be written again. */
  sequence: number | null;
  startsAt: UnixSeconds;
  endsAt: UnixSeconds;
  /** Change by the owner to the event in the calendar, until it is applied or put back. */
  found: 'moved' | 'deleted' | null;
  foundStartsAt: UnixSeconds | null;
  foundEndsAt: UnixSeconds | null;
}

export interface CalendarFeedTable {
  /** Always 1: the one row. */
  id: number;
  /** SHA-256 in hex. */
  tokenHash: string;
  createdAt: CreatedAt;
}
