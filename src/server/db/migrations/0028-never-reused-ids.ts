import { type Kysely, sql } from 'kysely';

/** A table whose ids SQLite chooses. The ids of single rows and those that are another table's are given. */
const CHOSEN_ID = /\bid integer primary key(?! (?:autoincrement|references|(?:default 1 )?check \(id = 1\)))/;

/** Columns and logs that remember ids of a table besides its own rows. */
const REMEMBERED: readonly [table: string, highest: string][] = [
  ['blog_posts', 'select highest_id from deleted_posts'],
  ['consultation_bookings', 'select max(booking_id) from outbox'],
  ['consultation_bookings', 'select max(booking_id) from calendar_writes'],
  ['calendars', "select max(payload ->> '$.calendarId') from outbox where channel = 'caldav'"],
  ['newsletters', 'select max(newsletter_id) from suppressed_addresses'],
  ['newsletter_subscribers', 'select max(subscriber_id) from newsletter_recipients'],
];

/** Tables by the word with which the audit log names their rows, as in `calendar 3`. */
const AUDITED: readonly [word: string, table: string][] = [
  ['answer-test', 'chat_answer_tests'],
  ['app', 'oauth_clients'],
  ['blocked-date', 'blocked_dates'],
  ['blocked-time', 'blocked_times'],
  ['booking', 'consultation_bookings'],
  ['calendar', 'calendars'],
  ['chat', 'chat_sessions'],
  ['extra-hours', 'slot_overrides'],
  ['issue', 'newsletters'],
  ['lead', 'leads'],
  ['meeting-type', 'meeting_types'],
  ['message', 'contacts'],
  ['outbox', 'outbox'],
  ['passkey', 'passkeys'],
  ['popup', 'popup_notifications'],
  ['question', 'chat_messages'],
  ['subscriber', 'newsletter_subscribers'],
  ['trusted-browser', 'trusted_browsers'],
  ['user', 'admin_users'],
];

interface Part {
  name: string;
  sql: string;
}

/**
 * Ids are never used again after their row was deleted: caches, links, messages and the audit log go on naming it. Every table whose ids
 * SQLite chooses is rebuilt with `autoincrement`, with its rows, indexes and triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const list = async (where: string) =>
    (await sql.raw<Part>(`select name, sql from sqlite_schema where sql is not null and ${where}`).execute(db)).rows;
  // Renaming a table fails while a trigger names one that is missing.
  const triggers = await list("type = 'trigger'");
  for (const { name } of triggers) await run(`drop trigger ${name}`);
  for (const table of await list("type = 'table'")) {
    if (!CHOSEN_ID.test(table.sql)) continue;
    const { name } = table;
    const indexes = await list(`type = 'index' and tbl_name = '${name}'`);
    const named = table.sql.replace(/^create table "?\w+"?/i, 'create table rebuilt');
    await run(named.replace(CHOSEN_ID, 'id integer primary key autoincrement'));
    await run(`insert into rebuilt select * from ${name}`);
    await run(`drop table ${name}`);
    await run(`alter table rebuilt rename to ${name}`);
    for (const index of indexes) await run(index.sql);
  }
  for (const [table, highest] of REMEMBERED) await raise(db, table, highest);
  for (const [word, table] of AUDITED) {
    const id = `substr(target, ${word.length + 2})`;
    const isId = `target glob '${word} [1-9]*' and ${id} not glob '*[^0-9]*' and result = 'done'`;
    await raise(db, table, `select max(cast(${id} as integer)) from audit_log where ${isId}`);
  }
  // The last id that was given says the same for every table.
  await run('drop table deleted_posts');
  for (const trigger of triggers) if (trigger.name !== 'blog_posts_deleted') await run(trigger.sql);
}

/** Makes the next id of a table higher than `highest`, if it is not yet. */
async function raise(db: Kysely<unknown>, table: string, highest: string): Promise<void> {
  const last = `select max(seq) from sqlite_sequence where name = '${table}'`;
  const { rows } = await sql
    .raw<{ id: number }>(`select max(coalesce((${last}), 0), coalesce((${highest}), 0)) as id`)
    .execute(db);
  await sql.raw(`delete from sqlite_sequence where name = '${table}'`).execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${rows[0]?.id ?? 0})`.execute(db);
}
