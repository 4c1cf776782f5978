/**
 * State of a message. `kept`: stored to be read and not sent unless the owner says so. `skipped`: must not be sent any more.
 * `held`: a visitor's mail that was waiting in a restored backup and may have been sent already; the owner decides.
 */
export const OUTBOX_STATUSES = ['waiting', 'sent', 'failed', 'kept', 'skipped', 'held'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** Events by the names that webhooks and the dashboard use. */
export const OUTBOX_EVENTS = {
  'contact.created': 'Contact message',
  'lead.reply': 'Reply to a lead',
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
  'account.link': 'Link for a password',
  test: 'Test',
} as const;
export type OutboxEvent = keyof typeof OUTBOX_EVENTS;

/** A booking to write to one of the owner's calendars, with its values at the time of writing. */
export type CalendarWrite = {
  calendarId: number;
  /** Name of the calendar. */
  calendar: string;
  /** The visitor's address; erasing a person deletes the message by it. */
  email: string;
  /** For the dashboard. */
  title: string;
};
