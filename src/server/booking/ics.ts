import type { BookingPayload } from '#server/delivery/delivery.ts';
import { MEETINGS } from '#shared/booking.ts';
import type { Site } from '#shared/site.ts';

type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL';
/** RFC 5545: no line is longer than this many bytes. */
const FOLD_BYTES = 75;

/**
 * A booking as an iCalendar file (RFC 5545). The same booking keeps its UID, so that a moved or cancelled one replaces
 * what the calendar already holds.
 *
 * @param stamp when the file is made, ISO 8601 UTC.
 */
export function makeIcs(site: Site, booking: BookingPayload, stamp: string, method: Method): string {
  const host = new URL(site.url).hostname;
  const isCancelled = booking.status === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//booking//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${booking.uid}@${host}`,
    `DTSTAMP:${basic(stamp)}`,
    `DTSTART:${basic(booking.start)}`,
    `DTEND:${basic(booking.end)}`,
    `SEQUENCE:${booking.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(`${MEETINGS[booking.type].label} with ${site.ownerName}`)}`,
    `DESCRIPTION:${escapeText(`Look at it, move it or cancel it: ${booking.manageUrl}`)}`,
    `URL:${booking.manageUrl}`,
    `ORGANIZER;CN="${parameter(site.ownerName)}":mailto:${site.email}`,
    `ATTENDEE;CN="${parameter(`${booking.firstName} ${booking.lastName}`)}";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${booking.email}`,
    ...(isCancelled ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT15M', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function basic(iso: string): string {
  return iso.replace(/[-:]/g, '').replace(/\.\d+/, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A quoted parameter value can hold neither quotes nor control characters. */
function parameter(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return text.replace(/["\u0000-\u001f\u007f]/g, ' ');
}

/** Long lines go on after a line break and a space, never cut inside a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > FOLD_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
