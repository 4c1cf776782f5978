import type { BookingStatus } from './booking.ts';
import type { ContactInput } from './contact.schema.ts';
import type { Answer } from './meeting-types.ts';
import type { Listed } from './spam-guard.schema.ts';

/** Filters of the list of leads. */
export const LEAD_FILTERS = ['all', 'waiting', 'messages', 'bookings', 'subscribers'] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];
/** Most characters of the notes on a lead. */
export const NOTES_MAX = 5_000;

/** Everybody who wrote from one email address. Moments are ISO 8601 in UTC. */
export interface Lead {
  id: number;
  email: string;
  name: string | null;
  company: string | null;
  /** First characters of the latest message. */
  preview: string | null;
  firstAt: string;
  lastAt: string;
  /** When the oldest message without a response came; null when there is none. */
  waitingSince: string | null;
  messages: number;
  bookings: number;
  isSubscriber: boolean;
  /** Status of the newsletter subscription; null when the address never signed up. */
  newsletter: SubscriberStatus | null;
  notes: string;
}

/** A thing that a lead did; `id` is unique within its kind. */
export interface LeadEvent {
  kind: 'message' | 'booking' | 'newsletter' | 'interest' | 'chat';
  id: number;
  at: string;
  /** Its subject in one line. */
  title: string;
  text: string | null;
  page: string | null;
  referrer: string | null;
  /** Null except for messages. */
  responded: boolean | null;
  /** Status of a booking; null for all other kinds. */
  status: BookingStatus | null;
  /** When the call is; null for all other kinds, and where only the visitor's words for it are known. */
  startsAt: string | null;
  /** Page of the dashboard that shows more of it, if there is one. */
  link: string | null;
}

/** A page of leads, those who wait for a response first, then the most recently active. */
export interface LeadPage {
  leads: Lead[];
  hasMore: boolean;
  /** Leads in all, and those who wait for a response. */
  total: number;
  waiting: number;
  /** Minutes within which visitors are promised an answer. */
  promisedMinutes: number;
}

/** A contact message as the dashboard lists it: the fields of the form, and what the server adds. */
export interface ListedContact extends Listed<ContactInput> {
  id: number;
  createdAt: string;
  responded: boolean;
}

/** Whether an address was asked to confirm (`waiting`), is subscribed, or has unsubscribed (`left`). */
export const SUBSCRIBER_STATUSES = ['waiting', 'subscribed', 'left'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** The status of a subscriber's row. An address that is off the list and never confirmed has not unsubscribed: it was asked. */
export function subscriberStatus({
  subscribed,
  confirmedAt,
  leftAt,
}: {
  subscribed: boolean;
  confirmedAt: number | null;
  leftAt: number | null;
}): SubscriberStatus {
  if (subscribed) return 'subscribed';
  return confirmedAt === null && leftAt === null ? 'waiting' : 'left';
}

export interface ListedBooking {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  services: string[];
  consultationType: string;
  preferredDate: string;
  preferredTime: string;
  timezone: string;
  message: string | null;
  page: string | null;
  referrer: string | null;
  status: string;
  /** To the questions of the meeting type. */
  answers: Answer[];
  createdAt: string;
  /** The booked time; null when the row takes no slot. */
  startsAt: string | null;
  endsAt: string | null;
  updatedAt: string | null;
}
