import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

type Documents = Record<string, object>;

async function migrate(starter: object, documents: Documents, before?: { starter: object; documents: object[] }) {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0044-starter-prices');
  for (const { up } of migrations.slice(0, position)) await up(db);
  const setting = sqlite.prepare(
    "insert into site_settings (key, value, description, category, data_type) values (?, ?, '', 'secret', 'text')",
  );
  setting.run('starter', JSON.stringify(starter));
  setting.run('language', 'de');
  setting.run('locale', 'de-DE');
  setting.run('currency', 'EUR');
  if (before) setting.run('content_before', JSON.stringify(before));
  const document = sqlite.prepare(
    'insert into content_documents (key, version, published, draft, updated_at, position) values (?, 1, ?, ?, 1, 1)',
  );
  const revision = sqlite.prepare(
    'insert into content_revisions (key, version, data, published_at) values (?, 1, ?, 1)',
  );
  for (const [key, data] of Object.entries(documents)) {
    document.run(key, JSON.stringify(data), JSON.stringify(data));
    revision.run(key, JSON.stringify(data));
  }
  await migrations[position]?.up(db);
  const rows = sqlite.prepare('select key, published, draft from content_documents order by key').all() as Record<
    string,
    string
  >[];
  const revisions = sqlite.prepare('select data from content_revisions order by key').all() as { data: string }[];
  const kept = sqlite.prepare("select value from site_settings where key = 'content_before'").get() as
    | { value: string }
    | undefined;
  await db.destroy();
  expect(revisions.map(({ data }) => data)).toEqual(rows.map(({ published }) => published));
  expect(rows.map(({ draft }) => draft)).toEqual(rows.map(({ published }) => published));
  const read = Object.fromEntries(rows.map(({ key, published = '' }) => [key, JSON.parse(published)]));
  return { read, kept: kept && JSON.parse(kept.value) };
}

const ADVISER = { key: 'adviser', language: 'de' };
const OWN = [
  { name: 'beruf', value: 'Steuerberaterin' },
  { name: 'preisFrage', value: '240\u00a0€' },
  { name: 'preisBetreuung', value: 'ab 1.200 € im Jahr' },
  { name: 'preisVerfahren', value: 'nach StBVV' },
  { name: 'preisMeinung', value: '[Preis der zweiten Meinung]' },
];
const PRICES = [
  { name: 'Beratung zu einer Frage', amount: 240, kind: 'fixed', id: 'question' },
  { name: 'Laufende Betreuung', amount: 1200, unit: 'im Jahr', kind: 'from', id: 'care' },
  { name: 'Anträge und Verfahren', amount: 0, kind: 'words', words: 'nach StBVV', id: 'case' },
  { name: 'Zweite Meinung', amount: 0, kind: 'fixed', id: 'opinion' },
];

test('prices that were own facts read the same in the price list, and texts name them there', async () => {
  const { read } = await migrate(ADVISER, {
    facts: { area: { name: 'Freiburg' }, own: OWN },
    home: { hero: { tagline: 'Ab {own.preisFrage}, {own.beruf}.' } },
  });
  expect(read).toEqual({
    facts: { area: { name: 'Freiburg' }, own: OWN.slice(0, 1), prices: PRICES },
    home: { hero: { tagline: 'Ab {prices.question}, {own.beruf}.' } },
  });
});

test('a price of the owner with the same id gets another one, also in texts', async () => {
  const mine = { name: 'Vortrag', amount: 900, kind: 'fixed', id: 'question' };
  const { read } = await migrate(ADVISER, {
    facts: { prices: [mine] },
    about: { lead: '{prices.question} und {own.preisFrage}' },
  });
  expect(read.about).toEqual({ lead: '{prices.questionOwn} und {prices.question}' });
  expect(read.facts.prices.at(-1)).toEqual({ ...mine, id: 'questionOwn' });
  expect(read.facts.prices).toHaveLength(5);
});

test('facts without prices stay as they are, and so does a site of another starter', async () => {
  const facts = { area: { name: 'Wien' } };
  expect((await migrate(ADVISER, { facts })).read.facts).toEqual(facts);
  const other = { facts: { own: [{ name: 'preis', value: '5 €' }] }, about: { lead: '{own.preis}' } };
  expect((await migrate({ key: 'consultant', language: 'en' }, other)).read).toEqual(other);
});

test('the state before the last change of the site is moved too', async () => {
  const documents = [{ key: 'facts', published: { own: OWN }, draft: null }];
  const { kept } = await migrate({ key: 'consultant', language: 'en' }, {}, { starter: ADVISER, documents });
  expect(kept.documents).toEqual([{ key: 'facts', published: { own: OWN.slice(0, 1), prices: PRICES }, draft: null }]);
});
