import { type Kysely, sql } from 'kysely';

/** Bookings tell where they came from, as messages and subscriptions do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_bookings add column page text`.execute(db);
  await sql`alter table consultation_bookings add column referrer text`.execute(db);
}
