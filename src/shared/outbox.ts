/**
 * State of a message. `kept`: stored to be read and not sent unless the owner says so. `skipped`: must not be sent any more.
 * `held`: a visitor's mail that was waiting in a restored backup and may have been sent already; the owner decides.
 */
export type OutboxStatus = 'waiting' | 'sent' | 'failed' | 'kept' | 'skipped' | 'held';
export const OUTBOX_STATUSES: OutboxStatus[] = ['waiting', 'sent', 'failed', 'kept', 'skipped', 'held'];

/** Events by the names that webhooks and the dashboard use. */
export const OUTBOX_EVENTS = {
  'contact.created': 'Contact message',
  'newsletter.confirm': 'Newsletter confirmation',
  'newsletter.subscribed': 'Newsletter signup',
  'newsletter.unsubscribed': 'Newsletter unsubscribed',
  'booking.created': 'Booking',
  'booking.rescheduled': 'Booking moved',
  'booking.cancelled': 'Booking cancelled',
  'booking.reminder': 'Booking reminder',
  'chat.lead': 'Chat that left an address',
  'alert.raised': 'Alert',
  'security.notice': 'Security notice',
  test: 'Test',
} as const;
export type OutboxEvent = keyof typeof OUTBOX_EVENTS;

/** Where a message goes: a mailbox, a web address, or a calendar of the owner. */
export type OutboxChannel = 'mail' | 'webhook' | 'caldav';

/** A booking for one of the owner's calendars. What is written is the booking as it is by then. */
export interface CalendarWrite {
  calendarId: number;
  /** Name of the calendar. */
  calendar: string;
  /** The visitor's address; erasing a person deletes the message by it. */
  email: string;
  /** For the dashboard. */
  title: string;
}

/** A message as the dashboard shows it. Times are ISO 8601 UTC. */
export interface OutboxMessage {
  id: number;
  uid: string;
  channel: OutboxChannel;
  audience: 'owner' | 'visitor';
  event: OutboxEvent;
  /** Mailbox, web address or calendar it goes to. */
  to: string;
  subject: string;
  /** The plain text of a mail, the JSON of a webhook, or what is done in a calendar. */
  text: string;
  status: OutboxStatus;
  attempts: number;
  /** Why it was not sent yet, or never. */
  reason: string | null;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
}

/** The dashboard's page of messages. */
export interface OutboxPage {
  messages: OutboxMessage[];
  /** `before` of the next page; null on the last one. */
  before: number | null;
  counts: Record<OutboxStatus, number>;
  channels: { mail: boolean; webhook: boolean };
  /** Services that are failing now. */
  outages: { source: string; failures: number; since: string; lastError: string | null }[];
}
