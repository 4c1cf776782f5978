import { type Kysely, sql } from 'kysely';

/** An uploaded picture keeps its description, which is proposed wherever it is inserted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assets add column alt text not null default ''`.execute(db);
}
