import { type Kysely, sql } from 'kysely';

interface Part {
  name: string;
  sql: string;
}

/** Messages may name no service, where the owner does not ask for one. SQLite drops a check only with its table, which is rebuilt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const list = async (where: string) =>
    (await sql.raw<Part>(`select name, sql from sqlite_schema where sql is not null and ${where}`).execute(db)).rows;
  // Renaming a table fails while a trigger names one that is missing.
  const triggers = await list("type = 'trigger'");
  for (const { name } of triggers) await run(`drop trigger ${name}`);
  const indexes = await list("type = 'index' and tbl_name = 'contacts'");
  for (const table of await list("type = 'table' and name = 'contacts'")) {
    const rebuilt = table.sql.replace(/^create table "?\w+"?/i, 'create table rebuilt');
    await run(rebuilt.replace(/,\s*check \(json_array_length\(service\) > 0\)/, ''));
  }
  await run('insert into rebuilt select * from contacts');
  // The ids of deleted messages are not given again.
  await run("delete from sqlite_sequence where name = 'rebuilt'");
  await run(
    "insert into sqlite_sequence (name, seq) select 'rebuilt', seq from sqlite_sequence where name = 'contacts'",
  );
  await run('drop table contacts');
  await run('alter table rebuilt rename to contacts');
  for (const part of [...indexes, ...triggers]) await run(part.sql);
}
