import { type Kysely, sql } from 'kysely';

/** The price of a meeting, as visitors read it before they book. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table meeting_types add column price text not null default ''`.execute(db);
}
