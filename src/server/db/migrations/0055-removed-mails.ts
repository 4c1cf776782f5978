import { type Kysely, sql } from 'kysely';

/** When mails of issues that are gone were sent: they count towards the limits of an hour and of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table newsletter_removed_mails (
    id integer primary key autoincrement,
    at integer not null
  ) strict`.execute(db);
}
