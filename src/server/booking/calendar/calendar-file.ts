import {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
} from 'ical-generator';
import { locationOf, meetingName, meetingWords, placeWords } from '#server/booking/meeting-types/meeting-words.ts';
import type { BookingPayload } from '#server/booking/payload.ts';
import type { MailContext } from '#server/context.ts';
import { visitorName } from '#server/delivery/delivery.ts';
import { serviceLabels } from '#server/leads/leads.ts';
import { answerLines } from '#shared/meeting-types.ts';
import { fill } from '#shared/placeholders.ts';

/** How often calendar programs should ask for the feed again. */
const FEED_TTL_SECONDS = 15 * 60;

/**
 * A booking as an iCalendar file (RFC 5545, RFC 5546), times in UTC. Every file of a booking has the same UID and a higher
 * SEQUENCE after each change, so calendars replace the entry they have.
 *
 * @param audience the owner's entry names the visitor, the visitor's names the owner.
 * @param method PUBLISH to add it to a calendar; REQUEST and CANCEL for the invitation in a mail to the visitor.
 */
export function makeCalendarFile(
  ctx: MailContext,
  booking: BookingPayload,
  audience: 'owner' | 'visitor',
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL',
): string {
  const calendar = newCalendar(ctx, ICalCalendarMethod[method]);
  const event = addEvent(ctx, calendar, booking, audience);
  const { ownerName, email } = ctx.settings.site();
  event.organizer({ name: ownerName, email });
  if (method !== 'PUBLISH') {
    const name = visitorName(booking);
    event.createAttendee({ name, email: booking.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  return toText(calendar);
}

/** Bookings as a feed that the owner's calendar program subscribes to. */
export function makeCalendarFeed(ctx: MailContext, bookings: BookingPayload[]): string {
  const { brand, ownerName, email } = ctx.settings.site();
  const calendar = newCalendar(ctx, ICalCalendarMethod.PUBLISH).name(`${brand}: bookings`).ttl(FEED_TTL_SECONDS);
  for (const booking of bookings) addEvent(ctx, calendar, booking, 'owner').organizer({ name: ownerName, email });
  return toText(calendar);
}

/**
 * A booking as an event on a CalDAV server: without METHOD, as RFC 4791 asks, and without ORGANIZER and ATTENDEE, which would
 * make the server send an invitation of its own.
 */
export function makeStoredEvent(ctx: MailContext, booking: BookingPayload, uid: string): string {
  const calendar = newCalendar(ctx);
  addEvent(ctx, calendar, booking, 'owner').uid(uid);
  return toText(calendar);
}

/** The UID that identifies the booking in calendars. */
export function calendarUid({ settings }: Pick<MailContext, 'settings'>, { uid }: Pick<BookingPayload, 'uid'>): string {
  return `${uid}@${new URL(settings.site().url).hostname}`;
}

function newCalendar(ctx: MailContext, method?: ICalCalendarMethod): ICalCalendar {
  const company = new URL(ctx.settings.site().url).hostname;
  return new ICalCalendar({ prodId: { company, product: 'booking' }, ...(method && { method }) });
}

function addEvent(
  ctx: MailContext,
  calendar: ICalCalendar,
  booking: BookingPayload,
  audience: 'owner' | 'visitor',
): ICalEvent {
  const isCancelled = booking.status === 'cancelled';
  const event = calendar.createEvent({
    id: calendarUid(ctx, booking),
    sequence: booking.sequence,
    ...(booking.updatedAt ? { stamp: new Date(booking.updatedAt) } : {}),
    start: new Date(booking.start),
    end: new Date(booking.end),
    ...(audience === 'owner' ? ownerTexts(ctx, booking, visitorName(booking)) : visitorTexts(ctx, booking)),
    location: (audience === 'owner' ? locationOf : placeWords)(ctx, booking) || null,
    url: booking.manageUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: 15 * 60 });
  return event;
}

/** RFC 5545 ends every line with CRLF, the last one too; the library leaves that one out. */
function toText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

/** The source of a visitor's entry. */
export type VisitorEntry = Pick<BookingPayload, 'type' | 'meeting' | 'location' | 'answers' | 'manageUrl'>;

/** Title and text of the visitor's entry. */
export function visitorTexts(ctx: MailContext, booking: VisitorEntry) {
  const { calendar } = ctx.content.get('mails');
  const lines = [...answerLines(booking.answers ?? []), fill(calendar.description, { link: booking.manageUrl })];
  return {
    summary: fill(calendar.summary, { meeting: meetingWords(ctx, booking).name }),
    description: lines.join('\n'),
  };
}

/** Title and description of the owner's entry, in English, as Captain is. */
function ownerTexts(ctx: MailContext, booking: BookingPayload, name: string) {
  const lines = [
    // The address stands in for a name that is not safe.
    name !== booking.email && name,
    booking.email,
    booking.company,
    serviceLabels(ctx, booking.services).join(', '),
    ...answerLines(booking.answers ?? []),
    booking.message && `\n${booking.message}\n`,
    `Move or cancel it: ${booking.manageUrl}`,
  ];
  return {
    summary: `${meetingName(ctx, booking)} with ${name}`,
    description: lines.filter(Boolean).join('\n'),
  };
}
