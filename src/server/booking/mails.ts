import type { MailDraft, MailTemplates, Settings } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { greeting, replyButton, safeName } from '#server/delivery/delivery.ts';
import { type BookingStatus, MEETINGS, type MeetingKind } from '#shared/booking.ts';
import { serviceLabel } from '#shared/contact.ts';
import { paths } from '#shared/paths.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { locationOf, makeCalendarFile } from './calendar-file.ts';
import { findBooking } from './queries.ts';

/** A booking as mails and webhooks get it. Times are ISO 8601 UTC. */
export interface BookingPayload {
  bookingId: number;
  /** Identifies the booking in calendars; stays the same when it is moved. */
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
  /** Who cancelled or moved it. */
  by?: 'visitor' | 'owner';
}

export interface ReminderPayload extends BookingPayload {
  hoursAhead: number;
}

export const bookingMails: MailTemplates = {
  owner: {
    'booking.created': (booking: BookingPayload, settings) => toOwner(booking, settings, 'booked'),
    'booking.rescheduled': (booking: BookingPayload, settings) => toOwner(booking, settings, 'moved'),
    'booking.cancelled': (booking: BookingPayload, settings) => toOwner(booking, settings, 'cancelled'),
  },
  visitor: {
    'booking.created': (booking: BookingPayload, settings) =>
      toVisitor(booking, settings, 'Your call is booked', 'is booked. See you then!'),
    'booking.rescheduled': (booking: BookingPayload, settings) =>
      toVisitor(booking, settings, 'Your call was moved', 'has a new time.'),
    'booking.cancelled': (booking: BookingPayload, settings) =>
      toVisitor(booking, settings, 'Your call was cancelled', 'is cancelled.'),
    'booking.reminder': (booking: ReminderPayload, settings) =>
      booking.hoursAhead > 1
        ? toVisitor(booking, settings, 'Tomorrow: your call', 'is tomorrow.')
        : toVisitor(booking, settings, 'In one hour: your call', 'starts in an hour.'),
  },
  checks: { 'booking.reminder': whyNotToRemind },
};

function toOwner(booking: BookingPayload, settings: Settings, change: 'booked' | 'moved' | 'cancelled'): MailDraft {
  const name = safeName(`${booking.firstName} ${booking.lastName}`, booking.email);
  const { label } = MEETINGS[booking.type];
  return {
    subject: `${name} ${change}: ${formatShort(booking.start, booking.businessTimezone)}`,
    replyTo: { name, address: booking.email },
    calendar: () => ({
      method: 'PUBLISH',
      content: makeCalendarFile(settings, booking, 'owner', 'PUBLISH'),
    }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Meeting', `${label}, ${booking.minutes} minutes`],
          ['When', formatMoment(booking.start, booking.businessTimezone)],
          ['Before', booking.previousStart && formatMoment(booking.previousStart, booking.businessTimezone)],
          ['For the visitor', formatMoment(booking.start, booking.timezone)],
          ['Where', locationOf(settings, booking)],
          ['Name', name],
          ['Email', booking.email],
          ['Company', booking.company],
          ['Services', booking.services.map(serviceLabel).join(', ')],
          ['Page', booking.page],
          ['Came from', booking.referrer],
        ],
      },
      ...(booking.message ? [{ kind: 'quote', text: booking.message } as const] : []),
      replyButton(booking.email, label),
      ...(change === 'cancelled'
        ? []
        : [{ kind: 'link', label: 'Move or cancel the call', url: booking.manageUrl } as const]),
    ],
  };
}

function toVisitor(booking: BookingPayload, settings: Settings, subject: string, what: string): MailDraft {
  const { ownerName, url } = settings.site();
  const isCancelled = booking.status === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  return {
    subject: `${subject} (${formatShort(booking.start, booking.timezone)})`,
    calendar: () => ({ method, content: makeCalendarFile(settings, booking, 'visitor', method) }),
    blocks: [
      { kind: 'text', text: greeting(booking.firstName, booking.lastName) },
      { kind: 'text', text: `Your ${MEETINGS[booking.type].label.toLowerCase()} with ${ownerName} ${what}` },
      {
        kind: 'facts',
        facts: [
          ['When', formatMoment(booking.start, booking.timezone)],
          ['Length', `${booking.minutes} minutes`],
          ['Where', isCancelled ? null : locationOf(settings, booking)],
        ],
      },
      isCancelled
        ? { kind: 'button', label: 'Find another time', url: `${url}${paths.calendar}` }
        : { kind: 'button', label: 'View, move or cancel', url: booking.manageUrl },
    ],
  };
}

/** A moment for people: `Monday, January 5, 2026 at 9:00 AM Pacific Time (Los Angeles)`. */
function formatMoment(iso: string, timezone: string): string {
  const city = timezone.split('/').slice(1).at(-1)?.replaceAll('_', ' ');
  const moment = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: city ? 'longGeneric' : 'long',
    timeZone: timezone,
  }).format(new Date(iso));
  return city ? `${moment} (${city})` : moment;
}

/** The same for a subject: `Mon, Jan 5, 9:00 AM`. */
function formatShort(iso: string, timezone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(iso));
}

/** Reminders were written when the call was booked: it may have been cancelled or moved, or have begun while mail did not work. */
async function whyNotToRemind(db: Db, reminder: ReminderPayload, now: UnixSeconds): Promise<string | undefined> {
  const start = toUnixSeconds(new Date(reminder.start));
  const booking = await findBooking(db, reminder.bookingId);
  if (!booking || (booking.status !== 'pending' && booking.status !== 'confirmed')) return 'The booking was cancelled';
  if (booking.startsAt !== start) return 'The booking was moved';
  if (now >= start) return 'The call has begun';
  if (reminder.hoursAhead > 1 && start - now < 2 * 3600) return 'The reminder an hour before says the same';
  return undefined;
}
