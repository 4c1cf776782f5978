import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openFile } from '#server/db/open.ts';
import { migrations } from './index.ts';

const POSITION = migrations.findIndex(({ name }) => name === '0028-never-reused-ids');

/** A file of the version before, with `rows`. */
async function makeOldFile(rows: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ids-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'site.db');
  const sqlite = new Database(file);
  sqlite.pragma('application_id = 0x43415054');
  sqlite.pragma('synchronous = OFF');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  await db.transaction().execute(async (trx) => {
    for (const { up } of migrations.slice(0, POSITION)) await up(trx);
  });
  sqlite.pragma(`user_version = ${POSITION}`);
  sqlite.exec(rows);
  await db.destroy();
  return file;
}

function readAll(sqlite: Database.Database) {
  const tables = sqlite
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not in ('deleted_posts', 'sqlite_sequence', 'sqlite_schema') order by name`,
    )
    .pluck()
    .all();
  return Object.fromEntries(tables.map((name) => [name, sqlite.prepare(`select * from ${name}`).all()]));
}

const listParts = (sqlite: Database.Database) =>
  sqlite
    .prepare("select name, sql from sqlite_schema where type in ('index', 'trigger') order by name")
    .all()
    .filter((part) => (part as { name: string }).name !== 'blog_posts_deleted');

const ROWS = `
  insert into calendars (id, kind, name, url, created_at, updated_at) values (3, 'ics', 'Work', 'x', 1, 1);
  insert into calendar_busy values (3, 0, 1, x'00');
  insert into calendar_events (calendar_id, starts_at, ends_at, title, traits) values (3, 1, 2, 'Dentist', 0);
  insert into contacts (id, first_name, last_name, email, service, message, created_at)
    values (4, 'Ada', 'Byron', 'ada@example.com', '["x"]', 'Hello', 1);
  insert into newsletters (id, audience, created_at, updated_at) values (2, '{}', 1, 1);
  insert into newsletter_recipients (newsletter_id, subscriber_id, email) values (2, 50, 'ada@example.com');
  insert into outbox (uid, channel, audience, event, booking_id, payload, status, due_at, give_up_at, created_at)
    values ('a', 'caldav', 'owner', 'booking.created', 40, '{"calendarId": 6}', 'sent', 1, 1, 1);
  update deleted_posts set highest_id = 70;
  insert into audit_log (at, action, target, result) values
    (1, 'calendar.delete', 'calendar 9', 'done'), (1, 'calendar.delete', 'calendar 1000', 'failed'),
    (1, 'calendar.delete', 'calendar 20 of 30', 'done'), (1, 'calendar-change.decide', 'calendar-change 500', 'done'),
    (1, 'meeting-type.delete', 'meeting-type 12', 'done');
`;

test('rebuilt tables have the same rows, indexes and triggers, and give no id that anything remembers', async () => {
  const sqlite = new Database(await makeOldFile(ROWS));
  const [rows, parts] = [readAll(sqlite), listParts(sqlite)];
  sqlite.pragma('foreign_keys = OFF');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  await db.transaction().execute(async (trx) => migrations[POSITION]?.up(trx));
  expect(readAll(sqlite)).toEqual(rows);
  expect(listParts(sqlite)).toEqual(parts);
  expect(sqlite.pragma('foreign_key_check')).toEqual([]);
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  const next = (table: string) =>
    sqlite.prepare('select seq + 1 from sqlite_sequence where name = ?').pluck().get(table);
  const tables = ['calendars', 'consultation_bookings', 'newsletter_subscribers', 'blog_posts', 'meeting_types'];
  expect([...tables, 'contacts'].map(next)).toEqual([10, 41, 51, 71, 13, 5]);
  await db.destroy();
});

test('opening a file of the version before keeps the rows that refer to a rebuilt table; afterwards they go with it', async () => {
  const { sqlite, close } = await openFile(await makeOldFile(ROWS));
  const count = sqlite.prepare('select count(*) from calendar_busy').pluck();
  expect(count.get()).toBe(1);
  sqlite.exec('delete from calendars');
  expect(count.get()).toBe(0);
  await close();
});
