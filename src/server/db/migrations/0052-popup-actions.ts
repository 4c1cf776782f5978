import { type Kysely, sql } from 'kysely';

/** A popup may ask for an address for the newsletter in place of its button. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table popup_notifications add column action text not null default 'button'
    check (action in ('button', 'newsletter'))`.execute(db);
}
