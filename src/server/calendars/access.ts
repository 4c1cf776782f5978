import type { AppContext } from '#server/context.ts';
import { createPublicFetch, FetchError } from '#server/http/public-fetch.ts';
import type { CalendarRow } from './queries.ts';

/** How to reach a calendar: its address and credentials, decrypted. */
export interface Access {
  url: string;
  username: string;
  password: string;
  /** Checks where requests go. */
  fetch: typeof globalThis.fetch;
}

/** State of a calendar's last answer, sent with the next request; null when all is to be sent. */
export interface Marks {
  etag: string | null;
  lastModified: string | null;
}

/** A calendar's answer before it is read. */
export interface CalendarResponse extends Marks {
  /** iCalendar, or for CalDAV the XML answers that contain it. */
  bodies: Uint8Array<ArrayBuffer>[];
  format: 'ics' | 'xml';
}

/** The period to look at in seconds, its end not included. */
export interface TimeSpan {
  from: number;
  until: number;
}

/** @throws FetchError when address or password cannot be decrypted. */
export function openCalendar({ secrets, config }: AppContext, row: CalendarRow, signal?: AbortSignal): Access {
  const url = secrets.decrypt(row.url);
  const password = row.password === null ? '' : secrets.decrypt(row.password);
  if (url === undefined || password === undefined) {
    const what = url === undefined ? 'address' : 'password';
    throw new FetchError(`The ${what} cannot be read with the key of this server: enter it again`);
  }
  const fetch = createPublicFetch({
    allowPrivate: config.CALENDAR_ALLOW_PRIVATE,
    privateHint: 'Set CALENDAR_ALLOW_PRIVATE where the server is started to allow it.',
    // A redirect of a file loses its credentials; a CalDAV server names addresses that get them.
    check: row.kind === 'caldav' && (row.username || password) ? onlyServerOf(url) : undefined,
  });
  return {
    url,
    username: row.username ?? '',
    password,
    fetch: (input, init) => fetch(input, signal ? { ...init, signal } : init),
  };
}

/** An address that a server named and that must not get its password. */
export class OtherServerError extends FetchError {}

/** Refuses every server but the one whose address the owner entered, so that no other gets its password, and none without encryption. */
function onlyServerOf(entered: string): (url: URL) => void {
  const own = new URL(entered);
  return (url) => {
    if (url.origin === own.origin || isICloud(own, url)) return;
    throw new OtherServerError(
      url.hostname === own.hostname && url.protocol !== own.protocol
        ? `${own.host} leads from ${own.protocol}// to ${url.protocol}//, where the password is not sent`
        : `${own.host} names an address on another server, ${url.origin}. The password is not sent there: if it is yours, enter that address`,
    );
  };
}

/** iCloud has one address for everybody, which names the server of the account. */
function isICloud(own: URL, { protocol, host }: URL): boolean {
  return own.host === 'caldav.icloud.com' && protocol === 'https:' && /^p\d+-caldav\.icloud\.com$/.test(host);
}

/** The header `Authorization`, if there is anything to send. */
export function authorizationOf({ username, password }: Access): Record<string, string> {
  if (!username && !password) return {};
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}

/** @throws FetchError for every status of a calendar's answer but success. */
export function refuseReadStatus({ status }: { status: number }): void {
  if (status >= 200 && status < 300) return;
  if (status === 401) throw new FetchError('The server refuses the username or the password (401)');
  if (status === 403) throw new FetchError('The server does not allow this calendar to be read (403)');
  if (status === 404 || status === 410) throw new FetchError(`There is no calendar at this address (${status})`);
  throw new FetchError(`The server answered with an error (${status})`);
}
