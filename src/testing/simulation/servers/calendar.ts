import type { VirtualClock } from '#testing/simulation/clock.ts';
import type { Host, Network } from '#testing/simulation/network.ts';

/** The owner chooses for each calendar whether events of all kinds but `busy` block their time. */
export type EventKind = 'busy' | 'tentative' | 'free' | 'allDay';

const HOUR = 3_600_000;

/** An event of a calendar. Milliseconds since 1970. */
export interface CalendarEvent {
  uid: string;
  start: number;
  end: number;
  kind: EventKind;
  form: keyof typeof FORMS;
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
const BUSINESS = formatOf('America/Los_Angeles');
const BERLIN = formatOf('Europe/Berlin');

/** Ways to write a time: as a day, in UTC, by the clock of the business, or by another one, named as calendars and as Windows name its zone. */
export const FORMS = {
  utc: (ms: number) => `:${stamp(ms)}`,
  floating: (ms: number) => `:${localStamp(ms, BUSINESS)}`,
  zone: (ms: number) => `;TZID=Europe/Berlin:${localStamp(ms, BERLIN)}`,
  date: (ms: number) => `;VALUE=DATE:${localStamp(ms, BUSINESS).slice(0, 8)}`,
  windows: (ms: number) => `;TZID=W. Europe Standard Time:${localStamp(ms, BERLIN)}`,
};

/** Faults of the content: `empty` is a file without a byte, `broken` ends in the middle, `html` is a login page. */
export type FeedMood = 'fine' | 'empty' | 'broken' | 'html' | 'error';

/** A calendar of the owner that is read as an iCalendar file. */
export interface Feed {
  url: string;
  host: Host;
  mood: FeedMood;
  /** When it last did not work, in milliseconds of the simulation. */
  brokenUntil: number;
  events: CalendarEvent[];
  /** All events that were ever in it. */
  all: CalendarEvent[];
  /** Last complete answer of the server, with its time in milliseconds of the simulation and as a date. */
  served: { at: number; date: number; events: CalendarEvent[] } | undefined;
}

export function createFeed(network: Network, clock: VirtualClock, name: string): Feed {
  const feed: Feed = {
    url: `http://${name}/calendar.ics`,
    host: network.addWebHost(name, (_request, response) => {
      if (feed.mood === 'error') return void response.writeHead(503).end();
      const whole = write(feed.events);
      const isWhole = feed.mood === 'fine' && feed.host.fault.kind !== 'cut';
      if (isWhole) feed.served = { at: clock.elapsed(), date: clock.date(), events: [...feed.events] };
      const bodies = { fine: whole, empty: '', broken: whole.slice(0, whole.length / 2), html: '<h1>Log in</h1>' };
      const type = feed.mood === 'html' ? 'text/html' : 'text/calendar';
      response.writeHead(200, { 'Content-Type': type }).end(bodies[feed.mood]);
    }),
    mood: 'fine',
    brokenUntil: 0,
    events: [],
    all: [],
    served: undefined,
  };
  return feed;
}

/** @param event without the name that it gets. */
export function addToCalendar({ all, events }: Feed, event: Omit<CalendarEvent, 'uid'>): void {
  const named = { uid: `event-${all.length}@calendar.example`, ...event };
  events.push(named);
  all.push(named);
  if (events.length > 20) events.shift();
}

/** Adds an event on the day of the business in which a moment is. */
export function addDay(feed: Feed, moment: number): void {
  const dayOf = (ms: number) => BUSINESS.format(ms).slice(0, 10);
  let [start, end] = [moment, moment];
  while (dayOf(start - HOUR) === dayOf(moment)) start -= HOUR;
  while (dayOf(end) === dayOf(moment)) end += HOUR;
  addToCalendar(feed, { start, end, kind: 'allDay', form: 'date' });
}

/** Longer than what arrives of an answer that is cut. */
const NOTES = Array.from({ length: 10 }, (_, index) => `X-NOTE-${index}:A calendar has more than its events.`);

function write(events: CalendarEvent[]): string {
  const blocks = events.flatMap(({ uid, start, end, kind, form }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART${FORMS[form](start)}`,
    `DTEND${FORMS[form](end)}`,
    'SUMMARY:Busy',
    ...(kind === 'free' ? ['TRANSP:TRANSPARENT'] : []),
    ...(kind === 'tentative' ? ['STATUS:TENTATIVE'] : []),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//simulation//EN', ...NOTES, ...blocks, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

function localStamp(ms: number, format: Intl.DateTimeFormat): string {
  return format.format(ms).replace(/[-:]/g, '').replace(' ', 'T');
}
