import { expect, test } from 'vitest';
import type { ListedService } from '#shared/services.schema.ts';
import { toSlug } from '#shared/slug.ts';
import { createPageApp } from '#testing/create-page-app.ts';
import { postJson } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { makeContact } from '#testing/make.ts';

const ADDRESS = '/api/captain/services';
const NEW = { name: 'Zeppelin Repairs', text: 'Your airship flies again on Monday.', icon: 'wrench', isShown: true };

async function setUp() {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  const list = async () => (await call('GET', ADDRESS)).body as ListedService[];
  const read = async (path: string) => (await harness.app.request(path)).text();
  const send = async (service: string) =>
    (await harness.app.request('/api/contact', postJson(makeContact({ service: [service] })))).status;
  /** Pages and files that name the services. */
  const everywhere = async () => [
    await read('/'),
    await read('/about'),
    await read('/calendar'),
    await read('/llms.txt'),
  ];
  return { ...harness, call, list, read, send, everywhere };
}

test('a new service is in cards, specialisations, menu, footer, contact form, chat and llms.txt', async () => {
  const { call, list, read, send, everywhere, app } = await setUp();
  const { status, body } = await call('PUT', ADDRESS, [...(await list()), NEW]);
  expect([status, body.at(-1)]).toEqual([
    200,
    {
      ...NEW,
      ...{
        id: 'zeppelin-repairs',
        alsoCalled: null,
        path: null,
        price: null,
        highlight: null,
        features: [],
        drawing: null,
        places: null,
      },
      isPageHidden: false,
      pageKey: null,
    },
  ]);
  for (const text of await everywhere()) expect(text).toContain(NEW.name);
  expect(await read('/')).toContain('Seven ways to stop doing it by hand');
  expect(await read('/about')).toContain('Four core specialisations');
  expect(await send('zeppelin-repairs')).toBe(201);
  const asked = await app.request('/api/chatbot', postJson({ message: 'What services do you offer?' }));
  expect((await asked.json()).response).toContain(NEW.name);
});

test('a service with a new name has it in every place; a name for one place stays where it was given', async () => {
  const { call, list, read } = await setUp();
  const [first, ...rest] = await list();
  await call('PUT', ADDRESS, [{ ...first, name: 'Robots' }, ...rest]);
  const home = await read('/');
  expect(home).toContain('Robots');
  expect(home).not.toContain('Workflow Automation');
  await call('PUT', ADDRESS, [
    { id: first?.id, name: 'Machines', places: [{ place: 'contact', name: 'A machine' }] },
    ...rest,
  ]);
  expect(await read('/')).toContain('A machine');
});

test('a hidden service is shown nowhere, and its page is not found; stored messages keep its name', async () => {
  const { call, list, read, send, everywhere, app, ctx } = await setUp();
  await send('lead-generation');
  const services = await list();
  await call(
    'PUT',
    ADDRESS,
    services.map(({ id }) => ({ id, isShown: id !== 'lead-generation' })),
  );
  for (const text of await everywhere()) expect(text).not.toContain('/services/lead-generation');
  expect(await read('/sitemap.xml')).not.toContain('/services/lead-generation');
  expect((await app.request('/services/lead-generation')).status).toBe(404);
  expect(await send('lead-generation')).toBe(400);
  expect(ctx.content.services().map(({ id }) => id)).toContain('lead-generation');
  await call('PUT', ADDRESS, services);
  expect((await app.request('/services/lead-generation')).status).toBe(200);
});

test('a service that is removed takes its page with it', async () => {
  const { call, list, app, read } = await setUp();
  const services = await list();
  await call(
    'PUT',
    ADDRESS,
    services.filter(({ id }) => id !== 'custom-solutions'),
  );
  expect((await app.request('/services/custom-solutions')).status).toBe(404);
  expect(await read('/about')).not.toContain('/services/custom-solutions');
  await call('PUT', ADDRESS, services);
  expect((await list()).find(({ id }) => id === 'custom-solutions')?.isPageHidden).toBe(true);
});

test('a page that moves stays the page of its service', async () => {
  const { call, read } = await setUp();
  const { body } = await call('GET', '/api/captain/content/llm-chatbots');
  const { body: saved } = await call('PUT', '/api/captain/content/llm-chatbots/draft', {
    version: body.version,
    data: { ...body.published, path: '/bots' },
  });
  await call('POST', '/api/captain/content/llm-chatbots/publish', saved);
  expect(await read('/')).toContain('href="/bots"');
  expect(await read('/bots')).toContain('"name":"LLM-Powered Chatbots"');
});

test('a list in another order is in that order in every place', async () => {
  const { call, list, read } = await setUp();
  const services = await list();
  await call('PUT', ADDRESS, services.toReversed());
  const form = await read('/');
  const positions = ['custom-solutions', 'lead-generation', 'ai-integration'].map((id) =>
    form.indexOf(`value="${id}"`),
  );
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions[0]).toBeGreaterThan(0);
});

test('without services, no part of the site is left that lists them', async () => {
  const { call, read } = await setUp();
  expect((await call('PUT', ADDRESS, [])).status).toBe(200);
  const [home, about] = [await read('/'), await read('/about')];
  expect(home).not.toContain('id="portfolio"');
  expect(home).not.toContain('>Core specialisations<');
  expect(about).not.toContain('id="specialisations"');
});

test.each([
  ['a list', { id: 'a' }, ''],
  ['a name', [{ ...NEW, name: '' }], '0.name'],
  ['an icon that exists', [{ ...NEW, icon: 'zeppelin' }], '0.icon'],
  ['a page that exists', [{ ...NEW, path: '/no-such-page' }], '0.path'],
  ['facts that exist', [{ ...NEW, price: '{own.rate}' }], '0.price'],
  [
    'different ids',
    [
      { ...NEW, id: 'a' },
      { ...NEW, id: 'a' },
    ],
    '1.id',
  ],
])('400: needs %s', async (_what, input, path) => {
  const { call, list } = await setUp();
  const before = await list();
  const { status, body } = await call('PUT', ADDRESS, input);
  expect([status, body.issues[0].path]).toEqual([400, path]);
  expect(await list()).toEqual(before);
});

test('409: somebody else has changed the list', async () => {
  const { call, list } = await setUp();
  const services = await list();
  expect((await call('PUT', `${ADDRESS}?version=0`, services.slice(1))).status).toBe(200);
  expect((await call('PUT', `${ADDRESS}?version=0`, services)).status).toBe(409);
});

test.each([
  ['automation', 'en', 'What do you offer?', ['phone', 'assistant']],
  ['automation', 'de', 'Was bieten Sie an?', ['telefon', 'assistent']],
  ['adviser', 'en', 'What do you offer?', ['question', 'care']],
  ['adviser', 'de', 'Was bieten Sie an?', ['frage', 'betreuung']],
] as const)(
  'starter %s in %s: texts follow the list of services',
  async (key, language, question, [renamed, hidden]) => {
    const { call, list, read, app } = await setUp();
    expect((await call('POST', `/api/captain/starters/${key}`, { language })).status).toBe(200);
    const before = await list();
    const [was, path] = ['name', 'path'].map((field) => before.find(({ id }) => id === renamed)?.[field as 'name']);
    const gone = before.find(({ id }) => id === hidden)?.name ?? '';
    const changed = before.map(({ id }) => ({
      id,
      ...(id === renamed && { name: 'Zeppelin Desk' }),
      ...(id === hidden && { isShown: false }),
    }));
    expect((await call('PUT', ADDRESS, [...changed, NEW])).status).toBe(200);
    const asked = await app.request('/api/chatbot', postJson({ message: question }));
    const { response } = await asked.json();
    expect(response).toContain('Zeppelin Desk');
    expect(response).toContain(NEW.name);
    for (const text of [response, await read('/'), await read('/about'), await read(path ?? '')]) {
      expect(text).not.toContain(was);
      expect(text).not.toContain(gone);
    }
    expect(await read(path ?? '')).toMatch(/<title>Zeppelin Desk/);
  },
);

test('a text names a service by {services.ID}, also one with a hyphen; a service that a text names can be hidden, not removed', async () => {
  const { call, list, read } = await setUp();
  const services = await list();
  await call('PUT', ADDRESS, [...services, NEW]);
  const { body } = await call('GET', '/api/captain/content/about');
  const draft = (lead: string, version: number) =>
    call('PUT', '/api/captain/content/about/draft', { version, data: { ...body.published, lead } });
  expect((await draft('I sell {services.blimps}.', body.version)).body.issues).toEqual([
    { path: 'lead', message: 'There is no fact {services.blimps}' },
  ]);
  const { body: saved } = await draft('I sell {services.zeppelin-repairs} and {services.llm-chatbots}.', body.version);
  await call('POST', '/api/captain/content/about/publish', saved);
  expect(await read('/about')).toContain('I sell Zeppelin Repairs and LLM-Powered Chatbots.');
  const removed = await call('PUT', ADDRESS, services);
  expect([removed.status, removed.body.message]).toEqual([
    400,
    'The service {services.zeppelin-repairs} is still named in About. You can hide it instead.',
  ]);
  // A service of the starter keeps its first name in texts.
  const rest = (await list()).filter(({ id }) => id !== 'llm-chatbots');
  expect((await call('PUT', ADDRESS, rest)).status).toBe(200);
  expect(await read('/about')).toContain('I sell Zeppelin Repairs and LLM-Powered Chatbots.');
  const facts = (await call('GET', '/api/captain/content/facts')).body;
  const same = await call('PUT', '/api/captain/content/facts/draft', {
    version: facts.version,
    data: { ...facts.published, years: { ...facts.published.years, it: 11 } },
  });
  expect(same.status).toBe(200);
});

test('a page is made of what a service says, beside those of the other services, and is public at once', async () => {
  const { call, list, read } = await setUp();
  const asked = { ...NEW, price: 'from $900', features: ['A dry cabin', 'A log of the flight'], newPage: true };
  const { body } = await call('PUT', ADDRESS, [...(await list()), asked, { ...NEW, name: 'Zeppelin repairs!' }]);
  expect(body.at(-2)).toMatchObject({ path: '/services/zeppelin-repairs', pageKey: 'services-zeppelin-repairs' });
  const page = await read('/services/zeppelin-repairs');
  for (const text of [NEW.name, NEW.text, 'from $900', 'A log of the flight', 'Shall we talk?'])
    expect(page).toContain(text);
  expect(await read('/sitemap.xml')).toContain('/services/zeppelin-repairs');

  // Another of the same name, without a price.
  const { id } = body.at(-1);
  const later = await call('PUT', ADDRESS, [...body.slice(0, -1), { id, newPage: true }]);
  expect(later.body.at(-1).path).toBe('/services/zeppelin-repairs-2');
  // A part of another page is no page of its own; one that there is stays.
  const [first, ...others] = later.body;
  const moved = [{ ...first, newPage: true }, { ...others[0], path: '/#contact', newPage: true }, ...others.slice(1)];
  const [kept, made] = (await call('PUT', ADDRESS, moved)).body;
  expect([kept.path, made.path]).toEqual([first.path, `/services/${toSlug(others[0].name)}`]);
  expect(await read('/services/zeppelin-repairs-2')).not.toMatch(/What it costs|What you get/);
});

test.each([
  ['de', 'Erstgespräch buchen', 'Termin buchen'],
  ['en', 'Book a first meeting', 'Book a call'],
])(
  'the page of a service names its buttons as the site does (%s), and claims nothing about the work',
  async (language, button, other) => {
    const { call, list, ctx } = await setUp();
    await call('POST', '/api/captain/starters/adviser', { language });
    await call('PUT', ADDRESS, [...(await list()), { ...NEW, price: '95', newPage: true }]);
    const page = ctx.content.pages().find(({ name }) => name === NEW.name)?.document;
    const labels = page?.sections.flatMap((section) => ('actions' in section ? section.actions : []));
    expect(labels?.map(({ label }) => label)).toEqual([button, button, button]);
    expect(JSON.stringify(page)).not.toMatch(/probieren|geändert|Betrieb|try the result|your business/);
    expect(JSON.stringify(page)).not.toContain(other);
  },
);

test('the price of a service that is renamed has its new name, unless it had another one', async () => {
  const { call, list, ctx } = await setUp();
  await call('POST', '/api/captain/starters/adviser', { language: 'en' });
  const priceNames = () => Object.fromEntries(ctx.content.get('facts').prices.map(({ id, name }) => [id, name]));
  const [first, second, ...others] = await list();
  const rename = (name: string) => call('PUT', ADDRESS, [{ id: first?.id, name }, second, ...others]);
  expect(priceNames().question).toBe(first?.name);
  expect((await rename('Advice by the hour')).status).toBe(200);
  expect(priceNames()).toMatchObject({ question: 'Advice by the hour', care: second?.name });
  const { version, published } = (await call('GET', '/api/captain/content/facts')).body;
  const prices = published.prices.with(0, { ...published.prices[0], name: 'Hourly rate' });
  const data = { ...published, prices };
  const saved = await call('PUT', '/api/captain/content/facts/draft', { version, data });
  await call('POST', '/api/captain/content/facts/publish', { version: saved.body.version });
  await rename('Advice');
  expect(priceNames().question).toBe('Hourly rate');
});

test('prices that came with the site under a name of their own are named after their service once it is renamed', async () => {
  const { call, list, ctx } = await setUp();
  await call('POST', '/api/captain/starters/automation', { language: 'en' });
  const services = await list();
  const rename = (names: Record<string, string>) =>
    call(
      'PUT',
      ADDRESS,
      services.map(({ id, name }) => ({ id, name: names[id] ?? name })),
    );
  const priceNames = () => Object.fromEntries(ctx.content.get('facts').prices.map(({ id, name }) => [id, name]));
  expect((await rename({ workflow: 'Automation project', phone: 'Call desk' })).status).toBe(200);
  expect(priceNames()).toEqual({
    phoneSetup: 'Call desk: setup',
    phoneMonth: 'Call desk: service',
    workflow: 'Automation project',
    assistant: 'Document and website assistant',
    hour: 'Help by the hour',
  });
  await rename({ workflow: 'Project', phone: 'Calls' });
  expect(priceNames()).toMatchObject({ phoneSetup: 'Calls: setup', workflow: 'Project' });
});

test('a service that is refused gets no page', async () => {
  const { call, list } = await setUp();
  const before = (await call('GET', '/api/captain/content')).body.length;
  const { status, body } = await call('PUT', ADDRESS, [...(await list()), { ...NEW, text: '', newPage: true }]);
  expect([status, body.issues[0].path]).toEqual([400, '7.text']);
  expect((await call('GET', '/api/captain/content')).body).toHaveLength(before);
});

test('a service follows its page to another path, also while that page is hidden', async () => {
  const { call, list } = await setUp();
  const [service] = await list();
  const page = `/api/captain/content/${service?.pageKey}`;
  for (const change of [{ path: '/moved' }, { path: '/moved-again', hidden: true }]) {
    const { body: before } = await call('GET', page);
    const data = { ...(before.published as object), ...change };
    const { body: draft } = await call('PUT', `${page}/draft`, { version: before.version, data });
    expect((await call('POST', `${page}/publish`, { version: draft.version })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ path: change.path, pageKey: service?.pageKey });
  }
});
