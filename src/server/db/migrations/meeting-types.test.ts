import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('places that were settings become those of the meeting types; earlier bookings have no answers', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0016-meeting-types');
  for (const { up } of migrations.slice(0, position)) await up(db);
  sqlite.exec(`
    insert into site_settings (key, value) values ('consultation_location', 'https://meet.example'), ('owner_name', 'Robin');
    insert into consultation_bookings
      (first_name, last_name, email, consultation_type, preferred_date, preferred_time, timezone, created_at)
    values ('Ada', 'Byron', 'ada@example.com', 'strategy', '2026-01-05', '09:00', 'UTC', 1)
  `);
  await migrations[position]?.up(db);
  expect(sqlite.prepare('select slug, minutes, location from meeting_types order by id').all()).toEqual([
    { slug: 'consultation', minutes: 30, location: 'https://meet.example' },
    { slug: 'strategy', minutes: 60, location: '' },
  ]);
  expect(sqlite.prepare('select key from site_settings').all()).toEqual([{ key: 'owner_name' }]);
  expect(sqlite.prepare('select answers from consultation_bookings').all()).toEqual([{ answers: '[]' }]);
  await db.destroy();
});
