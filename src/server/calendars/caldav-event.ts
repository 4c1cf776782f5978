import { FetchError } from '#server/http/public-fetch.ts';
import { type Access, authorizationOf } from './access.ts';
import type { NewTimes, StoredTimes } from './stored-event.ts';

/** An event as it is stored on the server. */
export interface StoredEvent {
  /** Undefined where the server tells none that can be relied on. */
  etag: string | undefined;
  data: string;
  /** Undefined when it cannot be read. */
  times: StoredTimes | undefined;
}

/** Result of a write with a precondition: done, or `stale` when the event on the server is another than was expected. */
export type Written = { etag: string | undefined } | 'stale';

/** Creates an event at an address of its own; `stale` when there is one already. */
export async function createEvent(access: Access, url: string, data: string): Promise<Written> {
  const { createObject } = await import('tsdav');
  const headers = { ...authorizationOf(access), ...CALENDAR_TYPE, 'If-None-Match': '*' };
  return outcomeOf(await createObject({ url, data, headers, fetch: access.fetch }), url);
}

/** Replaces the event that has this ETag. Without one, whatever is there is replaced. */
export async function updateEvent(
  access: Access,
  url: string,
  data: string,
  etag: string | undefined,
): Promise<Written> {
  const { updateObject } = await import('tsdav');
  const headers = { ...authorizationOf(access), ...CALENDAR_TYPE };
  const response = await updateObject({ url, data, headers, fetch: access.fetch, ...(etag && { etag }) });
  return isGone(response) ? 'stale' : outcomeOf(response, url);
}

/** Deletes an event, also one that somebody else changed last. That there is none is fine. */
export async function deleteEvent(access: Access, url: string): Promise<void> {
  const { deleteObject } = await import('tsdav');
  const response = await deleteObject({ url, headers: authorizationOf(access), fetch: access.fetch });
  if (!isGone(response)) refuseEventStatus(response, url);
}

/** The event at an address, or undefined when there is none. */
export async function readEvent(access: Access, url: string): Promise<StoredEvent | undefined> {
  const response = await access.fetch(url, { headers: authorizationOf(access) });
  if (isGone(response)) return undefined;
  refuseEventStatus(response, url);
  const data = await response.text();
  const { readStoredTimes } = await import('./stored-event.ts');
  return { etag: strongTag(response), data, times: readStoredTimes(data) };
}

/** The stored event at another time; what the owner added to it stays. Undefined when it cannot be read. */
export async function moveStoredEvent({ data }: StoredEvent, to: NewTimes): Promise<string | undefined> {
  const { moveEvent } = await import('./stored-event.ts');
  return moveEvent(data, to);
}

const CALENDAR_TYPE = { 'Content-Type': 'text/calendar; charset=utf-8' };

function outcomeOf(response: Response, url: string): Written {
  if (response.status === 412) return 'stale';
  refuseEventStatus(response, url);
  return { etag: strongTag(response) };
}

/** A weak one is no use in If-Match. */
function strongTag({ headers }: Response): string | undefined {
  const etag = headers.get('etag');
  return etag === null || etag.startsWith('W/') ? undefined : etag;
}

function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** @throws FetchError for every status but success of a request about one event. */
export function refuseEventStatus({ status }: { status: number }, url: string): void {
  if (status >= 200 && status < 300) return;
  const { host } = new URL(url);
  throw new FetchError(REFUSALS[status]?.(host) ?? `${host} answered with the status ${status}`);
}

const noCalendar = (host: string) => `${host} has no such calendar: it may have been deleted or moved`;
const readOnly = (host: string) => `${host} does not allow to write to this calendar: it is read-only for this account`;

const REFUSALS: Record<number, (host: string) => string> = {
  401: (host) => `${host} does not accept the username or the password. Many providers ask for an app password here`,
  403: readOnly,
  404: noCalendar,
  405: readOnly,
  409: noCalendar,
  410: noCalendar,
  507: (host) => `${host} has no space left for this account`,
};
