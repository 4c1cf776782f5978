import type { Db } from '#server/db/open.ts';

/** Adds to a page's views on a day; days count from 1970-01-01 UTC. */
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

/** The pages that have views on a day already, no more than `limit` of them. */
export async function listViewedPaths(db: Db, day: number, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('pageViews').select('path').where('day', '=', day).limit(limit).execute();
  return rows.map(({ path }) => path);
}

export async function deleteViewsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('pageViews').where('day', '<', day).execute();
}

/** Views of each day from `fromDay` on. */
export function listViewsByDay(db: Db, fromDay: number) {
  return db
    .selectFrom('pageViews')
    .select((eb) => ['day', eb.fn.sum<number>('views').as('count')])
    .where('day', '>=', fromDay)
    .groupBy('day')
    .execute();
}

/** The pages read most from `fromDay` on. */
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
