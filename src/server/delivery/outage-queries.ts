import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { changesRows } from '#server/db/results.ts';
import type { Row } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** A service outside this process that can fail. */
export type OutageSource = Row<'outages'>['source'];

/** Counts one more failure in a row. @returns the updated row. */
export function countOutageFailure(db: Db, source: OutageSource, lastError: string, now: UnixSeconds) {
  return db
    .insertInto('outages')
    .values({ source, failures: 1, since: now, lastError })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({
        failures: sql`failures + 1`,
        since: sql`case when failures = 0 then excluded.since else since end`,
        lastError,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a service's failures in a row; the time of the last alert to the owner stays. @returns false when there was none. */
export function endOutage(db: Db, source: OutageSource): Promise<boolean> {
  return changesRows(
    db.updateTable('outages').set({ failures: 0 }).where('source', '=', source).where('failures', '>', 0),
  );
}

/** Stores that the owner gets an alert about a service now. */
export async function markAlerted(db: Db, source: OutageSource, now: UnixSeconds): Promise<void> {
  await db.updateTable('outages').set({ alertedAt: now }).where('source', '=', source).execute();
}

/** Services that failed at their last use. */
export function listFailed(db: Db) {
  return db.selectFrom('outages').selectAll().where('failures', '>', 0).orderBy('source').execute();
}
