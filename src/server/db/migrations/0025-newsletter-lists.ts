import { type Kysely, sql } from 'kysely';

/** An issue's recipients whatever their state, in the order in which they are listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index newsletter_recipients_in_order on newsletter_recipients (newsletter_id, id)').execute(db);
}
