import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table chat_sessions drop column topic',
  ...['sentiment', 'signals', 'booking_intent', 'asking_about_owner'].map(
    (column) => `alter table chat_messages drop column ${column}`,
  ),
];

/** Columns of an earlier chatbot that nothing reads or fills any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
