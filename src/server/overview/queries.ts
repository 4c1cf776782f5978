import type { Db } from '#server/db/open.ts';

/** Adds views of a page on a day (days since 1970-01-01 UTC). */
export async function addPageViews(db: Db, day: number, path: string, views: number): Promise<void> {
  await db
    .insertInto('pageViews')
    .values({ day, path, views })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path'])
        .doUpdateSet((eb) => ({ views: eb('pageViews.views', '+', eb.ref('excluded.views')) })),
    )
    .execute();
}

/** Pages that already have views on a day, at most `limit`. */
export async function listViewedPaths(db: Db, day: number, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('pageViews').select('path').where('day', '=', day).limit(limit).execute();
  return rows.map(({ path }) => path);
}

export async function deleteViewsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('pageViews').where('day', '<', day).execute();
}

/** Page views per day since `fromDay`. */
export function listViewsByDay(db: Db, fromDay: number) {
  return db
    .selectFrom('pageViews')
    .select((eb) => ['day', eb.fn.sum<number>('views').as('count')])
    .where('day', '>=', fromDay)
    .groupBy('day')
    .execute();
}

/** The most viewed pages since `fromDay`. */
export function listTopPages(db: Db, fromDay: number, limit: number) {
  return db
    .selectFrom('pageViews')
    .select((eb) => ['path', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', fromDay)
    .groupBy('path')
    .orderBy('views', 'desc')
    .limit(limit)
    .execute();
}

/** New leads, messages, bookings, subscribers and chats per day since `fromDay`; days without any are missing. */
export function listDailyCounts(db: Db, fromDay: number) {
  return db
    .selectFrom('dailyCounts')
    .select(['kind', 'day', 'count'])
    .where('kind', 'in', ['lead', 'message', 'booking', 'subscriber', 'chat'])
    .where('day', '>=', fromDay)
    .execute();
}

/** Adds visits that came through an issue's links; nothing for an issue that does not exist. */
export async function addIssueVisits(db: Db, newsletterId: number, count: number): Promise<void> {
  await db
    .updateTable('newsletters')
    .set((eb) => ({ visits: eb('visits', '+', count) }))
    .where('id', '=', newsletterId)
    .execute();
}
