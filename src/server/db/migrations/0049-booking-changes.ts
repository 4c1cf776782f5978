import { type Kysely, sql } from 'kysely';

/** Moves and the cancellation of a call, which the page of its lead lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_bookings add column changes text not null default '[]'`.execute(db);
}
