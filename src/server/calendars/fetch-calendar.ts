import type { AppContext } from '#server/context.ts';
import { createPublicFetch, FetchError } from '#server/http/public-fetch.ts';
import { bookingUid } from '#shared/booking.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import { readAccount } from './caldav.ts';
import { type Expanded, expandInWorker } from './expand-in-worker.ts';
import { type CalendarRow, findBusinessTimezone, listBookingTimes, listCaptainEmails } from './queries.ts';
import { type Answer, authorizationOf, type Period, refuseStatus, type Source } from './source.ts';

/** A year can be booked ahead at most; the rest is for time zones and for days on which nothing changes. */
const HORIZON_DAYS = 400;

/** What one fetch brought. Without `expanded` nothing has changed since the last one. */
export interface Fetched {
  expanded?: Expanded;
  etag: string | null;
  lastModified: string | null;
  /** What the times depend on besides the content. */
  expandedFor: string;
}

/** Fetches and reads a calendar. @returns a failure as a sentence for the owner. */
export async function fetchCalendar(
  ctx: AppContext,
  row: CalendarRow,
  signal?: AbortSignal,
): Promise<Fetched | { failure: string }> {
  const url = ctx.secrets.decrypt(row.url);
  if (url === undefined) return { failure: 'The address cannot be read with the key of this server: enter it again' };
  const password = row.password === null ? null : ctx.secrets.decrypt(row.password);
  if (password === undefined)
    return { failure: 'The password cannot be read with the key of this server: enter it again' };
  const timezone = await findBusinessTimezone(ctx.db);
  const owners = await findOwners(ctx, row, url);
  const now = ctx.clock.now();
  // A new day moves the horizon.
  const expandedFor = JSON.stringify([Math.floor(now / DAY_SECONDS), timezone, owners]);
  const isCurrent = expandedFor === row.expandedFor;
  const source: Source = {
    url,
    username: row.username,
    password,
    etag: isCurrent ? row.etag : null,
    lastModified: isCurrent ? row.lastModified : null,
  };
  const period = { from: now - DAY_SECONDS, until: now + HORIZON_DAYS * DAY_SECONDS };
  try {
    const fetch = createPublicFetch({
      allowPrivate: ctx.config.CALENDAR_ALLOW_PRIVATE,
      privateHint: 'Set CALENDAR_ALLOW_PRIVATE where the server is started to allow it.',
    });
    const read = row.kind === 'caldav' ? readAccount : readFile;
    const answer = await read(source, (input, init) => fetch(input, signal ? { ...init, signal } : init), period);
    if (answer === undefined) return { etag: row.etag, lastModified: row.lastModified, expandedFor };
    const { bodies, format, etag, lastModified } = answer;
    const knownHash = isCurrent ? row.contentHash : null;
    const ownEvents = await listOwnEvents(ctx, period);
    const result = await expandInWorker({ bodies, format, ...period, timezone, owners, ownEvents, knownHash });
    if ('failure' in result) return result;
    return { etag, lastModified, expandedFor, ...('expanded' in result ? { expanded: result.expanded } : {}) };
  } catch (error) {
    if (error instanceof FetchError) return { failure: error.message };
    throw error;
  }
}

/** @returns undefined when the file has not changed. */
async function readFile(source: Source, fetch: typeof globalThis.fetch): Promise<Answer | undefined> {
  const headers: Record<string, string> = { accept: 'text/calendar, */*;q=0.5', ...authorizationOf(source) };
  if (source.etag) headers['if-none-match'] = source.etag;
  if (source.lastModified) headers['if-modified-since'] = source.lastModified;
  const response = await fetch(source.url, { headers });
  if (response.status === 304 && (source.etag || source.lastModified)) return undefined;
  refuseStatus(response);
  return {
    bodies: [new Uint8Array(await response.arrayBuffer())],
    format: 'ics',
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

/** The site's bookings as its calendar entries, which may come back in a calendar of the owner; cancelled ones too. */
async function listOwnEvents(ctx: AppContext, { from, until }: Period): Promise<string[]> {
  const host = new URL(ctx.config.siteUrl).hostname;
  const bookings = await listBookingTimes(ctx.db, from, until);
  return bookings.map((booking) => `${bookingUid(booking)}@${host} ${booking.startsAt} ${booking.endsAt}`);
}

/** The addresses by which invitations may name the owner, in lower case. */
async function findOwners(ctx: AppContext, row: CalendarRow, url: string): Promise<string[]> {
  // Google's address of a calendar contains the mailbox it belongs to.
  const inAddress = decodeURIComponentSafely(url).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  const candidates = [
    ctx.settings.site().email,
    row.username ?? '',
    ...inAddress,
    ...(await listCaptainEmails(ctx.db)),
  ];
  const addresses = candidates.map((address) => address.trim().toLowerCase()).filter((text) => text.includes('@'));
  return [...new Set(addresses)].sort();
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
