import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table popup_notifications add column look text not null default 'dialog' check (look in ('dialog', 'corner'))`,
  `alter table popup_notifications add column pages text not null default '[]' check (json_valid(pages))`,
  'alter table popup_notifications add column first_day text',
  'alter table popup_notifications add column last_day text',
];

/** How a popup looks, on which pages it is shown, and from which day to which. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
