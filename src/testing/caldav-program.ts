import ICAL from 'ical.js';
import type { CaldavServer } from './fake-caldav.ts';

/** An event as the owner's calendar program sees it. */
export interface SeenEvent {
  href: string;
  uid: string;
  start: string;
  summary: string;
  data: string;
}

/** The owner's calendar program: reads and changes events on a CalDAV server. */
export function openCaldavProgram({ url, username, password }: CaldavServer) {
  const headers = { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  const send = async (method: string, href: string, body?: string, type = 'text/calendar; charset=utf-8') => {
    const response = await fetch(new URL(href, url), {
      method,
      headers: { ...headers, Depth: '1', 'Content-Type': type },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw new Error(`${method} ${href}: ${response.status}`);
    return response.text();
  };

  async function list(): Promise<SeenEvent[]> {
    const props = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>';
    const answer = await send('PROPFIND', url, props, 'application/xml');
    const hrefs = [...answer.matchAll(/<(?:\w+:)?href>([^<]+\.ics)</g)].map(([, href = '']) => href);
    const events = await Promise.all(
      hrefs.map(async (href) => {
        const data = await send('GET', href);
        const event = new ICAL.Event(new ICAL.Component(ICAL.parse(data)).getFirstSubcomponent('vevent') ?? undefined);
        const start = event.startDate.toJSDate().toISOString().replace('.000Z', 'Z');
        return { href, uid: event.uid, start, summary: event.summary, data };
      }),
    );
    return events.sort((a, b) => a.start.localeCompare(b.start));
  }

  return {
    list,
    put: (href: string, data: string) => send('PUT', href, data),
    remove: (href: string) => send('DELETE', href),
    /** Moves an event, as programs do: without changing its sequence. */
    move: ({ href, data }: SeenEvent, from: string, to: string) => send('PUT', href, data.replaceAll(from, to)),
  };
}
