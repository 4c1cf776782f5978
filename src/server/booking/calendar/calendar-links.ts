import { placeWords } from '#server/booking/meeting-types/meeting-words.ts';
import type { BookingPayload } from '#server/booking/payload.ts';
import type { MailContext } from '#server/context.ts';
import type { CalendarLinks } from '#shared/booking.schema.ts';
import { paths } from '#shared/paths.ts';
import { type VisitorEntry, visitorTexts } from './calendar-file.ts';

const GOOGLE = 'https://calendar.google.com/calendar/render';
const OUTLOOK = 'https://outlook.live.com/calendar/0/deeplink/compose';
const OFFICE = 'https://outlook.office.com/calendar/0/deeplink/compose';

type LinkedBooking = VisitorEntry & Pick<BookingPayload, 'start' | 'end'>;

/** Where a visitor adds the call to a calendar in the browser. Apple's calendar subscribes to the file instead and follows its changes. */
export function calendarLinks(ctx: MailContext, booking: LinkedBooking): CalendarLinks {
  const { summary, description } = visitorTexts(ctx, booking);
  const location = placeWords(ctx, booking);
  const google = {
    action: 'TEMPLATE',
    text: summary,
    dates: [booking.start, booking.end].map((iso) => iso.replace(/[-:]/g, '')).join('/'),
    details: description,
    location,
  };
  const microsoft = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: booking.start,
    enddt: booking.end,
    body: description,
    location,
  };
  return {
    google: withQuery(GOOGLE, google),
    outlook: withQuery(OUTLOOK, microsoft),
    office: withQuery(OFFICE, microsoft),
    apple: fileUrl(booking).replace(/^https?:/, 'webcal:'),
  };
}

/** Where the calendar file of a booking is. */
export function fileUrl({ manageUrl }: Pick<BookingPayload, 'manageUrl'>): string {
  const token = manageUrl.slice(manageUrl.lastIndexOf('/') + 1);
  return new URL(paths.bookingFile(token), manageUrl).href;
}

/** Blanks as `%20`: Outlook shows a plus sign as it is. */
function withQuery(url: string, values: Record<string, string>): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return `${url}?${filled.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}
