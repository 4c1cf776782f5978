import { expect, test } from 'vitest';
import type { HomeDocument } from '#content/home.schema.ts';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

const { home, facts } = STARTER.documents;
const BASE = '/api/captain/content';

/** The app with a captain who edits. */
async function createEditor() {
  const harness = await createTestApp();
  const { call, cookie } = await loginAs(harness);
  const read = async (key: string, search = '') =>
    (await (await harness.app.request(`/api/content?keys=${key}${search}`)).json())[key];
  return {
    ...harness,
    call,
    cookie,
    /** Texts that visitors are given. */
    read,
    save: (key: string, version: number, data: unknown) => call('PUT', `${BASE}/${key}/draft`, { version, data }),
    publish: (key: string, version: number, at?: string) => call('POST', `${BASE}/${key}/publish`, { version, at }),
    async change(key: string, data: unknown) {
      const { body } = await call('PUT', `${BASE}/${key}/draft`, {
        version: (await call('GET', `${BASE}/${key}`)).body.version,
        data,
      });
      return call('POST', `${BASE}/${key}/publish`, { version: body.version });
    },
  };
}

const withHero = (hero: Partial<HomeDocument['hero']>): HomeDocument => ({ ...home, hero: { ...home.hero, ...hero } });

test('content: a draft is invisible to visitors until it is published; its link shows it', async () => {
  const { call, read, save, publish } = await createEditor();
  expect((await save('home', 0, withHero({ title: 'Weniger tippen' }))).body).toEqual({ version: 1 });
  const { body: document } = await call('GET', `${BASE}/home`);
  expect(document).toMatchObject({
    state: 'draft',
    version: 1,
    published: home,
    draft: { hero: { title: 'Weniger tippen' } },
  });
  expect((await read('home')).hero.title).toBe(home.hero.title);
  expect((await read('home', `&${document.preview.search}`)).hero.title).toBe('Weniger tippen');
  expect((await read('home', '&draft=home.9999999999.forged')).hero.title).toBe(home.hero.title);

  expect((await publish('home', 1)).body).toEqual({ version: 2 });
  expect((await read('home')).hero.title).toBe('Weniger tippen');
  const listed = (await call('GET', BASE)).body.find(({ key }: { key: string }) => key === 'home');
  expect(listed).toMatchObject({ state: 'changed', version: 2, path: '/' });
});

test('content: only the changed fields are stored', async () => {
  const { db, change } = await createEditor();
  await change('home', withHero({ title: 'Neu' }));
  const row = await db.selectFrom('contentDocuments').selectAll().where('key', '=', 'home').executeTakeFirstOrThrow();
  expect(row.published).toEqual({ hero: { title: 'Neu' } });
});

test.each([
  ['empty', { title: ' ' }, 'hero.title'],
  ['too long', { title: 'x'.repeat(61) }, 'hero.title'],
  ['HTML', { tagline: 'Now <b>bold</b>' }, 'hero.tagline'],
  ['a broken internal link', { call: { label: 'Call', href: '/nowhere' } }, 'hero.call.href'],
  ['a missing section', { call: { label: 'Call', href: '/#nowhere' } }, 'hero.call.href'],
  ['a script', { call: { label: 'Call', href: 'javascript:alert(1)' } }, 'hero.call.href'],
  ['an unknown fact', { tagline: 'Only {price.nothing}' }, 'hero.tagline'],
])('content: %s is rejected beside its field, and the stored draft stays', async (_name, hero, path) => {
  const { call, save } = await createEditor();
  await save('home', 0, withHero({ title: 'Kept' }));
  const { status, body } = await save('home', 1, withHero(hero));
  expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
  expect((await call('GET', `${BASE}/home`)).body).toMatchObject({ version: 1, draft: { hero: { title: 'Kept' } } });
});

test('content: text in place of a number, and a picture that was deleted, are rejected', async () => {
  const { save } = await createEditor();
  const price = { ...facts, price: { ...facts.price, setup: '2500' } };
  expect((await save('facts', 0, price)).body.issues[0]).toEqual({
    path: 'price.setup',
    message: 'Please give an amount',
  });
  const { branding } = STARTER.documents;
  const portrait = { ...branding.portrait, src: '/uploads/gone.png' };
  const { status, body } = await save('branding', 0, { ...branding, portrait });
  expect([status, body.issues]).toEqual([
    400,
    [{ path: 'portrait.src', message: 'This file does not exist any more' }],
  ]);
});

test('content: of ten saves at once one is stored, the others get 409 with the newest version', async () => {
  const { call, save } = await createEditor();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save('home', 0, withHero({ title: `Edit ${index}` }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ version: 1 });
  expect((await call('GET', `${BASE}/home`)).body.version).toBe(1);
});

test('content: a scheduled draft becomes public at its time', async () => {
  const { call, clock, read, save, publish, ctx } = await createEditor();
  await save('home', 0, withHero({ title: 'Tomorrow' }));
  await publish('home', 1, '2026-01-06T12:00:00Z');
  expect((await call('GET', `${BASE}/home`)).body).toMatchObject({
    state: 'scheduled',
    publishAt: '2026-01-06T12:00:00Z',
  });
  expect((await read('home')).hero.title).toBe(home.hero.title);
  const before = ctx.publicContent.version();
  clock.advance(24 * 3600);
  expect((await read('home')).hero.title).toBe('Tomorrow');
  expect(ctx.publicContent.version()).toBeGreaterThan(before);
  expect((await call('GET', `${BASE}/home`)).body).toMatchObject({ state: 'changed', draft: null });
});

test('content: a scheduled draft does not become public a fraction of a second early', async () => {
  const { call, clock, read, save, publish } = await createEditor();
  await save('home', 0, withHero({ title: 'Soon' }));
  await publish('home', 1, '2026-01-05T12:00:00.001Z');
  expect((await call('GET', `${BASE}/home`)).body).toMatchObject({ publishAt: '2026-01-05T12:00:01Z' });
  expect((await read('home')).hero.title).toBe(home.hero.title);
  clock.advance(1);
  expect((await read('home')).hero.title).toBe('Soon');
});

test('content: a draft that became public at its time stays public when an open editor saves', async () => {
  const { clock, read, save, publish } = await createEditor();
  await save('home', 0, withHero({ title: 'Tomorrow' }));
  const { body: planned } = await publish('home', 1, '2026-01-06T12:00:00Z');
  clock.advance(24 * 3600);
  const late = await save('home', planned.version, withHero({ title: 'Written since yesterday' }));
  expect([late.status, late.body.version]).toEqual([409, planned.version + 1]);
  expect((await read('home')).hero.title).toBe('Tomorrow');
  expect((await save('home', late.body.version, withHero({ title: 'Written since yesterday' }))).status).toBe(200);
  expect((await read('home')).hero.title).toBe('Tomorrow');
});

test('content: an export has a text whose planned time is over, and its import keeps it public', async () => {
  const { call, clock, read, save, publish } = await createEditor();
  await save('home', 0, withHero({ title: 'Soon' }));
  await publish('home', 1, '2026-01-05T12:01:00Z');
  clock.advance(60);
  const { body: file } = await call('GET', `${BASE}/export`);
  expect(file.documents.home.hero.title).toBe('Soon');
  expect((await call('POST', `${BASE}/import`, file)).body.applied).toBe(true);
  expect((await read('home')).hero.title).toBe('Soon');
});

test('content: saving and discarding a draft leave the pages in memory alone', async () => {
  const { call, save, publish, ctx } = await createEditor();
  const before = ctx.publicContent.version();
  await save('home', 0, withHero({ title: 'Not yet' }));
  expect((await call('DELETE', `${BASE}/home/draft`)).status).toBeLessThan(300);
  expect(ctx.publicContent.version()).toBe(before);
  const { body } = await save('home', 2, withHero({ title: 'Now' }));
  await publish('home', body.version);
  expect(ctx.publicContent.version()).toBeGreaterThan(before);
});

test('content: saving a draft keeps the published texts in memory; planning and publishing read them anew', async () => {
  const { ctx, call, clock, read, save, publish } = await createEditor();
  const view = () => ctx.content.get('answers');
  let before = view();
  await save('home', 0, withHero({ title: 'Later' }));
  await save('facts', 0, { ...facts, price: { ...facts.price, setup: 1 } });
  await save('facts', 1, { ...facts, price: { ...facts.price, setup: 2 } });
  await call('DELETE', `${BASE}/facts/draft`);
  expect(view()).toBe(before);
  await publish('home', 1, '2026-01-06T09:00:00Z');
  await save('facts', 3, { ...facts, price: { ...facts.price, setup: 3 } });
  expect((await read('home')).hero.title).toBe(home.hero.title);
  clock.advance(24 * 3600);
  expect((await read('home')).hero.title).toBe('Later');
  expect(view()).not.toBe(before);
  before = view();
  await publish('facts', 4);
  expect(view()).not.toBe(before);
  expect(ctx.content.values()['price.setup']).toBe('$3');
});

test('content: a changed fact changes every text that names it; the example of a month follows the price of a minute until it is given', async () => {
  const { change, read, ctx } = await createEditor();
  const exampleMonth = () => ctx.content.values()['price.exampleMonth'];
  expect(exampleMonth()).toBe('$75');
  expect((await read('home')).voiceAi.prices[0].figure).toBe('$2,500');
  await change('facts', { ...facts, price: { ...facts.price, setup: 1_900, perMinute: 0.3 } });
  const prices = (await read('home')).voiceAi.prices;
  expect(prices.map(({ figure }: { figure: string }) => figure)).toEqual(['$1,900', '$0.30/min']);
  expect(exampleMonth()).toBe('$90');
  await change('facts', { ...facts, price: { ...facts.price, exampleMonth: 80 } });
  expect(exampleMonth()).toBe('$80');
});

test('content: an own fact can be named; removing it is rejected with where it is used', async () => {
  const { change, read, call } = await createEditor();
  await change('facts', { ...facts, own: [{ name: 'hourlyRate', value: '$120' }] });
  await change('home', withHero({ tagline: 'From {own.hourlyRate} an hour.' }));
  expect((await read('home')).hero.tagline).toBe('From $120 an hour.');
  const { version } = (await call('GET', `${BASE}/facts`)).body;
  const { status, body } = await call('PUT', `${BASE}/facts/draft`, { version, data: facts });
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    { path: 'own', message: 'There is no fact {own.hourlyRate}: it is used in Home, hero.tagline' },
  ]);
});

test('content: language and currency of the settings format the facts', async () => {
  const { call, read } = await createEditor();
  await call('PUT', '/api/captain/settings', { locale: 'de-DE', currency: 'EUR', language: 'de' });
  expect((await read('home')).voiceAi.prices[0].figure).toBe('2.500\u00a0€');
  const refused = await call('PUT', '/api/captain/settings', { locale: 'no such', currency: 'XXY' });
  expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual(['locale', 'currency']);
});

test('content: reset puts the shipped text into the draft, of one field or of all', async () => {
  const { call, change } = await createEditor();
  await change('home', withHero({ title: 'One', kicker: 'Two' }));
  await call('POST', `${BASE}/home/reset`, { path: 'hero.title' });
  const { draft, version } = (await call('GET', `${BASE}/home`)).body;
  expect([draft.hero.title, draft.hero.kicker]).toEqual([home.hero.title, 'Two']);
  const unknown = await call('POST', `${BASE}/home/reset`, { path: 'hero.nothing.here' });
  expect([unknown.status, unknown.body.issues]).toEqual([
    400,
    [{ path: 'path', message: 'There is no field hero.nothing.here' }],
  ]);
  const { status, body } = await call('POST', `${BASE}/home/reset`);
  expect([status, body.version]).toEqual([200, version + 1]);
  await call('POST', `${BASE}/home/publish`, { version: body.version });
  expect((await call('GET', `${BASE}/home`)).body).toMatchObject({ state: 'shipped', published: home, draft: null });
});

test('content: every publication is a version that can be restored as a draft', async () => {
  const { call, change } = await createEditor();
  await change('home', withHero({ title: 'First' }));
  await change('home', withHero({ title: 'Second' }));
  const { body: revisions } = await call('GET', `${BASE}/home/revisions`);
  expect(revisions).toHaveLength(2);
  expect(revisions[1]).toMatchObject({ publishedBy: 'captain', publishedAt: '2026-01-05T12:00:00Z' });
  expect((await call('GET', `${BASE}/home/revisions/${revisions[1].id}`)).body.data.hero.title).toBe('First');
  await call('POST', `${BASE}/home/revisions/${revisions[1].id}/restore`);
  expect((await call('GET', `${BASE}/home`)).body).toMatchObject({
    state: 'draft',
    draft: { hero: { title: 'First' } },
  });
  expect((await call('GET', `${BASE}/home/revisions/999`)).status).toBe(404);
});

test('content: a stored field that is not valid any more shows the shipped text and is named', async () => {
  const { call, db, read, ctx } = await createEditor();
  const published = { hero: { title: '', kicker: 'Good', oldField: 'Text of an older version' } };
  await db
    .insertInto('contentDocuments')
    .values({
      key: 'home',
      template: null,
      version: 1,
      published,
      draft: null,
      publishAt: null,
      updatedAt: ctx.clock.now(),
      updatedBy: null,
    })
    .execute();
  await ctx.content.reload();
  const { hero } = await read('home');
  expect([hero.title, hero.kicker]).toEqual([home.hero.title, 'Good']);
  const listed = (await call('GET', BASE)).body.find(({ key }: { key: string }) => key === 'home');
  expect(listed.problems.map(({ path }: { path: string }) => path)).toEqual(['hero.title', 'hero.oldField']);
  await call('PUT', `${BASE}/home/draft`, { version: 1, data: withHero({ title: 'Mended' }) });
  await call('POST', `${BASE}/home/publish`, { version: 2 });
  const row = await db.selectFrom('contentDocuments').select('published').where('key', '=', 'home').executeTakeFirst();
  expect(row?.published).toEqual({ hero: { title: 'Mended', oldField: 'Text of an older version' } });
});

test('content: an own page is created as a draft, published at its path, moved and deleted', async () => {
  const { app, call, save, publish } = await createEditor();
  const create = (path: string) => call('POST', BASE, { template: 'landing', path, title: 'Audits' });
  const { status, body } = await create('/audits');
  expect([status, body]).toEqual([201, { key: 'audits', version: 1 }]);
  const page = async (path: string) => {
    const res = await app.request(`/api/content/page?path=${encodeURIComponent(path)}`);
    return res.status === 200 ? res.json() : res.status;
  };
  expect(await page('/audits')).toBe(404);
  await publish('audits', 1);
  expect(await page('/audits')).toMatchObject({ page: { document: { label: 'Audits' } } });
  for (const path of ['/audits', '/AUDITS', '/about', '/blog/x', '/api/x', '/Calendar', 'no-slash', '/a b']) {
    const { status, body } = await create(path);
    expect([status, body.issues[0].path], path).toEqual([path.toLowerCase() === '/audits' ? 409 : 400, 'path']);
  }
  const { published } = (await call('GET', `${BASE}/audits`)).body;
  await save('audits', 2, { ...published, path: '/services/audits' });
  await publish('audits', 3);
  expect(await page('/audits')).toEqual({ redirect: '/services/audits' });
  expect((await call('DELETE', `${BASE}/audits`)).status).toBe(204);
  expect([await page('/audits'), await page('/services/audits')]).toEqual([404, 404]);
  expect((await call('DELETE', `${BASE}/home`)).status).toBe(409);
});

test('content: the dashboard side needs a login and a same-origin write; unknown documents are 404', async () => {
  const { app, call, cookie } = await createEditor();
  expect((await app.request(BASE)).status).toBe(401);
  const headers = { Cookie: cookie, 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' };
  const foreign = await app.request(`${BASE}/home/reset`, { method: 'POST', headers, body: '{}' });
  expect(foreign.status).toBe(403);
  expect((await call('GET', `${BASE}/nothing`)).status).toBe(404);
  expect((await app.request('/api/content?keys=nothing')).status).toBe(404);
  expect((await call('POST', `${BASE}/home/publish`, { version: 0 })).status).toBe(409);
});
