import type { BookingStatus, MeetingKind } from '#shared/booking.ts';
import type { ListedContact } from '#shared/lead.ts';

/** What is stored with a message, and sent as a webhook's `data`. Times are ISO 8601 UTC. */
export type ContactPayload = Omit<ListedContact, 'id' | 'responded'>;

export interface NewsletterPayload {
  email: string;
  page: string | null;
  referrer: string | null;
  createdAt: string;
  /** Page that asks once more and then unsubscribes. */
  unsubscribeUrl: string;
}

export interface NewsletterConfirmPayload {
  email: string;
  confirmUrl: string;
  unsubscribeUrl: string;
  /** Address for RFC 8058's one-click POST. */
  oneClickUrl: string;
}

export interface BookingPayload {
  bookingId: number;
  /** Stays the same when the booking is moved: calendars know it by this. */
  uid: string;
  type: MeetingKind;
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
  /** As in a message; missing in what was stored before bookings had them. */
  page?: string | null;
  referrer?: string | null;
  status: BookingStatus;
  /** Page to look at, move or cancel the booking. */
  manageUrl: string;
  sequence: number;
  /** Where it was before it was moved. */
  previousStart?: string;
  /** Who cancelled or moved it. */
  by?: 'visitor' | 'owner';
}

export interface ReminderPayload extends BookingPayload {
  hoursAhead: number;
}

export interface ChatLeadPayload {
  email: string;
  name: string | null;
  /** What the visitor wrote last, or a summary. */
  message: string;
  page: string | null;
  createdAt: string;
}

export interface AlertPayload {
  source: string;
  failures: number;
  since: string;
  lastError: string | null;
}
