import * as z from 'zod';
import { BOOKING_STATUSES } from './booking.ts';
import { LEAD_FILTERS, NOTES_MAX, SUBSCRIBER_STATUSES } from './lead.ts';
import { Paging } from './paging.schema.ts';
import { Time } from './stored.schema.ts';

/** Everybody who wrote from one email address. */
export const Lead = z.object({
  id: z.number(),
  email: z.string(),
  /** As given last; null while only an address is known. */
  name: z.string().nullable(),
  company: z.string().nullable(),
  /** First characters of the latest message. */
  preview: z.string().nullable(),
  firstAt: Time,
  lastAt: Time,
  /** When the oldest message without a response came; null when there is none. */
  waitingSince: Time.nullable(),
  messages: z.number(),
  bookings: z.number(),
  isSubscriber: z.boolean(),
  /** Status of the newsletter subscription; null when the address never signed up. */
  newsletter: z.enum(SUBSCRIBER_STATUSES).nullable(),
  notes: z.string(),
});
export type Lead = z.output<typeof Lead>;
export type LeadJson = z.input<typeof Lead>;

/** A thing that a lead did; `id` is unique within its kind. */
export const LeadEvent = z.object({
  kind: z.enum(['message', 'booking', 'newsletter', 'interest', 'chat']),
  id: z.number(),
  at: Time,
  /** Its subject in one line. */
  title: z.string(),
  text: z.string().nullable(),
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  /** Null except for messages. */
  responded: z.boolean().nullable(),
  /** Status of a booking; null for all other kinds. */
  status: z.enum(BOOKING_STATUSES).nullable(),
  /** When the call is; null for all other kinds, and where only the visitor's words for it are known. */
  startsAt: Time.nullable(),
  /** Page of the dashboard that shows more of it, if there is one. */
  link: z.string().nullable(),
});
export type LeadEvent = z.output<typeof LeadEvent>;

/** A lead with everything it did, newest first. */
export const LeadHistory = Lead.extend({ events: z.array(LeadEvent) });
export type LeadHistory = z.output<typeof LeadHistory>;

/** A page of leads, those who wait for a response first, then the most recently active. */
export const LeadPage = z.object({
  leads: z.array(Lead),
  hasMore: z.boolean(),
  /** Leads in all, and those who wait for a response. */
  total: z.number(),
  waiting: z.number(),
  /** Minutes within which visitors are promised an answer. */
  promisedMinutes: z.number(),
});
export type LeadPage = z.output<typeof LeadPage>;

/** Query of the timeline. */
export const LeadQuery = Paging.extend({
  limit: z.coerce.number().int().min(1).max(100).catch(25),
  filter: z.enum(LEAD_FILTERS).catch('all'),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

/** Changes of a lead; `responded` goes for all of its messages. */
export const LeadChanges = z.object({
  responded: z.boolean('Please say true or false').optional(),
  notes: z.string().max(NOTES_MAX, `Please keep notes under ${NOTES_MAX} characters`).optional(),
});
export type LeadChanges = z.infer<typeof LeadChanges>;

/** Subscribes an address or unsubscribes it. */
export const SubscriberChanges = z.object({ subscribed: z.boolean('Please say true or false') });

/** Changes of a booking by the owner. */
export const BookingChanges = z.object({
  status: z.enum(BOOKING_STATUSES, 'Please choose a status'),
});
