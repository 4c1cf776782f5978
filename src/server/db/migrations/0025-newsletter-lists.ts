import { type Kysely, sql } from 'kysely';

/** Keeps the number of rows of a table in `totals`. */
function counted(table: string, name: string): string[] {
  return [
    `insert into totals (name, count) select '${name}', count(*) from ${table}`,
    `create trigger ${table}_counted after insert on ${table} begin
      update totals set count = count + 1 where name = '${name}';
    end`,
    `create trigger ${table}_uncounted after delete on ${table} begin
      update totals set count = count - 1 where name = '${name}';
    end`,
  ];
}

const STATEMENTS = [
  ...counted('newsletter_subscribers', 'subscribers'),
  ...counted('suppressed_addresses', 'suppressed'),
  // An issue's recipients whatever their state, in the order in which they are listed.
  'create index newsletter_recipients_in_order on newsletter_recipients (newsletter_id, id)',
];

/** Lists of subscribers, suppressed addresses and recipients need not count or sort all rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
