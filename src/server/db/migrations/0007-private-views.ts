import { type Kysely, sql } from 'kysely';

/** Links that only their owner should know were counted as page views, and shown in the overview: they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from page_views
    where path like '/booking/%' or path like '/newsletter/%' or path like '/blog/preview/%'`.execute(db);
}
