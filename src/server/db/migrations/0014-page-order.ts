import { type Kysely, sql } from 'kysely';

/** Documents in the order in which they were created; earlier ones stay in the order of their keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table content_documents add column position integer not null default 0').execute(db);
}
