import type { BookingStatus } from '#shared/booking.ts';
import type { QuestionAnswer } from '#shared/meeting-types.schema.ts';

/** A booking as mails and webhooks get it. Times are ISO 8601 UTC. */
export type BookingPayload = {
  bookingId: number;
  /** Identifies the booking in calendars; stays the same when it is moved. */
  uid: string;
  /** Slug of the meeting type. */
  type: string;
  /** Name and place of the meeting type at that time. Missing, as are `answers`, in payloads stored by earlier versions. */
  meeting?: string;
  location?: string;
  /** Missing in payloads stored by earlier versions. */
  price?: string;
  minutes: number;
  start: string;
  end: string;
  /** The visitor's. */
  timezone: string;
  businessTimezone: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  services: string[];
  message: string | null;
  answers?: QuestionAnswer[];
  /** As in a contact message. Missing, as is `updatedAt`, in payloads stored by earlier versions. */
  page?: string | null;
  referrer?: string | null;
  updatedAt?: string;
  status: BookingStatus;
  /** Page to view, move or cancel the booking. */
  manageUrl: string;
  sequence: number;
  /** The time before it was moved. */
  previousStart?: string;
  /** Reason of who has cancelled it. */
  cancelReason?: string | null;
  /** The side that cancelled or moved it. */
  by?: 'visitor' | 'owner';
};

export type ReminderPayload = BookingPayload & {
  hoursAhead: number;
};
