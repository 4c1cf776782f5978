import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Set when the mail server refused a whole run of recipients, so that the cause is not theirs: resuming the issue tries them again.
  `alter table newsletter_recipients add column retry_on_resume integer not null default 0
   check (retry_on_resume in (0, 1))`,
  // Set when a captain took the address off the list: then a captain can put it back. Who left before this column was there counts as
  // having left by themselves.
  `alter table newsletter_subscribers add column removed_by_captain integer not null default 0
   check (removed_by_captain in (0, 1))`,
];

/** Recipients that are tried again, and subscribers that a captain can put back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
