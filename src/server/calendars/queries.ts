import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changesRows } from '#server/db/results.ts';
import type { ChangedRow, NewRow, Row } from '#server/db/schema.ts';
import type { UnreadEvent } from '#shared/calendars.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

export type CalendarRow = Row<'calendars'>;

/** Times of the events with the same traits. */
export type BusyRow = Pick<Row<'calendarBusy'>, 'traits' | 'events' | 'times'>;
export type EventRow = Pick<Row<'calendarEvents'>, 'startsAt' | 'endsAt' | 'title' | 'traits'>;

export function listCalendarRows(db: Db): Promise<CalendarRow[]> {
  return db.selectFrom('calendars').selectAll().orderBy('id').execute();
}

export function findCalendarRow(db: Db, id: number): Promise<CalendarRow | undefined> {
  return db.selectFrom('calendars').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns the stored calendar. */
export function insertCalendar(db: Db, calendar: NewRow<'calendars'>): Promise<CalendarRow> {
  return db.insertInto('calendars').values(calendar).returningAll().executeTakeFirstOrThrow();
}

export async function updateCalendar(db: Db, id: number, changes: ChangedRow<'calendars'>): Promise<void> {
  await db.updateTable('calendars').set(changes).where('id', '=', id).execute();
}

/** @returns false when there was none. */
export function deleteCalendar(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('calendars').where('id', '=', id));
}

/** Replaces the stored times of a calendar. Call it in a transaction. */
export async function replaceBusy(
  db: Db,
  calendarId: number,
  { busy, events, unread }: { busy: BusyRow[]; events: EventRow[]; unread: UnreadEvent[] },
): Promise<void> {
  for (const table of ['calendarBusy', 'calendarEvents', 'calendarUnreadEvents'] as const) {
    await db.deleteFrom(table).where('calendarId', '=', calendarId).execute();
  }
  const busyRows = busy.map((row) => ({ ...row, calendarId }));
  if (busyRows.length > 0) await db.insertInto('calendarBusy').values(busyRows).execute();
  const unreadRows = unread.map((row) => ({ ...row, calendarId }));
  if (unreadRows.length > 0) await db.insertInto('calendarUnreadEvents').values(unreadRows).execute();
  if (events.length > 0) {
    const rows = JSON.stringify(events.map((event) => [event.startsAt, event.endsAt, event.title, event.traits]));
    // A single statement, because thousands of bound values take far longer.
    await sql`insert into calendar_events (calendar_id, starts_at, ends_at, title, traits)
      select ${calendarId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${rows})`.execute(db);
  }
}

export function listBusyRows(db: Db, calendarIds: number[]) {
  return db.selectFrom('calendarBusy').selectAll().where('calendarId', 'in', calendarIds).execute();
}

/** Events of which something cannot be read, in the order of the calendar. */
export function listUnreadEvents(db: Db, calendarIds: number[]) {
  return db
    .selectFrom('calendarUnreadEvents')
    .select(['calendarId', 'title', 'line', 'reason'])
    .where('calendarId', 'in', calendarIds)
    .orderBy('id')
    .execute();
}

export function listBusyCounts(db: Db, calendarIds: number[]) {
  return db
    .selectFrom('calendarBusy')
    .select(['calendarId', 'traits', 'events'])
    .where('calendarId', 'in', calendarIds)
    .execute();
}

/** Events that are on between two moments, by their start. */
export function listEvents(db: Db, calendarId: number, from: number, until: number, limit: number) {
  return db
    .selectFrom('calendarEvents')
    .select(['startsAt', 'endsAt', 'title', 'traits'])
    .where('calendarId', '=', calendarId)
    .where('startsAt', '<', until as UnixSeconds)
    .where('endsAt', '>', from as UnixSeconds)
    .orderBy('startsAt')
    .orderBy('endsAt')
    .limit(limit)
    .execute();
}

/** The time zone of the business, which all hours have. Floating and all-day events are in it too. */
export async function findBusinessTimezone(db: Db): Promise<string> {
  const { timezone } = await db.selectFrom('bookingSettings').select('timezone').executeTakeFirstOrThrow();
  return timezone;
}

/** Addresses of the captains: invitations name the owner by one of them. */
export async function listCaptainEmails(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('adminUsers').select('email').execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** Bookings of every status between two moments. */
export function listBookingTimes(db: Db, from: number, until: number) {
  return db
    .selectFrom('consultationBookings')
    .select(['id', 'createdAt', 'startsAt', 'endsAt'])
    .where('startsAt', '<', until as UnixSeconds)
    .where('endsAt', '>', from as UnixSeconds)
    .execute();
}
