import { createHash } from 'node:crypto';
import { connectUnchecked } from '#server/db/database-file.ts';
import type { LastId } from '#server/db/given-ids.ts';
import type { Db, OpenDatabase } from '#server/db/open.ts';
import type { NewRow } from '#server/db/schema.ts';
import type { UnixSeconds } from '#shared/time.ts';

/** Addresses that left the newsletter, were erased, or get no issue any more, and the ids that were given, as one database file knows it. */
export interface OptOuts {
  unsubscribed: { email: string; leftAt: UnixSeconds }[];
  erased: { hash: string; erasedAt: UnixSeconds }[];
  suppressed: NewRow<'suppressedAddresses'>[];
  lastIds: LastId[];
}

/** SHA-256 of an address without capitals, in hex: the key of erased and suppressed addresses. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** Records that an address was erased; of two times the later counts. Call it in the transaction that erases. */
export async function insertErased(db: Db, erased: OptOuts['erased'][number]): Promise<void> {
  await db
    .insertInto('erasedAddresses')
    .values(erased)
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ erasedAt: erased.erasedAt })
        .where('erasedAddresses.erasedAt', '<', erased.erasedAt),
    )
    .execute();
}

/**
 * Reads the opt-outs of a database file that no server uses, even if other parts of it are damaged or its schema is newer.
 *
 * @returns undefined when they cannot be read.
 */
export function readOptOuts(file: string): OptOuts | undefined {
  let opened: OpenDatabase['sqlite'] | undefined;
  try {
    const sqlite = connectUnchecked(file);
    opened = sqlite;
    const findTable = sqlite.prepare('select 1 from sqlite_schema where name = ?');
    /** Files of older versions lack tables. */
    const readTable = <Row>(table: string, columns: string) =>
      findTable.get(table) ? (sqlite.prepare(`select ${columns} from ${table}`).all() as Row[]) : [];
    return {
      unsubscribed: sqlite
        .prepare(
          'select email, left_at as leftAt from newsletter_subscribers where subscribed = 0 and left_at is not null',
        )
        .all() as OptOuts['unsubscribed'],
      erased: readTable('erased_addresses', 'hash, erased_at as erasedAt'),
      suppressed: readTable('suppressed_addresses', 'hash, email, kind, reason, created_at as createdAt'),
      lastIds: readTable('sqlite_sequence', 'name, seq'),
    };
  } catch {
    return undefined;
  } finally {
    // Moves the write-ahead log into the file.
    opened?.close();
  }
}
