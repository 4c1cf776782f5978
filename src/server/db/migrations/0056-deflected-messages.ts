import { type Kysely, sql } from 'kysely';

/** Messages that the chatbot refused, such as one about something else: they were counted as answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isFlag = sql`deflected in (0, 1)`;
  await db.schema
    .alterTable('chat_messages')
    .addColumn('deflected', 'integer', (column) => column.notNull().defaultTo(0).check(isFlag))
    .execute();
}
