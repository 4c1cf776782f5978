import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

const SAVED = { own: [{ name: 'customers', value: 'law offices' }] };
const FIELD = { name: 'fieldOfWork', value: 'AI and automation' };

async function migrate(starter: object, facts: object, step = '0060-field-of-work') {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === step);
  for (const { up } of migrations.slice(0, position)) await up(db);
  const setting = sqlite.prepare(
    "insert into site_settings (key, value, description, category, data_type) values (?, ?, '', 'secret', 'text')",
  );
  setting.run('starter', JSON.stringify(starter));
  setting.run(
    'content_before',
    JSON.stringify({ starter, documents: [{ key: 'facts', published: facts, draft: null }] }),
  );
  sqlite
    .prepare(
      "insert into content_documents (key, version, published, draft, updated_at, position) values ('facts', 1, ?, null, 1, 1)",
    )
    .run(JSON.stringify(facts));
  sqlite
    .prepare("insert into content_revisions (key, version, data, published_at) values ('facts', 1, ?, 1)")
    .run(JSON.stringify(facts));
  await migrations[position]?.up(db);
  const { published, draft } = sqlite.prepare('select published, draft from content_documents').get() as Record<
    string,
    string
  >;
  const { data } = sqlite.prepare('select data from content_revisions').get() as { data: string };
  const before = sqlite.prepare("select value from site_settings where key = 'content_before'").get() as {
    value: string;
  };
  await db.destroy();
  expect(draft).toBe(null);
  expect(data).toBe(published);
  expect(JSON.parse(before.value).documents[0].published).toEqual(JSON.parse(published!));
  return JSON.parse(published!);
}

test('facts that were saved with the starter for AI and automation get the field of work', async () => {
  const automation = { key: 'automation', language: 'en' };
  expect(await migrate(automation, SAVED)).toEqual({ own: [FIELD, ...SAVED.own] });
  expect(await migrate(automation, { own: [FIELD] })).toEqual({ own: [FIELD] });
  expect(await migrate(automation, { area: { name: 'Boise' } })).toEqual({ area: { name: 'Boise' } });
  expect(await migrate({ key: 'short', language: 'en' }, SAVED)).toEqual(SAVED);
});

test('facts that were saved with the starter “short” get the profession and the time until a reply', async () => {
  const short = { key: 'short', language: 'en' };
  const profession = { name: 'profession', value: 'plumber' };
  const reply = { name: 'reply', value: 'one business day' };
  const step = '0061-profession';
  expect(await migrate(short, { own: [] }, step)).toEqual({
    own: [{ name: 'profession', value: '[your profession]' }, reply],
  });
  expect(await migrate(short, { own: [profession] }, step)).toEqual({ own: [profession, reply] });
  expect(await migrate(short, { area: { name: 'Boise' } }, step)).toEqual({ area: { name: 'Boise' } });
  expect(await migrate({ key: 'adviser', language: 'en' }, SAVED, step)).toEqual(SAVED);
});
