import { type Kysely, sql } from 'kysely';

/** The price of a call at the time when it was booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_bookings add column price text not null default ''`.execute(db);
}
