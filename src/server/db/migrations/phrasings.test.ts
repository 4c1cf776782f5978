import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('several phrasings in one line become lines of their own, in drafts and versions too; other documents stay', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0026-phrasings');
  for (const { up } of migrations.slice(0, position)) await up(db);
  const cards = {
    hours: { phrasings: ['open, closed', 'when'] },
    'voice-price': null,
    price: { title: 'What, and how much?' },
  };
  const home = { hero: { phrasings: ['a, b'] } };
  const addDocument = sqlite.prepare(
    'insert into content_documents (key, version, published, draft, updated_at) values (?, 1, ?, ?, 1)',
  );
  addDocument.run('answers', JSON.stringify(cards), JSON.stringify({ hours: cards.hours }));
  addDocument.run('home', JSON.stringify(home), null);
  const addRevision = sqlite.prepare(
    'insert into content_revisions (key, version, data, published_at) values (?, ?, ?, 1)',
  );
  addRevision.run('answers', 1, JSON.stringify(cards));
  addRevision.run('answers', 2, JSON.stringify(cards));

  await migrations[position]?.up(db);

  const hours = { phrasings: ['open', 'closed', 'when'] };
  const documents = sqlite.prepare('select key, published, draft from content_documents order by key').all();
  expect(documents).toEqual([
    { key: 'answers', published: JSON.stringify({ ...cards, hours }), draft: JSON.stringify({ hours }) },
    { key: 'home', published: JSON.stringify(home), draft: null },
  ]);
  const versions = sqlite.prepare('select data from content_revisions').pluck().all();
  expect(versions).toEqual([JSON.stringify({ ...cards, hours }), JSON.stringify({ ...cards, hours })]);
  await db.destroy();
});
