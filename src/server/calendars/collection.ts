import { CaldavError, type EventAccess, headersOf, refusal } from './event-store.ts';

/**
 * The address of the calendar that events are written to: the given one, or where it is that of a server or an account, the
 * only calendar of that account.
 *
 * @throws CaldavError when there is none, or when there are several.
 */
export async function findCollection(access: EventAccess, url: string): Promise<string> {
  const { fetch } = access;
  const headers = headersOf(access);
  const { createAccount, fetchCalendars, propfind } = await import('tsdav');
  const [found] = await propfind({ url, props: { 'd:resourcetype': {} }, depth: '0', headers, fetch });
  const isServer = new URL(url).pathname === '/';
  if (found && !found.ok && (!isServer || [401, 403].includes(found.status))) throw refusal(found, url);
  if (found?.ok && Object.keys(found.props?.resourcetype ?? {}).includes('calendar')) return withSlash(url);
  const calendars = await createAccount({ account: { accountType: 'caldav', serverUrl: url }, headers, fetch })
    .then((account) => fetchCalendars({ account, headers, fetch }))
    // The library throws plain errors; its answers say no more than this.
    .catch(() => undefined);
  if (!calendars) throw new CaldavError(`There is no CalDAV calendar at ${url}`);
  const forEvents = calendars.filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'));
  const [only, ...others] = forEvents;
  if (!only) throw new CaldavError(`The account at ${new URL(url).host} has no calendar for events`);
  if (others.length > 0) {
    const addresses = forEvents.map((calendar) => calendar.url).join(', ');
    throw new CaldavError(`There are several calendars at this address. Please give the address of one: ${addresses}`);
  }
  return withSlash(only.url);
}

function withSlash(url: string): string {
  return url.endsWith('/') ? url : `${url}/`;
}
