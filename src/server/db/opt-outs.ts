import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';
import { checkHeader } from './database-file.ts';
import type { Db } from './open.ts';
import type { NewRow } from './schema.ts';

/** Who left the newsletter, was erased, or gets no issue any more, and the ids that were given, as one database file knows it. */
export interface OptOuts {
  unsubscribed: { email: string; leftAt: UnixSeconds }[];
  erased: { hash: string; erasedAt: UnixSeconds }[];
  suppressed: NewRow<'suppressedAddresses'>[];
  /** The last id of each table. */
  lastIds: { name: string; seq: number }[];
}

/** The key of an erased address: its SHA-256 in hex, whatever its capitals. */
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

/** Makes the next id of each table higher than those that another file has given. */
export async function skipGivenIds(trx: Db, lastIds: OptOuts['lastIds']): Promise<void> {
  const given = JSON.stringify(lastIds);
  await sql`update sqlite_sequence set seq = max(seq, (
    select value ->> 'seq' from json_each(${given}) where value ->> 'name' = sqlite_sequence.name
  )) where name in (select value ->> 'name' from json_each(${given}))`.execute(trx);
  // A table that never had a row has no line there.
  await sql`insert into sqlite_sequence (name, seq) select value ->> 'name', value ->> 'seq' from json_each(${given})
    where value ->> 'name' in (select name from sqlite_schema where type = 'table')
      and value ->> 'name' not in (select name from sqlite_sequence)`.execute(trx);
}

/**
 * Reads the opt-outs of a database file that no server uses, even if other parts of it are damaged or its schema is newer.
 *
 * @returns undefined when they cannot be read.
 */
export function readOptOuts(file: string): OptOuts | undefined {
  let sqlite: Database.Database | undefined;
  try {
    checkHeader(file);
    sqlite = new Database(file, { fileMustExist: true });
    // Files of older versions lack tables.
    const hasTable = (name: string) => !!sqlite?.prepare('select 1 from sqlite_schema where name = ?').get(name);
    return {
      unsubscribed: sqlite
        .prepare(
          'select email, left_at as leftAt from newsletter_subscribers where subscribed = 0 and left_at is not null',
        )
        .all() as OptOuts['unsubscribed'],
      erased: hasTable('erased_addresses')
        ? (sqlite.prepare('select hash, erased_at as erasedAt from erased_addresses').all() as OptOuts['erased'])
        : [],
      suppressed: hasTable('suppressed_addresses')
        ? (sqlite
            .prepare('select hash, email, kind, reason, created_at as createdAt from suppressed_addresses')
            .all() as OptOuts['suppressed'])
        : [],
      lastIds: hasTable('sqlite_sequence')
        ? (sqlite.prepare('select name, seq from sqlite_sequence').all() as OptOuts['lastIds'])
        : [],
    };
  } catch {
    return undefined;
  } finally {
    // Moves the write-ahead log into the file.
    sqlite?.close();
  }
}
