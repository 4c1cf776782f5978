/** Calendars of the owner, and the times at which their events are. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { Calendar } from '#shared/calendars.schema.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

export const CalendarsTable = Calendar.omit({ busy: true, unread: true, isStale: true }).extend({
  /** Encrypted: a secret address is a credential. */
  url: z.string(),
  username: z.string().nullable(),
  /** Encrypted. */
  password: z.string().nullable(),
  lastFetchedAt: StoredTime.nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Hash of the content without what changes with every answer. */
  contentHash: z.string().nullable(),
  /** Conditions of the times besides the content: time zone, day, the owner's addresses. */
  expandedFor: z.string().nullable(),
  /** Grows with every change of the times. */
  revision: z.number(),
  createdAt: StoredTime,
  updatedAt: StoredTime,
});
export type CalendarsTable = TableOf<
  typeof CalendarsTable,
  'id' | 'writesBookings' | 'allDayBlocks' | 'tentativeBlocks' | 'transparentBlocks' | 'revision'
>;

export interface CalendarBusyTable {
  calendarId: number;
  /** Bits of `server/calendars/traits.ts`. */
  traits: number;
  /** Number of events. */
  events: number;
  /** Starts and ends of the merged times in turn, as little-endian 32-bit seconds. */
  times: Uint8Array;
}

/** Events of which something cannot be read. */
export interface CalendarUnreadEventsTable {
  id: Generated<number>;
  calendarId: number;
  title: string;
  /** Number of the line in the file. */
  line: number | null;
  reason: string;
}

export interface CalendarEventsTable {
  id: Generated<number>;
  calendarId: number;
  startsAt: UnixSeconds;
  endsAt: UnixSeconds;
  title: string;
  traits: number;
}

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
