import { type Kysely, sql } from 'kysely';

/** Visitors who left an address or a phone number in a chat wait for an answer until the owner says that they have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isFlag = sql`responded in (0, 1)`;
  await db.schema.alterTable('chat_sessions').addColumn('contacted_at', 'integer').execute();
  await db.schema
    .alterTable('chat_sessions')
    .addColumn('responded', 'integer', (column) => column.notNull().defaultTo(0).check(isFlag))
    .execute();
  await sql`create index chat_sessions_waiting on chat_sessions (contacted_at)
    where contacted_at is not null and responded = 0`.execute(db);
}
