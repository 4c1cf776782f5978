import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import type { UnixSeconds } from '#shared/time.ts';

const SEARCHED = ['actor', 'client', 'address', 'action', 'tool', 'target', 'change', 'result', 'reason'];

export async function insertEntry(db: Db, entry: NewRow<'auditLog'>): Promise<void> {
  await db.insertInto('auditLog').values(entry).execute();
}

/** Deletes what is old enough for the trigger of the table, which knows only the clock of the machine. */
export async function deleteEntriesBefore(db: Db, before: UnixSeconds): Promise<void> {
  await db
    .deleteFrom('auditLog')
    .where('at', '<', before)
    .where(sql<boolean>`at <= unixepoch() - 400 * 86400`)
    .execute();
}

/** Newest first. */
export function listEntries(
  db: Db,
  { q, before, limit, clientId }: { q: string; before?: number | undefined; limit: number; clientId?: string },
) {
  let query = db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(limit);
  if (q) query = query.where(contains(SEARCHED, q));
  if (before !== undefined) query = query.where('id', '<', before);
  if (clientId !== undefined) query = query.where('clientId', '=', clientId);
  return query.execute();
}
