import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('a changed text about the confirmation names the visitor; other texts stay', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0045-visitor-email');
  for (const { up } of migrations.slice(0, position)) await up(db);
  const text = { booked: { day: 'Day {email}', mailed: 'Look into {email}.' } };
  const insert = sqlite.prepare(
    'insert into content_documents (key, version, published, draft, updated_at, position) values (?, 1, ?, ?, 1, 1)',
  );
  insert.run('booking', JSON.stringify(text), null);
  insert.run('mails', JSON.stringify(text), JSON.stringify({ contact: {} }));
  sqlite
    .prepare('insert into content_revisions (key, version, data, published_at) values (?, 1, ?, 1)')
    .run('booking', JSON.stringify(text));
  await migrations[position]?.up(db);
  const read = (query: string) => sqlite.prepare(query).pluck().all();
  const changed = JSON.stringify({ booked: { day: 'Day {email}', mailed: 'Look into {visitorEmail}.' } });
  expect(read("select published from content_documents where key = 'booking'")).toEqual([changed]);
  expect(read("select published from content_documents where key = 'mails'")).toEqual([JSON.stringify(text)]);
  expect(read('select data from content_revisions')).toEqual([changed]);
  expect(read("select draft from content_documents where key = 'booking'")).toEqual([null]);
  await db.destroy();
});
