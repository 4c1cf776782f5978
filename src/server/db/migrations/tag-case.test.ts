import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('tags that differ in case only become one, once on each post', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0054-tag-case');
  for (const { up } of migrations.slice(0, position)) await up(db);
  sqlite.pragma('foreign_keys = OFF');
  const insert = sqlite.prepare('insert into blog_post_tags (tag, post_id) values (?, ?)');
  for (const [tag, post] of [
    ['Öl', 1],
    ['öl', 1],
    ['öl', 2],
    ['AI', 2],
    ['ai', 3],
  ]) {
    insert.run(tag, post);
  }
  await migrations[position]?.up(db);
  const rows = sqlite.prepare('select tag, post_id from blog_post_tags order by post_id, tag').raw().all();
  await db.destroy();
  expect(rows).toEqual([
    ['Öl', 1],
    ['AI', 2],
    ['Öl', 2],
    ['ai', 3],
  ]);
});
