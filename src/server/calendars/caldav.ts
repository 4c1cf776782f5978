import { FetchError } from '#server/http/public-fetch.ts';
import { type Answer, authorizationOf, type Period, refuseStatus, type Source } from './source.ts';

type Fetch = typeof globalThis.fetch;

/** A calendar on a CalDAV server; its mark changes with its events, where the server gives one. */
interface Collection {
  url: string;
  mark: string | undefined;
}

const PROPERTIES = {
  'd:resourcetype': {},
  'cs:getctag': {},
  'd:sync-token': {},
  'c:supported-calendar-component-set': {},
};

/**
 * Reads the events of an account. The address is that of one calendar, or of a server, whose calendars are then all read.
 *
 * @returns undefined when the server says that nothing has changed.
 */
export async function readAccount(source: Source, fetch: Fetch, period: Period): Promise<Answer | undefined> {
  const collections = await findCollections(source, fetch);
  const marks = collections.every(({ mark }) => mark !== undefined)
    ? JSON.stringify(collections.map(({ url, mark }) => [url, mark]))
    : null;
  if (marks !== null && marks === source.etag) return undefined;
  const bodies: Answer['bodies'] = [];
  for (const { url } of collections) bodies.push(await queryEvents(url, source, fetch, period));
  return { bodies, format: 'xml', etag: marks, lastModified: null };
}

/** The calendar at the address of an account, else all calendars of the account. @throws FetchError when there is none. */
async function findCollections(source: Source, fetch: Fetch): Promise<Collection[]> {
  const { createAccount, propfind } = await import('tsdav');
  const headers = authorizationOf(source);
  const list = async (url: string, depth: '0' | '1') => {
    const responses = await propfind({ url, props: PROPERTIES, depth, headers, fetch });
    const failed = responses.find(({ ok }) => !ok);
    if (failed && responses.length === 1) refuseStatus(failed);
    return responses
      .filter(({ props }) => isEventCalendar(props))
      .map(({ href, props }) => ({
        url: new URL(href ?? '', url).href,
        mark: textOf(props?.getctag) ?? textOf(props?.syncToken),
      }));
  };
  const own = await list(source.url, '0');
  if (own.length > 0) return own;
  const { homeUrl } = await createAccount({
    account: { serverUrl: source.url, accountType: 'caldav' },
    headers,
    fetch,
  }).catch((error) => {
    if (error instanceof FetchError) throw error;
    return { homeUrl: undefined };
  });
  const found = homeUrl ? await list(homeUrl, '1') : [];
  if (found.length === 0)
    throw new FetchError('No calendar was found at this address: use the address of the calendar');
  return found;
}

function isEventCalendar(props: Record<string, unknown> | undefined): boolean {
  const types = props?.resourcetype;
  if (typeof types !== 'object' || types === null || !('calendar' in types)) return false;
  const components = JSON.stringify(props?.supportedCalendarComponentSet ?? '');
  return !components.includes('"name"') || components.includes('VEVENT');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The events of a period, each as a complete series. */
async function queryEvents(
  url: string,
  source: Source,
  fetch: Fetch,
  { from, until }: Period,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, {
    method: 'REPORT',
    headers: { ...authorizationOf(source), depth: '1', 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><c:calendar-data/></d:prop>
  <c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
    <c:time-range start="${basicFormat(from)}" end="${basicFormat(until)}"/>
  </c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`,
  });
  refuseStatus(response);
  return new Uint8Array(await response.arrayBuffer());
}

/** As in `20260105T120000Z`. */
function basicFormat(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
