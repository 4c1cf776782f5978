import { expect, test } from 'vitest';
import { createPageApp } from '#testing/create-page-app.ts';
import { loginAs } from '#testing/login-as.ts';

const BASE = '/api/captain/content';
const PRICES = [
  { name: 'Yearly accounts', amount: 120, unit: 'per hour', kind: 'from', id: 'accounts' },
  { name: 'First meeting', amount: 90, kind: 'fixed', id: 'meeting' },
];

async function createOwner() {
  const harness = await createPageApp();
  const { call } = await loginAs(harness);
  async function publish(key: string, change: (data: Record<string, unknown>) => Record<string, unknown>) {
    const { body } = await call('GET', `${BASE}/${key}`);
    const data = change(structuredClone(body.published));
    const saved = await call('PUT', `${BASE}/${key}/draft`, { version: body.version, data });
    if (saved.status !== 200) return saved;
    return call('POST', `${BASE}/${key}/publish`, { version: saved.body.version });
  }
  return { ...harness, call, publish };
}

test('own prices: pages, the price list, the chatbot and search engines read the one list', async () => {
  const { publish, app, ctx } = await createOwner();
  expect((await publish('facts', (facts) => ({ ...facts, prices: PRICES }))).status).toBe(200);
  expect(ctx.content.values()).toMatchObject({
    'prices.accounts': 'from $120 per hour',
    'prices.meeting': '$90',
    priceList: 'Yearly accounts: from $120 per hour; First meeting: $90',
  });
  await publish('about', (about) => ({
    ...about,
    meta: { ...(about.meta as object), description: 'Accounts {prices.accounts}.' },
  }));
  const html = await (await app.request('/about')).text();
  expect(html).toContain('Accounts from $120 per hour.');
  expect(html).toContain('"makesOffer":[{"@type":"Offer","name":"Yearly accounts"');
  expect((await (await app.request('/api/site')).json()).prices).toEqual([
    { name: 'Yearly accounts', amount: 120, kind: 'from', text: 'from $120 per hour' },
    { name: 'First meeting', amount: 90, kind: 'fixed', text: '$90' },
  ]);
});

test('own prices: a service whose price is written out is offered to search engines too', async () => {
  const { call, app } = await createOwner();
  const { body: services } = await call('GET', '/api/captain/services');
  const added = { name: 'Workflow audit', text: 'Two weeks.', icon: 'check', price: '$950, fixed price' };
  expect((await call('PUT', '/api/captain/services', [...services, added])).status).toBe(200);
  const offer = { name: 'Workflow audit', amount: 0, kind: 'words', text: '$950, fixed price' };
  expect((await (await app.request('/api/site')).json()).prices).toEqual([offer]);
  expect(await (await app.request('/about')).text()).toContain(
    '"name":"Workflow audit","description":"$950, fixed price"',
  );
  const hidden = [...services, { ...added, isShown: false }];
  expect((await call('PUT', '/api/captain/services', hidden)).status).toBe(200);
  expect((await (await app.request('/api/site')).json()).prices).toBeUndefined();
});

test('own prices: each has a name of its own, and one that a text names cannot be removed', async () => {
  const { publish } = await createOwner();
  const twice = await publish('facts', (facts) => ({
    ...facts,
    prices: [PRICES[0], { ...PRICES[1], id: 'accounts' }],
  }));
  expect(twice.body.issues).toMatchObject([{ path: 'prices' }]);
  const negative = await publish('facts', (facts) => ({ ...facts, prices: [{ ...PRICES[0], amount: -1 }] }));
  expect(negative.body.issues).toMatchObject([{ path: 'prices.0.amount' }]);
  await publish('facts', (facts) => ({ ...facts, prices: PRICES }));
  await publish('about', (about) => ({
    ...about,
    meta: { ...(about.meta as object), description: 'Accounts {prices.accounts}.' },
  }));
  const removed = await publish('facts', (facts) => ({ ...facts, prices: [] }));
  expect(removed.body.issues).toMatchObject([
    { path: 'prices', message: expect.stringContaining('{prices.accounts}') },
  ]);
});

test('own prices: one of 0 is listed as not finished, and visitors read that it is on request', async () => {
  const { call, app, ctx, publish } = await createOwner();
  expect((await call('POST', '/api/captain/starters/adviser', { language: 'de' })).status).toBe(200);
  const missing = async () =>
    (await call('GET', '/api/captain/unfinished')).body
      .filter(({ document, reason }: Record<string, string>) => document === 'facts' && reason === 'placeholder')
      .map(({ path }: Record<string, string>) => path);
  expect(await missing()).toEqual(expect.arrayContaining(['prices.0.amount', 'prices.3.amount']));
  expect(ctx.content.values()['prices.question']).toBe('auf Anfrage');
  expect(ctx.content.get('services').services[0]).not.toHaveProperty('price');
  expect(ctx.content.get('home').voiceAi.prices.map(({ figure }) => figure)).toEqual(['0 €']);
  expect(ctx.content.get('strategy-session').facts).toHaveLength(2);
  expect((await (await app.request('/api/site')).json()).prices).toBeUndefined();

  const words = { kind: 'words', amount: 0, words: 'nach StBVV' };
  await publish('facts', (facts) => {
    const [first, second, ...rest] = facts.prices as object[];
    return { ...facts, prices: [{ ...first, amount: 240 }, { ...second, ...words }, ...rest] };
  });
  expect(await missing()).not.toContain('prices.0.amount');
  expect(await missing()).not.toContain('prices.1.words');
  expect(ctx.content.get('services').services.map(({ price }) => price)).toEqual([
    expect.stringMatching(/^240\s€$/),
    'nach StBVV',
    undefined,
  ]);
  const html = await (await app.request('/')).text();
  expect(html).toContain('{"@type":"Offer","name":"Laufende Betreuung","description":"nach StBVV"}');
});

test('own prices: another language of the starter keeps them', async () => {
  const { call, publish, ctx } = await createOwner();
  await call('POST', '/api/captain/starters/adviser', { language: 'de' });
  await publish('facts', (facts) => ({
    ...facts,
    prices: [
      ...(facts.prices as { id: string }[]).map((one) => (one.id === 'care' ? { ...one, amount: 90 } : one)),
      PRICES[0],
    ],
  }));
  await call('POST', '/api/captain/starters/adviser', { language: 'en' });
  expect(ctx.content.get('facts').prices.map(({ id, amount }) => [id, amount])).toEqual([
    ['question', 0],
    ['care', 90],
    ['case', 0],
    ['opinion', 0],
    ['accounts', 120],
  ]);
});
