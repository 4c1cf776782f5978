import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('a length that was changed in the facts alone becomes that of the meeting type; one that was changed there stays', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0047-meeting-lengths');
  for (const { up } of migrations.slice(0, position)) await up(db);
  sqlite.exec(`
    update meeting_types set minutes = 90 where slug = 'strategy';
    insert into content_documents (key, version, published, draft, updated_at) values
      ('facts', 2, '{"meeting":{"consultation":20,"strategy":45,"discovery":15}}', '{"meeting":{"consultation":25}}', 1),
      ('home', 1, '{"hero":{"kicker":"Hello"}}', null, 1)
  `);
  await migrations[position]?.up(db);
  expect(sqlite.prepare('select slug, minutes from meeting_types order by id').all()).toEqual([
    { slug: 'consultation', minutes: 20 },
    { slug: 'strategy', minutes: 90 },
  ]);
  expect(sqlite.prepare('select published, draft from content_documents order by key').all()).toEqual([
    { published: '{"meeting":{"discovery":15}}', draft: '{"meeting":{}}' },
    { published: '{"hero":{"kicker":"Hello"}}', draft: null },
  ]);
  await db.destroy();
});
