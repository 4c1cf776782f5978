import type { BookingStatus } from './booking.ts';
import type { ContactInput } from './contact.schema.ts';
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
export type SubscriberStatus = 'waiting' | 'subscribed' | 'left';

/** The status of a subscriber's row. An address that is off the list and never confirmed has not unsubscribed: it was asked. */
export function subscriberStatus({
  subscribed,
  confirmedAt,
  leftAt,
}: {
  subscribed: 0 | 1;
  confirmedAt: number | null;
  leftAt: number | null;
}): SubscriberStatus {
  if (subscribed) return 'subscribed';
  return confirmedAt === null && leftAt === null ? 'waiting' : 'left';
}

/** An address as the dashboard lists it. Moments are ISO 8601 in UTC. */
export interface ListedSubscriber {
  id: number;
  email: string;
  subscribed: boolean;
  status: SubscriberStatus;
  page: string | null;
  referrer: string | null;
  createdAt: string;
  /** When it confirmed by the link in its mail; null when it did not, or was not asked to. */
  confirmedAt: string | null;
  /** When it unsubscribed; null while it has not. */
  leftAt: string | null;
  /** Pages on which the address was entered. */
  interests: string[];
  /** Proof of consent: when and on which page it was given, and to which words. */
  consentAt: string;
  consentPage: string | null;
  consentText: string | null;
  /** Gets only issues about its interests. */
  onlyInterests: boolean;
  /** Why it gets no issue although it is subscribed; null when it does. */
  suppressed: string | null;
  /** Action that the owner can take, if any: `confirm` sends the mail that asks it to confirm again. */
  action: 'unsubscribe' | 'subscribe' | 'confirm' | null;
}
