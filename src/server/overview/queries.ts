import type { Db } from '#server/db/open.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Adds visits from a source on a day (days since 1970-01-01 UTC). */
export async function addVisits(db: Db, day: number, source: string, visits: number): Promise<void> {
  await db
    .insertInto('visitSources')
    .values({ day, source, visits })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source'])
        .doUpdateSet((eb) => ({ visits: eb('visitSources.visits', '+', eb.ref('excluded.visits')) })),
    )
    .execute();
}

/** Sources that already have visits on a day, at most `limit`. */
export async function listSourcesOnDay(db: Db, day: number, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('visitSources').select('source').where('day', '=', day).limit(limit).execute();
  return rows.map(({ source }) => source);
}

/** The most frequent sources of visits since `fromDay`. */
export function listSources(db: Db, fromDay: number, limit: number) {
  return db
    .selectFrom('visitSources')
    .select((eb) => ['source', eb.fn.sum<number>('visits').as('visits')])
    .where('day', '>=', fromDay)
    .groupBy('source')
    .orderBy('visits', 'desc')
    .orderBy('source')
    .limit(limit)
    .execute();
}

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

export async function deletePageStatisticsBefore(db: Db, day: number): Promise<void> {
  await db.deleteFrom('pageViews').where('day', '<', day).execute();
  await db.deleteFrom('visitSources').where('day', '<', day).execute();
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

/** Pages since `fromDay`, the most viewed first. */
export function listTopPages(db: Db, fromDay: number, limit?: number) {
  return db
    .selectFrom('pageViews')
    .select((eb) => ['path', eb.fn.sum<number>('views').as('views')])
    .where('day', '>=', fromDay)
    .groupBy('path')
    .orderBy('views', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

const SENT_FROM = [
  ['messages', 'contacts'],
  ['bookings', 'consultationBookings'],
  ['subscriptions', 'newsletterSubscribers'],
] as const;

/** How many messages, bookings and subscriptions each page led to, since a moment. */
export async function listResults(db: Db, from: UnixSeconds) {
  const lists = SENT_FROM.map(async ([kind, table]) => {
    const rows = await db
      .selectFrom(table)
      .select((eb) => ['page', eb.fn.countAll<number>().as('count')])
      .where('createdAt', '>=', from)
      .groupBy('page')
      .execute();
    return rows.map(({ page, count }) => ({ kind, page, count }));
  });
  return (await Promise.all(lists)).flat();
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
