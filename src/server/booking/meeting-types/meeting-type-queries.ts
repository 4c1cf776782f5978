import type { Db } from '#server/db/open.ts';
import { countRows } from '#server/db/results.ts';
import type { ChangedRow, NewRow } from '#server/db/schema.ts';
import type { MeetingType } from '#shared/meeting-types.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** In the order in which they were created: consultation and strategy session first. */
export function listMeetingTypes(db: Db): Promise<MeetingType[]> {
  return db.selectFrom('meetingTypes').selectAll().orderBy('id').execute();
}

/** @param slug of now, or a former one. */
export function findMeetingType(db: Db, slug: string): Promise<MeetingType | undefined> {
  const formerly = db.selectFrom('meetingRedirects').select('meetingTypeId').where('slug', '=', slug);
  return db
    .selectFrom('meetingTypes')
    .selectAll()
    .where((is) => is.or([is('slug', '=', slug), is('id', 'in', formerly)]))
    .executeTakeFirst();
}

export function findMeetingTypeById(db: Db, id: number): Promise<MeetingType | undefined> {
  return db.selectFrom('meetingTypes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns the stored type. */
export function insertMeetingType(db: Db, type: NewRow<'meetingTypes'>): Promise<MeetingType> {
  return db.insertInto('meetingTypes').values(type).returningAll().executeTakeFirstOrThrow();
}

/** @returns the changed type; what is undefined stays. */
export function updateMeetingType(db: Db, id: number, changes: ChangedRow<'meetingTypes'>): Promise<MeetingType> {
  return db.updateTable('meetingTypes').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteMeetingType(db: Db, id: number): Promise<void> {
  await db.deleteFrom('meetingTypes').where('id', '=', id).execute();
}

/** Bookings name their type by its slug, so they follow a new one. */
export async function renameInBookings(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable('consultationBookings')
    .set({ consultationType: to })
    .where('consultationType', '=', from)
    .execute();
}

/** Leads the former slug of a meeting type to it. */
export async function insertMeetingRedirect(db: Db, redirect: NewRow<'meetingRedirects'>): Promise<void> {
  await db.insertInto('meetingRedirects').values(redirect).execute();
}

/** Frees a former slug, which a meeting type has now. */
export async function deleteMeetingRedirect(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('meetingRedirects').where('slug', '=', slug).execute();
}

/** Bookings of a type that begin after `now`, cancelled ones too. */
export function countUpcoming(db: Db, slug: string, now: UnixSeconds): Promise<number> {
  return countRows(
    db.selectFrom('consultationBookings').where('consultationType', '=', slug).where('startsAt', '>', now),
  );
}
