import type { Db } from '#server/db/open.ts';

/** How many of each kind there were on each day from `fromDay` on; days without any are left out. */
export function listDailyCounts(db: Db, fromDay: number) {
  return db
    .selectFrom('dailyCounts')
    .select(['kind', 'day', 'count'])
    .where('kind', 'in', ['lead', 'message', 'booking', 'subscriber', 'chat'])
    .where('day', '>=', fromDay)
    .execute();
}
