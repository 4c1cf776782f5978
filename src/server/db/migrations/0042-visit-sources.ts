import { type Kysely, sql } from 'kysely';

/** Visits by where they came from, counted without anything about the visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_sources (
    day integer not null,
    source text not null,
    visits integer not null,
    primary key (day, source)
  ) strict, without rowid`.execute(db);
}
