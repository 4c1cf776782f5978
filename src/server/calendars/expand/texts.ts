import type { ExpandJob } from '#server/calendars/expand-in-worker.ts';
import { CalendarError } from './rule.ts';

const CALENDAR_DATA = /<(?:[\w-]+:)?calendar-data\b[^>]*>([\s\S]*?)<\/(?:[\w-]+:)?calendar-data\s*>/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The calendars in the response of a server. @throws CalendarError when it is none, or incomplete. */
export function readCalendarTexts({ bodies, format }: Pick<ExpandJob, 'bodies' | 'format'>): string[] {
  const texts = bodies.map(decode);
  if (format === 'xml') return texts.flatMap(readAnswers);
  for (const text of texts) refuseNonCalendar(text);
  return texts;
}

function decode(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  // Old programs end their lines with CR alone.
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}

function refuseNonCalendar(text: string): void {
  const start = text.slice(0, 1_000).trimStart();
  if (start === '') throw new CalendarError('The answer is empty, not a calendar');
  if (start.startsWith('<')) throw new CalendarError('The address leads to a web page, not to a calendar');
  if (!/^BEGIN:VCALENDAR\b/i.test(start)) throw new CalendarError('The answer is not a calendar');
  if (!/\nEND:VCALENDAR\s*$/i.test(text.slice(-200))) throw new CalendarError('The calendar is cut off');
}

/** The calendars in the XML of a CalDAV server, one for each event. */
function readAnswers(xml: string): string[] {
  return [...xml.matchAll(CALENDAR_DATA)].map(([, content = '']) => {
    const data = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(content);
    const text = data ? (data[1] ?? '') : content.replace(/&(#x?[\da-f]+|\w+);/gi, readEntity);
    return text.replace(/\r(?!\n)/g, '\n');
  });
}

function readEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
