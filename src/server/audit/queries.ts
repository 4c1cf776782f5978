import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import { contains } from '#server/db/search.ts';
import type { AuditNames, AuditQuery } from '#shared/audit.schema.ts';
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

/** Filters of the log; a filter that is undefined or empty does not matter. */
export interface AuditFilter extends Omit<AuditQuery, 'from' | 'to'> {
  from?: UnixSeconds | undefined;
  /** Excluded. */
  until?: UnixSeconds | undefined;
  clientId?: string | undefined;
}

/** Newest first. */
export function listEntries(db: Db, { q, actor, action, from, until, clientId, before, limit }: AuditFilter) {
  let query = db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(limit);
  if (q) query = query.where(contains(SEARCHED, q));
  if (actor) query = query.where((eb) => eb.or([eb('actor', '=', actor), eb('client', '=', actor)]));
  if (action) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  if (before !== undefined) query = query.where('id', '<', before);
  if (clientId !== undefined) query = query.where('clientId', '=', clientId);
  return query.execute();
}

/** Each actor, program and action in the log once. */
export async function listNames(db: Db): Promise<AuditNames> {
  const read = async (column: 'actor' | 'client' | 'action') => {
    const rows = await db.selectFrom('auditLog').select(`${column} as name`).distinct().execute();
    return rows.flatMap(({ name }) => name ?? []);
  };
  const [actors, clients, actions] = [await read('actor'), await read('client'), await read('action')];
  return { actors: [...new Set([...actors, ...clients])].sort(), actions: actions.sort() };
}
