/** Bookings, and the rules for free times. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { ListedBooking } from '#shared/booking.schema.ts';
import { MeetingType } from '#shared/meeting-types.schema.ts';
import { BlockedDate, BusinessHours, Schedule, SlotOverride } from '#shared/schedule.schema.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

export const ConsultationBookingsTable = ListedBooking.extend({
  createdAt: StoredTime,
  startsAt: StoredTime.nullable(),
  endsAt: StoredTime.nullable(),
  updatedAt: StoredTime.nullable(),
  /** Number of changes, for the calendar file. */
  sequence: z.number(),
  changes: z.array(
    z.object({
      at: StoredTime,
      kind: z.enum(['moved', 'cancelled']),
      by: z.enum(['visitor', 'owner', 'program']),
      /** The time before it was moved. */
      from: StoredTime.nullable(),
      /** That of the booking after it, and so of the mail about it. */
      sequence: z.number(),
      /** False where no mail server was set up. */
      isMailed: z.boolean(),
    }),
  ),
});
export type ConsultationBookingsTable = TableOf<
  typeof ConsultationBookingsTable,
  'id' | 'services' | 'status' | 'sequence' | 'answers' | 'cancelReason' | 'changes' | 'price'
>;

/** Kinds of calls, each with its length, place, questions and rules. SQLite fills in all but what every type has of its own. */
export const MeetingTypesTable = MeetingType.extend({ createdAt: StoredTime, updatedAt: StoredTime });
export type MeetingTypesTable = TableOf<
  typeof MeetingTypesTable,
  Exclude<keyof MeetingType, 'slug' | 'name' | 'minutes'>
>;

/** An address that a meeting type had before. */
export interface MeetingRedirectsTable {
  slug: string;
  meetingTypeId: number;
  createdAt: CreatedAt;
}

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
  createdAt: StoredTime,
  updatedAt: StoredTime,
});
export type BusinessHoursTable = TableOf<typeof BusinessHoursTable, 'id' | 'isEnabled' | 'timezone'>;

/** Days off: whole days without calls. */
export const BlockedDatesTable = BlockedDate.extend({ createdAt: StoredTime, updatedAt: StoredTime });
export type BlockedDatesTable = TableOf<typeof BlockedDatesTable, 'id' | 'isActive'>;

export const SlotOverridesTable = SlotOverride;
export type SlotOverridesTable = TableOf<typeof SlotOverridesTable, 'id' | 'isEnabled'>;

export const BookingSettingsTable = Schedule.shape.limits.extend({
  /** Always 1: the one row. */
  id: z.number(),
  /** All hours are in it; each row of `business_hours` names it too. */
  timezone: z.string(),
  enableAdminNotifications: z.boolean(),
  enableApiFailureAlerts: z.boolean(),
});
export type BookingSettingsTable = TableOf<typeof BookingSettingsTable, keyof z.output<typeof BookingSettingsTable>>;
