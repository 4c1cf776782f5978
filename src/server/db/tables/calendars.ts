/** Calendars of the owner, and the times at which their events are. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { Calendar } from '#shared/calendars.schema.ts';
import { Seconds } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { TableOf } from './column.ts';

export const CalendarsTable = Calendar.omit({ busy: true, unread: true, isStale: true }).extend({
  /** Encrypted: a secret address is a credential. */
  url: z.string(),
  username: z.string().nullable(),
  /** Encrypted. */
  password: z.string().nullable(),
  lastFetchedAt: Seconds.nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Hash of the content without what changes with every answer. */
  contentHash: z.string().nullable(),
  /** Conditions of the times besides the content: time zone, day, the owner's addresses. */
  expandedFor: z.string().nullable(),
  /** Grows with every change of the times. */
  revision: z.number(),
  createdAt: Seconds,
  updatedAt: Seconds,
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
