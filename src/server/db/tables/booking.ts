/** Bookings, and the rules for free times. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { MeetingType } from '#shared/meeting-types.schema.ts';
import { BlockedDate, BusinessHours, SlotOverride } from '#shared/schedule.schema.ts';
import { Seconds } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag, JsonList, TableOf } from './column.ts';

export interface ConsultationBookingsTable {
  id: Generated<number>;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  services: Generated<JsonList>;
  /** The slug of its meeting type. */
  consultationType: string;
  /** Day `YYYY-MM-DD` and time `HH:MM` as the visitor saw them, in `timezone` (IANA name). */
  preferredDate: string;
  preferredTime: string;
  timezone: string;
  message: string | null;
  /** pending, confirmed, completed, cancelled or no_show. */
  status: Generated<string>;
  createdAt: CreatedAt;
  /** Start of the call; null on rows without a slot. */
  startsAt: UnixSeconds | null;
  endsAt: UnixSeconds | null;
  updatedAt: UnixSeconds | null;
  /** Number of changes, for the calendar file. */
  sequence: Generated<number>;
  /** Path of the page it was made on, and the site that led the visitor here. */
  page: string | null;
  referrer: string | null;
  /** Answers to the questions of its kind, as JSON text: `[{ question, answer }]`. */
  answers: Generated<string>;
}

/** Kinds of calls, each with its length, place, questions and rules. SQLite fills in all but what every type has of its own. */
export const MeetingTypesTable = MeetingType.extend({ createdAt: Seconds, updatedAt: Seconds });
export type MeetingTypesTable = TableOf<
  typeof MeetingTypesTable,
  Exclude<keyof MeetingType, 'slug' | 'name' | 'minutes'>
>;

/** Times without calls that the owner blocked in the week view. */
export interface BlockedTimesTable {
  id: Generated<number>;
  startsAt: UnixSeconds;
  endsAt: UnixSeconds;
  title: string;
  createdAt: CreatedAt;
}

export const BusinessHoursTable = BusinessHours.extend({
  id: z.number(),
  timezone: z.string(),
  createdAt: Seconds,
  updatedAt: Seconds,
});
export type BusinessHoursTable = TableOf<typeof BusinessHoursTable, 'id' | 'isEnabled' | 'timezone'>;

/** Days off: whole days without calls. */
export const BlockedDatesTable = BlockedDate.extend({ createdAt: Seconds, updatedAt: Seconds });
export type BlockedDatesTable = TableOf<typeof BlockedDatesTable, 'id' | 'isActive'>;

export const SlotOverridesTable = SlotOverride;
export type SlotOverridesTable = TableOf<typeof SlotOverridesTable, 'id' | 'isEnabled'>;

export interface BookingSettingsTable {
  /** Always 1: the one row. */
  id: Generated<number>;
  minimumAdvanceMinutes: Generated<number>;
  maximumFutureDays: Generated<number>;
  /** Calls of all kinds on one day; null for any number. */
  maximumPerDay: number | null;
  enableAdminNotifications: Generated<Flag>;
  enableApiFailureAlerts: Generated<Flag>;
}
