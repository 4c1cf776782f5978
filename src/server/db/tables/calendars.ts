/** Calendars of the owner, and the times at which their events are. */
import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag } from './column.ts';

export interface CalendarsTable {
  id: Generated<number>;
  kind: 'ics' | 'caldav';
  name: string;
  /** Encrypted: a secret address is a credential. */
  url: string;
  username: string | null;
  /** Encrypted. */
  password: string | null;
  writesBookings: Generated<Flag>;
  allDayBlocks: Generated<Flag>;
  tentativeBlocks: Generated<Flag>;
  transparentBlocks: Generated<Flag>;
  /** When it was last read successfully, also when nothing had changed. */
  lastFetchedAt: UnixSeconds | null;
  /** Why the last attempt failed; null when it did not. */
  lastError: string | null;
  etag: string | null;
  lastModified: string | null;
  /** Hash of the content without what changes with every answer. */
  contentHash: string | null;
  /** Conditions of the times besides the content: time zone, day, the owner's addresses. */
  expandedFor: string | null;
  /** Grows with every change of the times. */
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
}

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
  /** Of the file. */
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
