import { type Kysely, sql } from 'kysely';

/** Columns whose names did not say what they hold: who answered a message of a chat, and the mailbox whose mails of a day are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_messages rename column mind to answered_by`.execute(db);
  await sql`alter table outbox rename column throttle_key to mailbox`.execute(db);
}
