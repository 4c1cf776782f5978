import type { Db } from '#server/db/open.ts';
import { changesRows, insertedId } from '#server/db/results.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Times that the owner blocked, between two moments, soonest first. */
export function listBlockedTimes(db: Db, from: UnixSeconds, until: UnixSeconds) {
  return db
    .selectFrom('blockedTimes')
    .select(['id', 'startsAt', 'endsAt', 'title'])
    .where('startsAt', '<', until)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .execute();
}

/** @returns its id. */
export function insertBlockedTime(db: Db, time: NewRow<'blockedTimes'>): Promise<number> {
  return insertedId(db.insertInto('blockedTimes').values(time).returning('id'));
}

/** @returns false when there was none. */
export function deleteBlockedTime(db: Db, id: number): Promise<boolean> {
  return changesRows(db.deleteFrom('blockedTimes').where('id', '=', id));
}
