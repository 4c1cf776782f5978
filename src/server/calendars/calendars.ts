import { Temporal } from 'temporal-polyfill';
import type { AppContext } from '#server/context.ts';
import { reportSuccess } from '#server/delivery/delivery.ts';
import { parseInput } from '#server/http/body.ts';
import { type Confirmed, confirmationNeeded } from '#server/http/require-captain.ts';
import {
  type Calendar,
  CalendarAddress,
  type CalendarChanges,
  type CalendarInput,
  type CalendarPreview,
} from '#shared/calendars.schema.ts';
import { CALENDAR_MAX, PREVIEW_DAYS } from '#shared/calendars.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import { decodePart } from '#shared/links.ts';
import { countBlocking, isStale } from './busy-times.ts';
import {
  type CalendarRow,
  deleteCalendar,
  findBusinessTimezone,
  findCalendarRow,
  insertCalendar,
  listCalendarRows,
  listEvents,
  listUnreadEvents,
  updateCalendar,
} from './queries.ts';
import { refreshCalendar } from './refresh.ts';
import { busyReason, isBlocking, TRAITS } from './traits.ts';
import { deleteWritesTo } from './write-queries.ts';
import { enqueueAllBookings } from './writes.ts';

const NO_CALENDAR = 'There is no such calendar';
/** More events than anybody reads. */
const PREVIEW_EVENTS_MAX = 500;

export { closesWhenStale, listBlockingEvents, listBusy } from './busy-times.ts';
export { createEvent, deleteEvent, moveStoredEvent, readEvent, updateEvent } from './caldav-event.ts';
export { findBusinessTimezone } from './queries.ts';
export { refreshForBooking, startCalendarRefresh, tryCalendars } from './refresh.ts';
export { mergePeriods } from './times.ts';
export {
  AS_WRITTEN,
  deleteWrite,
  findWrite,
  forgetContent,
  insertWrite,
  listFoundChanges,
  updateWrite,
  type WriteRow,
} from './write-queries.ts';
export { enqueueBookingWrites, openWriteTarget, type WriteTarget } from './writes.ts';

/** All calendars with their state, in the order in which they were added. */
export async function listCalendars(ctx: AppContext): Promise<Calendar[]> {
  return toCalendars(ctx, await listCalendarRows(ctx.db));
}

/**
 * Adds a calendar and reads it once; if that fails, the returned state says so.
 *
 * @throws AppError `conflict` at the limit, `forbidden` when bookings would be written to it and `isConfirmed` is false.
 */
export async function addCalendar(
  ctx: AppContext,
  input: CalendarInput,
  { isConfirmed }: Confirmed,
): Promise<Calendar> {
  const now = ctx.clock.now();
  const { url, username, password } = splitCredentials(input);
  const { id } = await ctx.db.transaction().execute(async (trx) => {
    if ((await listCalendarRows(trx)).length >= CALENDAR_MAX.calendars) {
      throw new AppError('conflict', `There can be ${CALENDAR_MAX.calendars} calendars: remove one first`);
    }
    const row = await insertCalendar(trx, {
      ...toColumns(ctx, input.kind, { ...input, username, password }),
      kind: input.kind,
      name: input.name || new URL(url).host,
      url: ctx.secrets.encrypt(url),
      createdAt: now,
      updatedAt: now,
    });
    if (row.writesBookings) {
      if (!isConfirmed) throw confirmationNeeded();
      await enqueueAllBookings(ctx, trx, row);
    }
    return row;
  });
  ctx.outbox.wake();
  return refreshNow(ctx, id);
}

/**
 * Changes a calendar. It is read anew when its address or its credentials change; other changes apply at once.
 *
 * @throws AppError `not_found`, `bad_request` when the address is not complete, or `forbidden` when bookings would be written to
 *   another place than before and `isConfirmed` is false.
 */
export async function changeCalendar(
  ctx: AppContext,
  id: number,
  changes: CalendarChanges,
  { isConfirmed }: Confirmed,
): Promise<Calendar> {
  const isNewAccount = await ctx.db.transaction().execute(async (trx) => {
    const row = await getRow({ db: trx }, id);
    const { columns, isNewUrl, isNewAccount } = readChanges(ctx, row, changes);
    await updateCalendar(trx, id, columns);
    // Written events stay at the former address, which must not get the new password.
    if (isNewUrl) await deleteWritesTo(trx, id);
    if (!(columns.writesBookings ?? row.writesBookings)) return isNewAccount;
    const beginsToWrite = isNewUrl || !row.writesBookings;
    if ((beginsToWrite || isNewAccount) && !isConfirmed) throw confirmationNeeded();
    if (beginsToWrite) await enqueueAllBookings(ctx, trx, { id, name: columns.name ?? row.name });
    return isNewAccount;
  });
  ctx.outbox.wake();
  ctx.publicContent.changed();
  return isNewAccount ? refreshNow(ctx, id) : getCalendar(ctx, id);
}

/** The columns that changes set, and whether another address or other credentials are among them. */
function readChanges(ctx: AppContext, row: CalendarRow, changes: CalendarChanges) {
  const { url, username, password } = changes;
  // The dashboard sends back what it was shown.
  const isNewUrl = url !== undefined && url !== shownAddress(ctx, row);
  const given = isNewUrl ? splitCredentials({ ...parseInput(CalendarAddress, { url }), username, password }) : changes;
  const isNewAccount = isNewUrl || username !== undefined || password !== undefined;
  const stored = toColumns(ctx, row.kind, { ...changes, ...given });
  const columns = {
    ...stored,
    // Nobody learns a stored password by changing the address: it goes to no other server than the one it was entered for.
    password: isNewUrl && isOtherServer(ctx, row, given.url) ? (stored.password ?? null) : stored.password,
    name: changes.name || undefined,
    url: isNewUrl ? ctx.secrets.encrypt(given.url ?? '') : undefined,
    // Another server's marks mean nothing to the new one.
    ...(isNewAccount ? { etag: null, lastModified: null, contentHash: null } : {}),
    updatedAt: ctx.clock.now(),
  };
  return { columns, isNewUrl, isNewAccount };
}

/** Removes a calendar; its events no longer block. @throws AppError `not_found`. */
export async function removeCalendar(ctx: AppContext, id: number): Promise<void> {
  requireFound(await deleteCalendar(ctx.db, id), NO_CALENDAR);
  // If this calendar was failing, no read would end its outage any more; a read of another one that fails starts the outage again.
  await reportSuccess(ctx, 'calendar');
  await reportSuccess(ctx, 'caldav');
  ctx.publicContent.changed();
}

/** Reads a calendar now; the outcome is part of its state. @throws AppError `not_found`. */
export async function refreshNow(ctx: AppContext, id: number): Promise<Calendar> {
  await refreshCalendar(ctx, await getRow(ctx, id));
  return getCalendar(ctx, id);
}

/** The events of the next two weeks, each with whether it blocks and why. @throws AppError `not_found`. */
export async function getCalendarPreview(ctx: AppContext, id: number): Promise<CalendarPreview> {
  const calendar = await getRow(ctx, id);
  const timezone = await findBusinessTimezone(ctx.db);
  const now = Temporal.Instant.fromEpochMilliseconds(ctx.clock.now() * 1000);
  const today = now.toZonedDateTimeISO(timezone).startOfDay();
  const seconds = (moment: Temporal.ZonedDateTime) => moment.epochMilliseconds / 1000;
  const until = seconds(today.add({ days: PREVIEW_DAYS }));
  const rows = await listEvents(ctx.db, calendar.id, seconds(today), until, PREVIEW_EVENTS_MAX + 1);
  return {
    timezone,
    from: today.toPlainDate().toString(),
    days: PREVIEW_DAYS,
    events: rows.slice(0, PREVIEW_EVENTS_MAX).map(({ title, startsAt, endsAt, traits }) => ({
      title,
      start: startsAt,
      end: endsAt,
      blocks: isBlocking(traits, calendar),
      reason: busyReason(traits),
      isAllDay: (traits & TRAITS.allDay) !== 0,
    })),
    isCut: rows.length > PREVIEW_EVENTS_MAX,
  };
}

async function getCalendar(ctx: AppContext, id: number): Promise<Calendar> {
  const [calendar] = await toCalendars(ctx, [await getRow(ctx, id)]);
  return requireFound(calendar, NO_CALENDAR);
}

async function toCalendars(ctx: AppContext, rows: CalendarRow[]): Promise<Calendar[]> {
  const counts = await countBlocking(ctx.db, rows);
  const ids = rows.map(({ id }) => id);
  const unread = Map.groupBy(await listUnreadEvents(ctx.db, ids), ({ calendarId }) => calendarId);
  return rows.map((row) => ({
    ...row,
    url: shownAddress(ctx, row),
    busy: counts.get(row.id) ?? 0,
    unread: unread.get(row.id) ?? [],
    isStale: isStale(ctx, row),
  }));
}

async function getRow(ctx: Pick<AppContext, 'db'>, id: number): Promise<CalendarRow> {
  return requireFound(await findCalendarRow(ctx.db, id), NO_CALENDAR);
}

/** Stored values of the given fields; those that are undefined stay as they are. */
function toColumns({ secrets }: AppContext, kind: CalendarRow['kind'], given: Partial<CalendarInput>) {
  const { username, password, writesBookings, allDayBlocks, tentativeBlocks, transparentBlocks } = given;
  return {
    username: username === '' ? null : username,
    password: password === '' ? null : password && secrets.encrypt(password),
    writesBookings: writesBookings && kind === 'caldav',
    allDayBlocks,
    tentativeBlocks,
    transparentBlocks,
  };
}

/** The address of an account is no secret; that of a file usually is. */
function shownAddress(ctx: AppContext, { kind, url }: CalendarRow): string {
  const address = ctx.secrets.decrypt(url);
  if (address === undefined) return '…';
  return kind === 'caldav' ? address : maskAddress(address);
}

/** True for another host, and for the same without the encryption of before. */
function isOtherServer({ secrets }: AppContext, { url }: CalendarRow, newUrl = ''): boolean {
  const [before, after] = [URL.parse(secrets.decrypt(url) ?? ''), URL.parse(newUrl)];
  return before?.host !== after?.host || (before?.protocol === 'https:' && after?.protocol !== 'https:');
}

/** Moves a name and password in the address to their fields. */
function splitCredentials(input: Pick<CalendarInput, 'url'> & Partial<Pick<CalendarInput, 'username' | 'password'>>) {
  const url = new URL(input.url.replace(/^webcals?:/i, 'https:'));
  const username = input.username || decodePart(url.username) || input.username;
  const password = input.password || decodePart(url.password) || input.password;
  url.username = '';
  url.password = '';
  return { url: url.href, username, password };
}

/** A part of a path that says nothing secret: short lower-case words, as in `basic.ics` and `remote.php`. */
const PLAIN_PART = /^(?=.{0,14}$)(?:[a-z]+(?:[-_.][a-z]+)*\d{0,2}(?:\.[a-z]{2,4})?)?$/;

/** An address to show: host and plain words of the path as they are, `…` in place of all that could be secret. */
function maskAddress(address: string): string {
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname, search } = new URL(address);
  const path = pathname
    .split('/')
    .map((part) => (PLAIN_PART.test(part) ? part : '…'))
    .join('/');
  return `${protocol}//${host}${path}${search ? '?…' : ''}`;
}
