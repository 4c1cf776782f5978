import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

interface Stored {
  key: string;
  published: string | null;
  draft: string | null;
}

async function migrate(documents: Record<string, { template?: string; published?: object; draft?: object }>) {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  const position = migrations.findIndex(({ name }) => name === '0037-services');
  for (const { up } of migrations.slice(0, position)) await up(db);
  const add = sqlite.prepare(
    'insert into content_documents (key, template, version, published, draft, updated_at, position) values (?, ?, 1, ?, ?, 1, ?)',
  );
  const json = (text?: object) => (text ? JSON.stringify(text) : null);
  Object.entries(documents).forEach(([key, { template = null, published, draft }], index) => {
    add.run(key, template, json(published), json(draft), index);
  });
  await migrations[position]?.up(db);
  const rows = sqlite.prepare('select key, published, draft from content_documents').all() as Stored[];
  await db.destroy();
  return Object.fromEntries(
    rows.map(({ key, published, draft }) => [
      key,
      { published: JSON.parse(published ?? 'null'), draft: JSON.parse(draft ?? 'null') },
    ]),
  );
}

const card = (title: string, link: string) => ({
  title,
  description: `${title}, described`,
  aiFeature: `${title}, highlighted`,
  features: ['First', 'Second'],
  link,
  figure: 'custom',
});

test('cards, choices, menu and specialisations of an owner become one list; nothing typed is lost', async () => {
  const { services, home, site, ...after } = await migrate({
    home: {
      published: {
        hero: { title: 'Taxes' },
        portfolio: { title: 'Two ways', cards: [card('Tax returns', '/tax'), card('Payroll', '/payroll')] },
        about: { specialisations: [{ name: 'Tax returns', note: 'On time.' }] },
      },
    },
    'contact-form': {
      published: {
        services: [
          { value: 'pay', label: 'Pay slips', href: '/payroll' },
          { value: 'else', label: 'Something else' },
        ],
      },
    },
    about: {
      published: {
        specialisations: { items: [{ title: 'Where do I start?', text: 'Here.', link: { label: 'T', href: '/tax' } }] },
      },
    },
    site: {
      published: {
        menu: {
          groups: [
            { title: 'Offers', links: [{ label: 'Taxes', href: '/tax' }] },
            { title: 'Home', links: [{ label: 'About', href: '/#about' }] },
          ],
        },
      },
    },
    tax: {
      template: 'landing',
      published: {
        path: '/tax',
        label: 'Tax',
        sections: [],
        service: { name: 'Tax', serviceType: 'Tax', description: 'D' },
      },
    },
    'llm-chatbots': { published: { hidden: true } },
  });
  expect(services?.published.services.slice(0, 2)).toEqual([
    {
      id: 'tax',
      name: 'Tax returns',
      text: 'Tax returns, described',
      icon: 'check',
      isShown: true,
      path: '/tax',
      highlight: 'Tax returns, highlighted',
      features: ['First', 'Second'],
      drawing: 'custom',
      places: [
        { place: 'cards' },
        { place: 'specialisations', text: 'On time.' },
        { place: 'about', name: 'Where do I start?', text: 'Here.' },
        { place: 'menu', name: 'Taxes' },
      ],
    },
    {
      id: 'pay',
      name: 'Payroll',
      text: 'Payroll, described',
      icon: 'check',
      isShown: true,
      path: '/payroll',
      highlight: 'Payroll, highlighted',
      features: ['First', 'Second'],
      drawing: 'custom',
      places: [{ place: 'cards' }, { place: 'contact', name: 'Pay slips' }],
    },
  ]);
  const chatbots = services?.published.services.find(({ id }: { id: string }) => id === 'llm-chatbots');
  expect(chatbots).toMatchObject({ isShown: false, places: [] });
  expect(home?.published).toEqual({ hero: { title: 'Taxes' }, portfolio: { title: 'Two ways' }, about: {} });
  expect(site?.published.menu).toEqual({
    services: 'Offers',
    groups: [{ title: 'Home', links: [{ label: 'About', href: '/#about' }] }],
  });
  expect(after['contact-form']?.published).toEqual({ otherChoices: [{ value: 'else', label: 'Something else' }] });
  expect(after.tax?.published).toEqual({
    path: '/tax',
    sections: [],
    service: { serviceType: 'Tax', description: 'D' },
  });
});

test('a change that waits in a draft waits in the draft of the list', async () => {
  const { services, home } = await migrate({ home: { draft: { portfolio: { cards: [card('Audits', '/audits')] } } } });
  expect(services?.published).toBeNull();
  expect(services?.draft.services[0]).toMatchObject({ id: 'audits', name: 'Audits', path: '/audits' });
  expect(home?.draft).toEqual({ portfolio: {} });
});

test('a site whose services were not changed stores no list', async () => {
  expect(await migrate({ home: { published: { hero: { title: 'Mine' } } } })).toEqual({
    home: { published: { hero: { title: 'Mine' } }, draft: null },
  });
});
