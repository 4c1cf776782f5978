import { type Kysely, sql } from 'kysely';

/** A visitor who cancels a call can say why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consultation_bookings add column cancel_reason text`.execute(db);
}
