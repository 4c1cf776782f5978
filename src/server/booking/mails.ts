import type { MailContext, MailDraft, MailTemplates } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { blocksText, greeting, replyButton, visitorName } from '#server/delivery/delivery.ts';
import { serviceLabels } from '#server/leads/leads.ts';
import { CALENDAR_SERVICES, type CalendarService, isTaking } from '#shared/booking.ts';
import { englishIn, formatMoment, formatShortMoment } from '#shared/format.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { fill } from '#shared/placeholders.ts';
import { toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { makeCalendarFile } from './calendar/calendar-file.ts';
import { calendarLinks, fileUrl } from './calendar/calendar-links.ts';
import { localTime } from './free-times/zoned-time.ts';
import { locationOf, meetingName, meetingPage, meetingWords, placeWords } from './meeting-types/meeting-words.ts';
import type { BookingPayload, ReminderPayload } from './payload.ts';
import { findBooking } from './queries.ts';

/** From here on, a call does not begin in an hour any more. */
const SOON_SECONDS = 45 * 60;

export const bookingMails: MailTemplates = {
  owner: {
    'booking.created': (booking: BookingPayload, ctx) => toOwner(booking, ctx, 'booked'),
    'booking.rescheduled': (booking: BookingPayload, ctx) => toOwner(booking, ctx, 'moved'),
    'booking.cancelled': (booking: BookingPayload, ctx) => toOwner(booking, ctx, 'cancelled'),
  },
  visitor: {
    'booking.created': (booking: BookingPayload, ctx) => toVisitor(booking, ctx, 'booked'),
    'booking.rescheduled': (booking: BookingPayload, ctx) => toVisitor(booking, ctx, 'moved'),
    'booking.cancelled': (booking: BookingPayload, ctx) => toVisitor(booking, ctx, 'cancelled'),
    'booking.reminder': (booking: ReminderPayload, ctx) => toVisitor(booking, ctx, whenIsIt(booking, ctx)),
  },
  checks: { 'booking.reminder': whyNotToRemind },
};

/** Subject and text of the mail that tells a visitor of the last change of a call, signed by the owner. */
export function changeLetter(booking: BookingPayload, ctx: MailContext): { subject: string; text: string } {
  const { subject, blocks } = toVisitor(booking, ctx, booking.status === 'cancelled' ? 'cancelled' : 'moved');
  return { subject, text: blocksText(blocks.filter(({ kind }) => kind !== 'links')) };
}

function toOwner(booking: BookingPayload, ctx: MailContext, change: 'booked' | 'moved' | 'cancelled'): MailDraft {
  const name = visitorName(booking);
  const label = meetingName(ctx, booking);
  // In English, as Captain is.
  const english = englishIn(ctx.settings.site());
  const when = (iso: string, timezone: string) => formatMoment(iso, timezone, english);
  return {
    subject: `${booking.by === 'owner' ? `Call with ${name} ${change}` : `${name} ${change}`}: ${formatShortMoment(booking.start, booking.businessTimezone, english)}`,
    replyTo: { name, address: booking.email },
    calendar: () => ({
      method: 'PUBLISH',
      content: makeCalendarFile(ctx, booking, 'owner', 'PUBLISH'),
    }),
    blocks: [
      {
        kind: 'table',
        rows: [
          ['Meeting', `${label}, ${minutesInWords(booking.minutes)}`],
          ['Price', booking.price],
          ['When', when(booking.start, booking.businessTimezone)],
          ['Before', booking.previousStart && when(booking.previousStart, booking.businessTimezone)],
          ['For the visitor', when(booking.start, booking.timezone)],
          ['Where', locationOf(ctx, booking)],
          ['Name', name],
          ['Email', booking.email],
          ['Company', booking.company],
          ['Services', serviceLabels(ctx, booking.services).join(', ')],
          ...answersOf(booking),
          ['Reason for cancelling', booking.cancelReason],
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

function toVisitor(
  booking: BookingPayload,
  ctx: MailContext,
  occasion: 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon' | 'today',
): MailDraft {
  const site = ctx.settings.site();
  const { booking: texts, contact } = ctx.content.get('mails');
  const isCancelled = booking.status === 'cancelled';
  const isReminder = occasion !== 'booked' && occasion !== 'moved' && occasion !== 'cancelled';
  // The place may be another one by now: of two files with one SEQUENCE, calendars take the newer one.
  const entry = isReminder ? { ...booking, updatedAt: toIso(ctx.clock.now()) } : booking;
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const { subject, text } = texts[occasion];
  const before = occasion === 'moved' ? booking.previousStart : undefined;
  return {
    subject: fill(subject, { when: formatShortMoment(booking.start, booking.timezone, site) }),
    calendar: () => ({ method, content: makeCalendarFile(ctx, entry, 'visitor', method) }),
    blocks: [
      { kind: 'text', text: greeting(ctx, booking.firstName, booking.lastName) },
      { kind: 'text', text: fill(text, { meeting: meetingWords(ctx, booking).inSentence }) },
      ...(isCancelled && booking.by === 'owner' && booking.cancelReason
        ? [{ kind: 'quote', text: booking.cancelReason } as const]
        : []),
      {
        kind: 'table',
        rows: [
          [texts.when, formatMoment(booking.start, booking.timezone, site)],
          [texts.before, before && formatMoment(before, booking.timezone, site)],
          [texts.length, fill(texts.minutes, { minutes: String(booking.minutes) })],
          [texts.price, isCancelled ? null : booking.price],
          [texts.where, isCancelled ? null : placeWords(ctx, booking)],
          ...answersOf(booking),
        ],
      },
      isCancelled
        ? { kind: 'button', label: texts.another, url: `${site.url}${meetingPage(ctx, booking.type)}` }
        : { kind: 'button', label: texts.change, url: booking.manageUrl },
      ...(isReminder || isCancelled
        ? []
        : [{ kind: 'links', label: texts.calendars, links: linksFor(ctx, booking) } as const]),
      { kind: 'text', text: contact.signature },
    ],
  };
}

function answersOf({ answers = [] }: BookingPayload): [label: string, value: string][] {
  return answers.map(({ question, answer }) => [question, answer]);
}

/** Many mail programs remove links that begin with `webcal:`. */
function linksFor(ctx: MailContext, booking: BookingPayload): [string, string][] {
  const links = { ...calendarLinks(ctx, booking), apple: fileUrl(booking) };
  return Object.entries(CALENDAR_SERVICES).map(([service, name]) => [name, links[service as CalendarService]]);
}

/** A reminder is sent late where mail did not work at its time, and the day of the call may then have come. */
function whenIsIt(
  { hoursAhead, start, timezone }: ReminderPayload,
  { clock }: MailContext,
): 'tomorrow' | 'soon' | 'today' {
  const [now, startsAt] = [clock.now(), toUnixSeconds(new Date(start))];
  const isToday = localTime(now, timezone).date === localTime(startsAt, timezone).date;
  if (hoursAhead > 1) return isToday ? 'today' : 'tomorrow';
  return isToday && startsAt - now < SOON_SECONDS ? 'today' : 'soon';
}

/** Reminders were written when the call was booked: it may have been cancelled or moved, or have begun while mail did not work. */
async function whyNotToRemind(db: Db, reminder: ReminderPayload, now: UnixSeconds): Promise<string | undefined> {
  const start = toUnixSeconds(new Date(reminder.start));
  const booking = await findBooking(db, reminder.bookingId);
  if (!booking || booking.status === 'cancelled') return 'The booking was cancelled';
  if (!isTaking(booking.status)) return 'The booking is over';
  if (booking.startsAt !== start) return 'The booking was moved';
  if (now >= start) return 'The call has begun';
  if (reminder.hoursAhead > 1 && start - now < 2 * 3600) return 'The reminder an hour before says the same';
  return undefined;
}
