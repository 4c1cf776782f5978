import { countRows } from '#server/db/count.ts';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import type { MeetingQuestion, MeetingType } from '#shared/meeting-types.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** In the order in which they were created: consultation and strategy session first. */
export async function listMeetingTypes(db: Db): Promise<MeetingType[]> {
  const rows = await db.selectFrom('meetingTypes').selectAll().orderBy('id').execute();
  return rows.map(toMeetingType);
}

export async function findMeetingType(db: Db, slug: string): Promise<MeetingType | undefined> {
  const row = await db.selectFrom('meetingTypes').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && toMeetingType(row);
}

export async function findMeetingTypeById(db: Db, id: number): Promise<MeetingType | undefined> {
  const row = await db.selectFrom('meetingTypes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toMeetingType(row);
}

/** @returns the new type's id. */
export async function insertMeetingType(db: Db, type: Omit<MeetingType, 'id'>, now: UnixSeconds): Promise<number> {
  const { id } = await db
    .insertInto('meetingTypes')
    .values({ ...toColumns(type), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMeetingType(db: Db, { id, ...type }: MeetingType, now: UnixSeconds): Promise<void> {
  await db
    .updateTable('meetingTypes')
    .set({ ...toColumns(type), updatedAt: now })
    .where('id', '=', id)
    .execute();
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

/** Bookings of a type that begin after `now`, cancelled ones too. */
export function countUpcoming(db: Db, slug: string, now: UnixSeconds): Promise<number> {
  return countRows(
    db.selectFrom('consultationBookings').where('consultationType', '=', slug).where('startsAt', '>', now),
  );
}

function toColumns({ questions, isActive, ...type }: Omit<MeetingType, 'id'>) {
  return { ...type, questions: JSON.stringify(questions), isActive: isActive ? (1 as const) : (0 as const) };
}

function toMeetingType({ createdAt: _created, updatedAt: _updated, ...row }: Row<'meetingTypes'>): MeetingType {
  return { ...row, questions: JSON.parse(row.questions) as MeetingQuestion[], isActive: row.isActive === 1 };
}
