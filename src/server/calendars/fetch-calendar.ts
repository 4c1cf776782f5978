import type { AppContext } from '#server/context.ts';
import { FetchError } from '#server/http/public-fetch.ts';
import { bookingUid } from '#shared/booking.ts';
import { decodePart } from '#shared/links.ts';
import { DAY_SECONDS } from '#shared/time.ts';
import {
  type Access,
  authorizationOf,
  type CalendarResponse,
  type Marks,
  openCalendar,
  refuseReadStatus,
  type TimeSpan,
} from './access.ts';
import { readAccount } from './caldav-account.ts';
import { type Expanded, expandInWorker } from './expand-in-worker.ts';
import { type CalendarRow, findBusinessTimezone, listBookingTimes, listCaptainEmails } from './queries.ts';

/** A year can be booked ahead at most; the rest is for time zones and for days on which nothing changes. */
const HORIZON_DAYS = 400;

/** Result of a fetch. Without `expanded` nothing has changed since the last one. */
export interface Fetched extends Marks {
  expanded?: Expanded | undefined;
  /** Everything that the times depend on besides the content. */
  expandedFor: string;
}

/** Fetches and reads a calendar. @returns a failure as a sentence for the owner. */
export async function fetchCalendar(
  ctx: AppContext,
  row: CalendarRow,
  signal?: AbortSignal,
): Promise<Fetched | { failure: string }> {
  try {
    return await read(ctx, row, openCalendar(ctx, row, signal));
  } catch (error) {
    if (error instanceof FetchError) return { failure: error.message };
    throw error;
  }
}

async function read(ctx: AppContext, row: CalendarRow, access: Access): Promise<Fetched | { failure: string }> {
  const timezone = await findBusinessTimezone(ctx.db);
  const owners = await findOwners(ctx, row, access.url);
  const now = ctx.clock.now();
  // A new day moves the horizon.
  const expandedFor = JSON.stringify([Math.floor(now / DAY_SECONDS), timezone, owners]);
  const isCurrent = expandedFor === row.expandedFor;
  const last: Marks = isCurrent ? row : { etag: null, lastModified: null };
  const period = { from: now - DAY_SECONDS, until: now + HORIZON_DAYS * DAY_SECONDS };
  const answer = row.kind === 'caldav' ? await readAccount(access, last.etag, period) : await readFile(access, last);
  if (answer === undefined) return { etag: row.etag, lastModified: row.lastModified, expandedFor };
  const { bodies, format, etag, lastModified } = answer;
  const knownHash = isCurrent ? row.contentHash : null;
  const bookingEvents = await listBookingEvents(ctx, period);
  const result = await expandInWorker({ bodies, format, ...period, timezone, owners, bookingEvents, knownHash });
  if ('failure' in result) return result;
  return { etag, lastModified, expandedFor, expanded: 'expanded' in result ? result.expanded : undefined };
}

/** @returns undefined when the file has not changed. */
async function readFile(access: Access, last: Marks): Promise<CalendarResponse | undefined> {
  const headers: Record<string, string> = { accept: 'text/calendar, */*;q=0.5', ...authorizationOf(access) };
  if (last.etag) headers['if-none-match'] = last.etag;
  if (last.lastModified) headers['if-modified-since'] = last.lastModified;
  const response = await access.fetch(access.url, { headers });
  if (response.status === 304 && (last.etag || last.lastModified)) return undefined;
  refuseReadStatus(response);
  return {
    bodies: [new Uint8Array(await response.arrayBuffer())],
    format: 'ics',
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
}

/** The site's bookings as its calendar entries, which may come back in a calendar of the owner; cancelled ones too. */
async function listBookingEvents(ctx: AppContext, { from, until }: TimeSpan): Promise<string[]> {
  const host = new URL(ctx.config.siteUrl).hostname;
  const bookings = await listBookingTimes(ctx.db, from, until);
  return bookings.map((booking) => `${bookingUid(booking)}@${host} ${booking.startsAt} ${booking.endsAt}`);
}

/** The addresses by which invitations may name the owner, in lower case. */
async function findOwners(ctx: AppContext, row: CalendarRow, url: string): Promise<string[]> {
  // Google's address of a calendar contains the mailbox it belongs to.
  const inAddress = decodePart(url).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  const candidates = [
    ctx.settings.site().email,
    row.username ?? '',
    ...inAddress,
    ...(await listCaptainEmails(ctx.db)),
  ];
  const addresses = candidates.map((address) => address.trim().toLowerCase()).filter((text) => text.includes('@'));
  return [...new Set(addresses)].sort();
}
