import { ICalAlarmType, ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailContext } from '#server/context.ts';
import { safeName } from '#server/delivery/delivery.ts';
import { serviceLabels } from '#server/leads/leads.ts';
import { MEETINGS } from '#shared/booking.ts';
import { fill } from '#shared/placeholders.ts';
import type { BookingPayload } from './mails.ts';

/** Where a meeting takes place, as the owner set it; empty when nothing is set. */
export function locationOf({ settings }: MailContext, { type }: Pick<BookingPayload, 'type'>): string {
  return settings.value(type === 'strategy' ? 'strategy_location' : 'consultation_location');
}

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
  const site = ctx.settings.site();
  const isCancelled = booking.status === 'cancelled';
  const host = new URL(site.url).hostname;
  const visitor = safeName(`${booking.firstName} ${booking.lastName}`, booking.email);
  const calendar = new ICalCalendar({
    prodId: { company: host, product: 'booking' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${booking.uid}@${host}`,
    sequence: booking.sequence,
    ...(booking.updatedAt ? { stamp: new Date(booking.updatedAt) } : {}),
    start: new Date(booking.start),
    end: new Date(booking.end),
    ...(audience === 'owner' ? ownerTexts(ctx, booking, visitor) : visitorTexts(ctx, booking)),
    location: locationOf(ctx, booking) || null,
    url: booking.manageUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.ownerName, email: site.email },
  });
  if (method !== 'PUBLISH') {
    event.createAttendee({ name: visitor, email: booking.email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false });
  }
  if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: 15 * 60 });
  // RFC 5545 ends every line with CRLF, the last one too; the library leaves that one out.
  return `${calendar.toString()}\r\n`;
}

/** Title and text of the visitor's entry. */
export function visitorTexts(
  { content }: MailContext,
  { type, manageUrl }: Pick<BookingPayload, 'type' | 'manageUrl'>,
) {
  const { calendar, meetings } = content.get('mails');
  return {
    summary: fill(calendar.summary, { meeting: meetings[type].name }),
    description: fill(calendar.description, { link: manageUrl }),
  };
}

/** In English, as Captain is. */
function ownerTexts(ctx: MailContext, booking: BookingPayload, name: string) {
  const lines = [
    // The address stands in for a name that is not safe.
    name !== booking.email && name,
    booking.email,
    booking.company,
    serviceLabels(ctx, booking.services).join(', '),
    booking.message && `\n${booking.message}\n`,
    `Move or cancel it: ${booking.manageUrl}`,
  ];
  return {
    summary: `${MEETINGS[booking.type].label} with ${name}`,
    description: lines.filter(Boolean).join('\n'),
  };
}
