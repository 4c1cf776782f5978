import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { fill } from '#shared/placeholders.ts';
import { STARTERS, type StarterKey } from '#shared/starters.ts';
import { createStoredApp } from '#testing/create-stored-app.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

const BASE = '/api/captain/content';
const MB = 1024 * 1024;

test('an export is imported into another site: texts, facts, own pages, settings', async () => {
  const from = await loginAs(await createTestApp());
  const { home } = STARTER.documents;
  await from.call('PUT', '/api/captain/settings', { owner_name: 'Robin Sky', currency: 'EUR' });
  await from.call('PUT', `${BASE}/home/draft`, {
    version: 0,
    data: { ...home, hero: { ...home.hero, title: 'Moved' } },
  });
  await from.call('POST', `${BASE}/home/publish`, { version: 1 });
  await from.call('POST', BASE, { template: 'landing', path: '/audits', title: 'Audits' });
  await from.call('POST', `${BASE}/audits/publish`, { version: 1 });
  const { body: file, headers } = await from.call('GET', `${BASE}/export`);
  expect(headers.get('content-disposition')).toBe('attachment; filename="content-2026-01-05.json"');
  expect(file).toMatchObject({
    settings: { owner_name: 'Robin Sky' },
    documents: { home: { hero: { title: 'Moved' } } },
  });
  expect(JSON.stringify(file)).not.toContain('signing_key');

  const harness = await createTestApp();
  const to = await loginAs(harness);
  const trial = (await to.call('POST', `${BASE}/import?dryRun=1`, file)).body;
  expect(trial).toMatchObject({ applied: false, issues: [], ignored: [], filled: [] });
  expect(trial.changes).toContainEqual({
    document: 'home',
    title: 'Home',
    path: 'hero.title',
    label: expect.stringMatching(/ › /),
    before: home.hero.title,
    after: 'Moved',
    isOwn: false,
  });
  expect(trial.changes).toContainEqual(expect.objectContaining({ document: 'settings', after: 'Robin Sky' }));
  expect(harness.ctx.content.get('home').hero.title).toBe(home.hero.title);
  const stale = await to.call('POST', `${BASE}/import?version=${trial.version + 1}`, file);
  expect(stale.status).toBe(409);
  const done = await to.call('POST', `${BASE}/import?version=${trial.version}`, file);
  expect(done.body).toEqual({ ...trial, applied: true });
  expect(harness.ctx.content.get('home').hero.title).toBe('Moved');
  expect(harness.ctx.content.findPage('/audits')).toMatchObject({ page: { key: 'audits' } });
  expect(harness.ctx.settings.site()).toMatchObject({ ownerName: 'Robin Sky', currency: 'EUR' });
  const stored = await harness.db.selectFrom('contentDocuments').select('key').orderBy('key').execute();
  expect(stored.map(({ key }) => key)).toEqual(['audits', 'home']);
});

test('an export is imported into another site when pages were moved and links lead to their former paths', async () => {
  const from = await loginAs(await createTestApp());
  const { body: services } = await from.call('GET', '/api/captain/services');
  const { path, pageKey } = services[0];
  for (const to of ['/first-move', '/second-move']) {
    const { body: page } = await from.call('GET', `${BASE}/${pageKey}`);
    const data = { ...page.published, path: to };
    const { body: draft } = await from.call('PUT', `${BASE}/${pageKey}/draft`, { version: page.version, data });
    await from.call('POST', `${BASE}/${pageKey}/publish`, { version: draft.version });
    const { body: home } = await from.call('GET', `${BASE}/home`);
    const { hero } = home.published;
    const linked = { ...home.published, hero: { ...hero, services: { ...hero.services, href: '/first-move' } } };
    const { body: homeDraft } = await from.call('PUT', `${BASE}/home/draft`, { version: home.version, data: linked });
    await from.call('POST', `${BASE}/home/publish`, { version: homeDraft.version });
  }
  const { body: file } = await from.call('GET', `${BASE}/export`);

  const harness = await createTestApp();
  const to = await loginAs(harness);
  const { redirects, ...earlier } = file;
  expect(redirects).toHaveLength(2);
  // A file of an earlier version lacks the address between.
  expect((await to.call('POST', `${BASE}/import?dryRun=1`, earlier)).body.issues).toMatchObject([
    { message: 'There is no page at /first-move' },
  ]);
  expect((await to.call('POST', `${BASE}/import`, file)).body).toMatchObject({ applied: true, issues: [] });
  for (const former of [path, '/first-move']) {
    expect(harness.ctx.content.findPage(former)).toEqual({ redirect: '/second-move' });
  }
  expect((await to.call('GET', '/api/captain/services')).body[0]).toMatchObject({ path: '/second-move', pageKey });
});

const EDITIONS = Object.entries(STARTERS).flatMap(([key, { editions }]) =>
  Object.keys(editions).map((language) => [key, language] as const),
);

test.each(EDITIONS)(
  'a site of the starter %s in %s is the same after its import into a fresh site',
  async (key, language) => {
    const before = await createTestApp();
    const from = await loginAs(before);
    await from.call('POST', `/api/captain/starters/${key}`, { language });
    const { body: about } = await from.call('GET', `${BASE}/about`);
    const { version } = (
      await from.call('PUT', `${BASE}/about/draft`, {
        version: about.version,
        data: { ...about.published, lead: 'Me.' },
      })
    ).body;
    await from.call('POST', `${BASE}/about/publish`, { version });
    const { body: file } = await from.call('GET', `${BASE}/export`);
    expect(file.starter).toEqual({ key, language });

    const after = await createTestApp();
    const to = await loginAs(after);
    const { body: trial } = await to.call('POST', `${BASE}/import?dryRun=1`, file);
    expect(trial).toMatchObject({ applied: false, issues: [], ignored: [], filled: [] });
    expect(trial.notes).toEqual(
      key === 'consultant' ? [] : [expect.stringContaining(`“${STARTERS[key as StarterKey].title}”`)],
    );
    expect((await to.call('POST', `${BASE}/import`, file)).body.applied).toBe(true);
    expect((await to.call('GET', `${BASE}/export`)).body).toEqual(file);
    expect(after.ctx.content.publicPaths()).toEqual(before.ctx.content.publicPaths());
    expect(after.ctx.settings.site()).toEqual(before.ctx.settings.site());
    const stored = await after.db
      .selectFrom('contentDocuments')
      .select('key')
      .where('published', 'is not', null)
      .execute();
    expect(stored.map((row) => row.key)).toEqual(['about']);
  },
);

test('a file without a starter, or whose answers stay, leaves the starter of the site', async () => {
  const from = await loginAs(await createTestApp());
  await from.call('POST', '/api/captain/starters/short', { language: 'de' });
  const { body: file } = await from.call('GET', `${BASE}/export`);
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const partly = (await call('POST', `${BASE}/import?dryRun=1&parts=look,settings`, file)).body;
  expect(partly.notes).toEqual([expect.stringContaining('Only with texts, answers and look')]);
  expect(partly.changes.map(({ document }: { document: string }) => document)).not.toContain('home');
  const { starter: _, ...without } = file;
  for (const starter of [undefined, { key: 'newer', language: 'de' }]) {
    const { body } = await call('POST', `${BASE}/import?dryRun=1&parts=look`, { ...without, starter });
    expect(body).toMatchObject({ issues: [], notes: [] });
  }
  expect((await call('POST', `${BASE}/import`, file)).body.applied).toBe(true);
  expect(harness.ctx.content.starter()).toEqual({ key: 'short', language: 'de' });
  expect((await call('POST', '/api/captain/last-change/undo')).status).toBe(200);
  expect(harness.ctx.content.starter()).toEqual({ key: 'consultant', language: 'en' });
});

test('answers and look are imported without the texts, and one call goes back to the state before', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const { body: file } = await call('GET', `${BASE}/export`);
  const [first = ''] = Object.keys(file.documents.answers);
  file.documents.home.hero.title = 'Not chosen';
  file.documents.branding.colors.signal = '#1f2f6f';
  file.documents.answers[first].answer = 'Another answer';
  file.settings.owner_name = 'Robin Sky';
  const { body } = await call('POST', `${BASE}/import?parts=answers,look`, file);
  expect(body.changes.map(({ document, path }: { document: string; path: string }) => `${document} ${path}`)).toEqual([
    'branding colors.signal',
    `answers ${first}.answer`,
  ]);
  const { home, branding } = STARTER.documents;
  expect(harness.ctx.content.get('home').hero.title).toBe(home.hero.title);
  expect(harness.ctx.content.get('branding').colors.signal).toBe('#1f2f6f');
  expect((await call('GET', '/api/captain/last-change')).body).toMatchObject({ kind: 'import', changedSince: [] });
  expect((await call('POST', '/api/captain/last-change/undo')).status).toBe(200);
  expect(harness.ctx.content.get('branding').colors).toEqual(branding.colors);
  expect((await call('POST', `${BASE}/import?parts=everything`, file)).status).toBe(400);
});

test('an import with one bad field changes nothing and names document, field and reason', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const { body: file } = await call('GET', `${BASE}/export`);
  file.documents.home.hero.title = '';
  file.documents.home.hero.tagline = 'Costs {price.unknown}';
  file.documents.site.skipLink = 'Springe zum Inhalt';
  file.documents.unheard = {};
  file.settings.owner_email = 'nope';
  const { body } = await call('POST', `${BASE}/import`, file);
  expect(body.applied).toBe(false);
  expect(body.issues).toEqual([
    { document: 'settings', path: 'owner_email', message: 'This address looks incomplete' },
    { document: 'unheard', path: '', message: 'There is no such document' },
    { document: 'home', path: 'hero.title', message: 'Please fill this in' },
  ]);
  file.documents.home.hero.title = 'Fine';
  delete file.documents.unheard;
  delete file.settings.owner_email;
  expect((await call('POST', `${BASE}/import`, file)).body.issues).toEqual([
    { document: 'home', path: 'hero.tagline', message: 'There is no fact {price.unknown}' },
  ]);
  expect(await harness.db.selectFrom('contentDocuments').selectAll().execute()).toEqual([]);
});

const FILLED = 'Not in the file: the shipped text is used';

test('texts that an export of an earlier version lacks are filled in with the shipped ones, which are named', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  const { home } = STARTER.documents;
  const { body: file } = await call('GET', `${BASE}/export`);
  file.documents.chat.title = 'Robbi';
  delete file.documents.chat.replies.repeated;
  delete file.documents.home.meta;
  delete file.documents.answers[Object.keys(file.documents.answers)[0]!].answer;
  const filled = [
    { document: 'home', path: 'meta.title', message: FILLED },
    { document: 'home', path: 'meta.description', message: FILLED },
    { document: 'chat', path: 'replies.repeated', message: FILLED },
    { document: 'answers', path: `${Object.keys(file.documents.answers)[0]}.answer`, message: FILLED },
  ];
  const checked = (await call('POST', `${BASE}/import?dryRun=1`, file)).body;
  expect(checked).toMatchObject({ applied: false, issues: [], ignored: [] });
  expect(checked.filled).toHaveLength(filled.length);
  expect(checked.filled).toEqual(expect.arrayContaining(filled));
  expect((await call('POST', `${BASE}/import`, file)).body).toEqual({ ...checked, applied: true });
  expect(harness.ctx.content.get('home').meta).toEqual(fill(home.meta, harness.ctx.content.values()));
  const { title, replies } = harness.ctx.content.get('chat');
  const { repeated } = fill(STARTER.documents.chat.replies, harness.ctx.content.values());
  expect([title, replies.repeated]).toEqual(['Robbi', repeated]);
  expect((await call('GET', `${BASE}/export`)).body.documents.home.meta).toEqual(home.meta);
});

test('a missing text is not filled in beside one that is wrong, in an item of a list, and on a page of the owner', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', BASE, { template: 'landing', path: '/audits', title: 'Audits' });
  await call('POST', `${BASE}/audits/publish`, { version: 1 });
  const { body: file } = await call('GET', `${BASE}/export`);
  delete file.documents.chat.replies.repeated;
  file.documents.chat.replies.unknown = 7;
  delete file.documents.services.services[0].name;
  delete file.pages[0].data.path;
  const { body } = await call('POST', `${BASE}/import`, file);
  expect(body).toMatchObject({ applied: false, filled: [{ document: 'chat', path: 'replies.repeated' }] });
  const named = body.issues.map(({ document, path }: { document: string; path: string }) => `${document} ${path}`);
  expect(named.sort()).toEqual(['audits path', 'chat replies.unknown', 'services services.0.name']);
  const { unknown } = fill(STARTER.documents.chat.replies, harness.ctx.content.values());
  expect(harness.ctx.content.get('chat').replies.unknown).toBe(unknown);
});

test.each([
  ['no JSON', 'hello'],
  ['another file', '{"format":"other"}'],
  ['a damaged archive', 'PK\u0003\u0004broken'],
])('importing %s is 400', async (_name, text) => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  const res = await harness.app.request(`${BASE}/import`, { method: 'POST', headers, body: text });
  expect(res.status).toBe(400);
});

test('an archive carries the pictures; the importing site stores them', async () => {
  const { harness: source } = await createStoredApp();
  const from = await loginAs(source);
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
  form.append('files', new File([svg], 'me.svg', { type: 'image/svg+xml' }));
  const uploaded = await source.app.request('/api/assets', { method: 'POST', headers: from.headers, body: form });
  const { url: src } = (await uploaded.json()).assets[0];
  const portrait = { src, alt: 'Me', width: 40, height: 40 };
  await from.call('PUT', `${BASE}/branding/draft`, { version: 0, data: { ...STARTER.documents.branding, portrait } });
  await from.call('POST', `${BASE}/branding/publish`, { version: 1 });
  const archive = await source.app.request(`${BASE}/export?images=1`, { headers: from.headers });
  expect(archive.headers.get('content-type')).toBe('application/zip');
  const bytes = await archive.arrayBuffer();

  const { harness: target } = await createStoredApp();
  const to = await loginAs(target);
  const res = await target.app.request(`${BASE}/import`, { method: 'POST', headers: to.headers, body: bytes });
  expect(await res.json()).toMatchObject({ applied: true, issues: [], ignored: [], filled: [] });
  expect(target.ctx.content.get('branding').portrait).toMatchObject(portrait);
  expect((await target.app.request(src)).status).toBe(200);
});

test('an archive that is cut off, or whose texts are too long, is refused; a request meanwhile is answered', async () => {
  const harness = await createTestApp();
  const { headers } = await loginAs(harness);
  const send = async (file: Uint8Array) => {
    const init = { method: 'POST', headers, body: Buffer.from(file) };
    const answer = await harness.app.request(`${BASE}/import?dryRun=1`, init);
    return { status: answer.status, message: (await answer.json()).message as string };
  };
  const zeros = zipSync({ 'uploads/a.png': new Uint8Array(7 * MB) }, { level: 9 });
  const order: string[] = [];
  const [refused] = await Promise.all([
    send(zeros.subarray(0, 500)).finally(() => order.push('import')),
    (async () => {
      await harness.app.request('/api/blog');
      order.push('visitor');
    })(),
  ]);
  expect(order).toEqual(['visitor', 'import']);
  expect(refused).toEqual({ status: 400, message: expect.stringContaining('This archive is damaged') });
  expect(await send(zipSync({ 'content.json': new Uint8Array(9 * MB).fill(0x20) }))).toMatchObject({ status: 413 });
  expect(await send(zipSync({ 'content.json': strToU8('{"format":') }))).toMatchObject({ status: 400 });
});
