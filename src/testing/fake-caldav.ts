import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the fake answers writes. `lost`: it stores what it gets and closes the connection without an answer, once. `refuse`:
 * it accepts no password. `readOnly`: nothing can be written. `down`: it answers 503.
 */
export type CaldavMood = 'fine' | 'lost' | 'refuse' | 'readOnly' | 'down';

/** A CalDAV server with one calendar. */
export interface CaldavServer {
  /** Address of the calendar. */
  url: string;
  username: string;
  password: string;
  close(): Promise<void>;
}

/** The state of the fake, and the tests' hold on it. */
interface CaldavControls {
  /** Method and path of each request so far. */
  requests: string[];
  setMood(mood: CaldavMood): void;
  /** Called after each write, before it is answered. */
  onWritten(listener: () => void): void;
  /** Stores an event as another program does; undefined deletes it. */
  store(path: string, data: string | undefined): void;
  /** Like some large providers: answers to writes carry no ETag. */
  hideEtags(): void;
}

export interface FakeCaldav extends CaldavServer, CaldavControls {}

/** The fake as a request handler, without a socket. */
export interface CaldavHandler extends CaldavControls {
  username: string;
  password: string;
  /** Path of the calendar. */
  path: string;
  /** The iCalendar files by their paths. */
  events: Events;
  handle(req: IncomingMessage, res: ServerResponse): Promise<unknown>;
}

const [USERNAME, PASSWORD] = ['owner', 'p:ä ss'];
const [PRINCIPAL, HOME, CALENDAR] = ['/principal/', '/owner/', '/owner/work/'];
const NAMESPACES = 'xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/"';

/** A small CalDAV server of our own: discovery, reports, and writes with preconditions, in memory. */
export function createCaldav(): CaldavHandler {
  const events = new Map<string, { etag: string; data: string }>();
  const requests: string[] = [];
  let mood: CaldavMood = 'fine';
  let hidesEtags = false;
  let version = 0;
  let listener = () => {};

  function store(path: string, data: string | undefined): string {
    version += 1;
    const etag = `"${createHash('sha1').update(`${version} ${data}`).digest('hex')}"`;
    if (data === undefined) events.delete(path);
    else events.set(path, { etag, data });
    return etag;
  }

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const body = await read(req);
    const path = decodeURI(req.url ?? '/');
    requests.push(`${req.method} ${path}`);
    const answer = (status: number, headers: Record<string, string> = {}, text = '') =>
      res.writeHead(status, { DAV: '1, calendar-access', ...headers }).end(text);
    const authorization = `Basic ${Buffer.from(`${USERNAME}:${PASSWORD}`).toString('base64')}`;
    if (mood === 'refuse' || req.headers.authorization !== authorization) {
      return answer(401, { 'WWW-Authenticate': 'Basic realm="calendar"' });
    }
    if (mood === 'down') return answer(503);
    if (req.method === 'PROPFIND' && !['/', PRINCIPAL, HOME, CALENDAR].includes(path)) return answer(404);
    if (req.method === 'PROPFIND')
      return multistatus(answer, describe(path, req.headers.depth === '1', events, version));
    if (req.method === 'REPORT') return multistatus(answer, report(body, events));
    const stored = events.get(path);
    if (req.method === 'GET') {
      if (!stored) return answer(404);
      return answer(200, { 'Content-Type': 'text/calendar; charset=utf-8', ETag: stored.etag }, stored.data);
    }
    if (req.method !== 'PUT' && req.method !== 'DELETE') return answer(405);
    if (mood === 'readOnly') return answer(403);
    if (!path.startsWith(CALENDAR)) return answer(409);
    const { 'if-none-match': ifNone, 'if-match': ifMatch } = req.headers;
    if ((ifNone === '*' && stored) || (ifMatch !== undefined && ifMatch !== stored?.etag)) return answer(412);
    if (req.method === 'DELETE' && !stored) return answer(404);
    const etag = store(path, req.method === 'DELETE' ? undefined : body);
    listener();
    if (mood === 'lost') {
      mood = 'fine';
      return req.socket.destroy();
    }
    answer(req.method === 'DELETE' || stored ? 204 : 201, hidesEtags || req.method === 'DELETE' ? {} : { ETag: etag });
  }
  return {
    username: USERNAME,
    password: PASSWORD,
    path: CALENDAR,
    events,
    handle,
    requests,
    store,
    setMood(next) {
      mood = next;
    },
    onWritten(next) {
      listener = next;
    },
    hideEtags() {
      hidesEtags = true;
    },
  };
}

export async function startFakeCaldav(): Promise<FakeCaldav> {
  const caldav = createCaldav();
  const server = createServer(caldav.handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...caldav,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${CALENDAR}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Events = ReadonlyMap<string, { etag: string; data: string }>;

/** A `response` of a multistatus answer. */
const entry = (href: string, props: string) =>
  `<response><href>${encodeURI(href)}</href><propstat><prop>${props}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;

function describe(path: string, isDeep: boolean, events: Events, version: number): string[] {
  const calendar = entry(
    CALENDAR,
    `<resourcetype><collection/><c:calendar/></resourcetype><displayname>Work</displayname><cs:getctag>${version}</cs:getctag>
    <c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set>`,
  );
  const principal = `<resourcetype><collection/></resourcetype><current-user-principal><href>${PRINCIPAL}</href></current-user-principal>
    <c:calendar-home-set><href>${HOME}</href></c:calendar-home-set>`;
  if (path === HOME) return [entry(HOME, principal), ...(isDeep ? [calendar] : [])];
  if (path !== CALENDAR) return [entry(path, principal)];
  const members = [...events].map(([href, { etag }]) => entry(href, `<getetag>${etag}</getetag>`));
  return [calendar, ...(isDeep ? members : [])];
}

/** All events, or those that a multiget names. */
function report(body: string, events: Events): string[] {
  const asked = [...body.matchAll(/<[\w-]+:href[^>]*>([^<]*)</g)].map(([, href = '']) => decodeURI(href));
  const found = asked.length > 0 ? [...events].filter(([href]) => asked.includes(href)) : [...events];
  return found.map(([href, { etag, data }]) =>
    entry(href, `<getetag>${escapeXml(etag)}</getetag><c:calendar-data>${escapeXml(data)}</c:calendar-data>`),
  );
}

function multistatus(
  answer: (status: number, headers: Record<string, string>, text: string) => void,
  entries: string[],
) {
  const text = `<?xml version="1.0" encoding="utf-8"?><multistatus ${NAMESPACES}>${entries.join('')}</multistatus>`;
  answer(207, { 'Content-Type': 'application/xml; charset=utf-8' }, text);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

async function read(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
