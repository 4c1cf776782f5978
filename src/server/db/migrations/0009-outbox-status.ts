import { type Kysely, sql } from 'kysely';

/** Counts the outbox by status without reading its messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outbox_status on outbox (status)`.execute(db);
}
