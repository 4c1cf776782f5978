import { FetchError } from '#server/http/public-fetch.ts';

/** Address and credentials of a calendar, decrypted. */
export interface Source {
  url: string;
  username: string | null;
  password: string | null;
  /** Marks of the last answer; null when all is to be sent. */
  etag: string | null;
  lastModified: string | null;
}

/** A calendar's answer before it is read. */
export interface Answer {
  /** iCalendar, or for CalDAV the XML answers that contain it. */
  bodies: Uint8Array<ArrayBuffer>[];
  format: 'ics' | 'xml';
  etag: string | null;
  lastModified: string | null;
}

/** The period to look at in seconds, its end not included. */
export interface Period {
  from: number;
  until: number;
}

/** The value of the header `Authorization`, if there is anything to send. */
export function authorizationOf({ username, password }: Pick<Source, 'username' | 'password'>): Record<string, string> {
  if (!username && !password) return {};
  return { authorization: `Basic ${Buffer.from(`${username ?? ''}:${password ?? ''}`).toString('base64')}` };
}

/** @throws FetchError for every status but success. */
export function refuseStatus({ status }: { status: number }): void {
  if (status >= 200 && status < 300) return;
  if (status === 401) throw new FetchError('The server refuses the username or the password (401)');
  if (status === 403) throw new FetchError('The server does not allow this calendar to be read (403)');
  if (status === 404 || status === 410) throw new FetchError(`There is no calendar at this address (${status})`);
  throw new FetchError(`The server answered with an error (${status})`);
}
