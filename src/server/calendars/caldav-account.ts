import { FetchError } from '#server/http/public-fetch.ts';
import { toIso } from '#shared/time.ts';
import {
  type Access,
  authorizationOf,
  type CalendarResponse,
  OtherServerError,
  refuseReadStatus,
  type TimeSpan,
} from './access.ts';
import { refuseEventStatus } from './caldav-event.ts';

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
 * Reads the events of an account: of the calendar at its address, or of all its calendars.
 *
 * @param lastMark of the last answer.
 * @returns undefined when the server says that nothing has changed.
 */
export async function readAccount(
  access: Access,
  lastMark: string | null,
  period: TimeSpan,
): Promise<CalendarResponse | undefined> {
  const collections = await findCollections(access, refuseReadStatus);
  if (collections.length === 0) {
    throw new FetchError('No calendar was found at this address: use the address of the calendar');
  }
  const mark = collections.every((collection) => collection.mark !== undefined)
    ? JSON.stringify(collections.map((collection) => [collection.url, collection.mark]))
    : null;
  if (mark !== null && mark === lastMark) return undefined;
  const bodies: CalendarResponse['bodies'] = [];
  for (const { url } of collections) bodies.push(await queryEvents(access, url, period));
  return { bodies, format: 'xml', etag: mark, lastModified: null };
}

/**
 * The address of the calendar that events are written to: the only one of the account, with a slash at its end.
 *
 * @throws FetchError when there is none, or when there are several.
 */
export async function findTarget(access: Access): Promise<string> {
  const [only, ...others] = await findCollections(access, refuseEventStatus);
  if (!only) throw new FetchError(`There is no calendar for events at ${access.url}`);
  if (others.length > 0) {
    const addresses = [only, ...others].map(({ url }) => url).join(', ');
    throw new FetchError(`There are several calendars at this address. Please give the address of one: ${addresses}`);
  }
  return only.url.replace(/\/?$/, '/');
}

/**
 * The calendar for events at the address of an account; where that is the address of a server or a user, all of the account.
 *
 * @param refuse throws for every status but success.
 */
async function findCollections(
  access: Access,
  refuse: (response: { status: number }, url: string) => void,
): Promise<Collection[]> {
  const { createAccount, propfind } = await import('tsdav');
  const { url: serverUrl } = access;
  let refused: OtherServerError | undefined;
  // The library tries other addresses after a failure, and its last error says nothing of the first.
  const fetch: Access['fetch'] = (input, init) =>
    access.fetch(input, init).catch((error) => {
      if (error instanceof OtherServerError) refused ??= error;
      throw error;
    });
  const headers = authorizationOf(access);
  const list = async (url: string, depth: '0' | '1') => {
    const responses = await propfind({ url, props: PROPERTIES, depth, headers, fetch });
    const [first] = responses;
    // A server may have nothing at its root, and names the account elsewhere.
    const isOptional = new URL(url).pathname === '/' && ![401, 403].includes(first?.status ?? 0);
    if (first && responses.length === 1 && !first.ok && !isOptional) refuse(first, url);
    return responses
      .filter(({ ok, props }) => ok && isEventCalendar(props))
      .map(({ href, props }) => ({
        url: new URL(href ?? '', url).href,
        mark: textOf(props?.getctag) ?? textOf(props?.syncToken),
      }));
  };
  const own = await list(serverUrl, '0');
  if (own.length > 0) return own;
  const account = createAccount({ account: { serverUrl, accountType: 'caldav' }, headers, fetch });
  // Other errors of the library say no more than that there is no account.
  const { homeUrl } = await account.catch((error) => {
    if (error instanceof FetchError) throw error;
    if (refused) throw refused;
    return { homeUrl: undefined };
  });
  return homeUrl ? list(homeUrl, '1') : [];
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
async function queryEvents(access: Access, url: string, { from, until }: TimeSpan): Promise<Uint8Array<ArrayBuffer>> {
  const response = await access.fetch(url, {
    method: 'REPORT',
    headers: { ...authorizationOf(access), depth: '1', 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
  <d:prop><c:calendar-data/></d:prop>
  <c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
    <c:time-range start="${basicFormat(from)}" end="${basicFormat(until)}"/>
  </c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`,
  });
  refuseReadStatus(response);
  return new Uint8Array(await response.arrayBuffer());
}

/** As in `20260105T120000Z`. */
function basicFormat(seconds: number): string {
  return toIso(seconds).replace(/[-:]/g, '');
}
