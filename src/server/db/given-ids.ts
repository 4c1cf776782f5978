import { sql } from 'kysely';
import type { Db } from './open.ts';

/** The last id that a table of a database file has given. */
export interface LastId {
  name: string;
  seq: number;
}

/** Makes the next id of each table higher than those that another file has given. */
export async function skipGivenIds(trx: Db, lastIds: readonly LastId[]): Promise<void> {
  const given = JSON.stringify(lastIds);
  await sql`update sqlite_sequence set seq = max(seq, (
    select value ->> 'seq' from json_each(${given}) where value ->> 'name' = sqlite_sequence.name
  )) where name in (select value ->> 'name' from json_each(${given}))`.execute(trx);
  // A table that never had a row has no line there.
  await sql`insert into sqlite_sequence (name, seq) select value ->> 'name', value ->> 'seq' from json_each(${given})
    where value ->> 'name' in (select name from sqlite_schema where type = 'table')
      and value ->> 'name' not in (select name from sqlite_sequence)`.execute(trx);
}
