import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table login_attempts (
    key text primary key,
    failures integer not null,
    last_at integer not null
  ) strict, without rowid`,
  'create index login_attempts_last on login_attempts (last_at)',
];

/** What the owner's dashboard keeps beside the product's entities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
