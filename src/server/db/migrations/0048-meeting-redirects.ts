import { type Kysely, sql } from 'kysely';

/** Former addresses of meeting types, which lead to their present ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table meeting_redirects (
    slug text primary key,
    meeting_type_id integer not null references meeting_types (id) on delete cascade,
    created_at integer not null
  ) strict, without rowid`.execute(db);
}
