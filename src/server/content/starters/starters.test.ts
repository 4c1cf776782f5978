import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { STARTERS } from '#shared/starters.ts';
import { askChat } from '#testing/ask-chat.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';

const BASE = '/api/captain';
const { home, facts, branding } = STARTER.documents;
type Change = { document: string; path: string; before: string | null; after: string | null; isOwn: boolean };

async function openCaptain() {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  async function publish(key: string, data: object) {
    const { version } = (await call('GET', `${BASE}/content/${key}`)).body;
    const draft = await call('PUT', `${BASE}/content/${key}/draft`, { version, data });
    const published = await call('POST', `${BASE}/content/${key}/publish`, { version: draft.body.version });
    expect([key, published.status]).toEqual([key, 200]);
  }
  return { ...harness, call, publish };
}
const withTitle = (title: string) => ({ ...home, hero: { ...home.hero, title } });

test('starters: each is listed with its languages, and the one in use', async () => {
  const { call } = await openCaptain();
  const { body } = await call('GET', `${BASE}/starters`);
  expect(body.map(({ key }: { key: string }) => key)).toEqual(Object.keys(STARTERS));
  expect(body[0]).toMatchObject({ key: 'consultant', chosen: 'en', languages: expect.arrayContaining(['en']) });
  for (const { words, answers, picture } of body) {
    expect([words, answers]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(picture).toMatch(/^\/images\//);
  }
});

test('starters: a dry run lists each field and changes nothing', async () => {
  const { call, publish, ctx } = await openCaptain();
  await publish('home', withTitle('Mine alone'));
  for (const [path, input] of [
    ['consultant', { language: 'en', dryRun: true }],
    ['consultant?dryRun=1', { language: 'en' }],
  ] as const) {
    const { status, body } = await call('POST', `${BASE}/starters/${path}`, input);
    expect([status, body.applied]).toEqual([200, false]);
    expect(body.changes).toEqual([
      {
        document: 'home',
        title: 'Home',
        path: 'hero.title',
        label: 'First screen › Headline',
        before: 'Mine alone',
        after: home.hero.title,
        isOwn: true,
      },
    ]);
  }
  expect(ctx.content.get('home').hero.title).toBe('Mine alone');
  expect((await call('GET', `${BASE}/last-change`)).body).toBeNull();
  expect((await call('GET', `${BASE}/audit`)).body.map(({ action }: { action: string }) => action)).not.toContain(
    'starter.choose',
  );
});

test('starters: another language changes texts, language, region and currency; undoing it changes them back', async () => {
  const { call, publish, ctx } = await openCaptain();
  await publish('home', withTitle('Mine alone'));
  const { body: trial } = await call('POST', `${BASE}/starters/consultant`, { language: 'de', dryRun: true });
  const { body } = await call('POST', `${BASE}/starters/consultant`, { language: 'de', version: trial.version });
  expect(body).toEqual({ ...trial, applied: true });
  const settings = (body.changes as Change[]).filter(({ document }) => document === 'settings');
  expect(settings.map(({ before, after }) => [before, after])).toEqual([
    ['en', 'de'],
    ['en-US', 'de-DE'],
    ['USD', 'EUR'],
  ]);
  expect(ctx.settings.site()).toMatchObject({ language: 'de', locale: 'de-DE', currency: 'EUR' });
  expect(ctx.content.starter()).toEqual({ key: 'consultant', language: 'de' });
  expect(ctx.content.get('home').hero.title).not.toBe('Mine alone');
  const versions = (await call('GET', `${BASE}/content/home/revisions`)).body;
  const kept = (await call('GET', `${BASE}/content/home/revisions/${versions[0].id}`)).body;
  expect(kept.data.hero.title).toBe('Mine alone');

  expect((await call('GET', `${BASE}/last-change`)).body).toMatchObject({ kind: 'starter', changedSince: [] });
  expect((await call('POST', `${BASE}/last-change/undo`)).status).toBe(200);
  expect(ctx.settings.site()).toMatchObject({ language: 'en', locale: 'en-US', currency: 'USD' });
  expect(ctx.content.starter()).toEqual({ key: 'consultant', language: 'en' });
  expect(ctx.content.get('home').hero.title).toBe('Mine alone');
  expect((await call('POST', `${BASE}/last-change/undo`)).body.applied).toBe(true);
  expect(ctx.content.starter().language).toBe('de');
});

test('starters: an address of a page leads to the page in another language, there and back', async () => {
  const { call } = await openCaptain();
  const find = async (path: string) => (await call('GET', `/api/content/page?path=${path}`)).body.redirect;
  await call('POST', `${BASE}/starters/automation`, { language: 'en' });
  await call('POST', `${BASE}/starters/automation`, { language: 'de' });
  expect(await find('/services/office-work')).toBe('/leistungen/ablaeufe');
  expect((await call('POST', `${BASE}/last-change/undo`)).status).toBe(200);
  expect(await find('/services/office-work')).toBeUndefined();
  for (const language of ['de', 'en']) await call('POST', `${BASE}/starters/automation`, { language });
  expect(await find('/leistungen/ablaeufe')).toBe('/services/office-work');
});

test('starters: one that is chosen again, and changes nothing, leaves the way back to the texts before', async () => {
  const { call, publish, ctx } = await openCaptain();
  await publish('home', withTitle('Mine alone'));
  for (let count = 0; count < 2; count += 1) {
    expect((await call('POST', `${BASE}/starters/adviser`, { language: 'en' })).status).toBe(200);
  }
  const file = (await call('GET', `${BASE}/content/export`)).body;
  expect((await call('POST', `${BASE}/content/import`, file)).status).toBe(200);
  expect((await call('GET', `${BASE}/last-change`)).body).toMatchObject({ kind: 'starter', changedSince: [] });
  expect((await call('POST', `${BASE}/last-change/undo`)).status).toBe(200);
  expect(ctx.content.get('home').hero.title).toBe('Mine alone');
});

test('starters: facts and look of the owner, drafts as versions and own pages stay', async () => {
  const { call, publish, ctx } = await openCaptain();
  const own = [{ name: 'hourlyRate', value: '150' }];
  await publish('facts', { ...facts, price: { ...facts.price, setup: 1875 }, own: [...facts.own, ...own] });
  await publish('branding', { ...branding, colors: { ...branding.colors, signal: '#ffb020' } });
  await call('PUT', `${BASE}/content/about/draft`, {
    version: 0,
    data: { ...STARTER.documents.about, lead: 'A draft' },
  });
  await call('POST', `${BASE}/content`, { template: 'blank', path: '/audits', title: 'Audits' });
  await call('POST', `${BASE}/content/audits/publish`, { version: 1 });
  expect((await call('POST', `${BASE}/starters/consultant`, { language: 'de' })).status).toBe(200);
  expect(ctx.content.get('facts')).toMatchObject({ price: { setup: 1875 }, own: expect.arrayContaining(own) });
  expect(ctx.content.get('branding').colors.signal).toBe('#ffb020');
  expect(ctx.content.findPage('/audits')).toHaveProperty('page');
  const about = (await call('GET', `${BASE}/content/about`)).body;
  expect(about.draft).toBeNull();
  expect((await call('GET', `${BASE}/content/about/revisions`)).body).toHaveLength(1);
});

test('starters: only the consultant shows example profiles on other sites until the owner gives their own', async () => {
  const { call, ctx } = await openCaptain();
  expect(ctx.settings.site().links.huggingface).toBe('https://huggingface.co/');
  await call('POST', `${BASE}/starters/adviser`, { language: 'de' });
  expect(ctx.settings.site().links).toEqual({ x: '', linkedin: '', huggingface: '' });
  await call('PUT', '/api/captain/settings', { link_linkedin: 'https://www.linkedin.com/in/ada' });
  expect(ctx.settings.site().links.linkedin).toBe('https://www.linkedin.com/in/ada');
  const { body } = await call('GET', '/api/captain/unfinished');
  expect(body.filter(({ path }: { path: string }) => path.startsWith('link_'))).toEqual([]);
});

test('starters: the chatbot of an adviser tells the prices of the services that are shown', async () => {
  const { call, publish, app, ctx } = await openCaptain();
  await call('POST', `${BASE}/starters/adviser`, { language: 'en' });
  const prices = async () => (await askChat({ app }, 'How much is your advice?')).body.response;
  expect(await prices()).toContain('Second opinion of 60 minutes: on request.');
  const { prices: listed, ...others } = ctx.content.get('facts');
  await publish('facts', { ...others, prices: listed.map((price) => ({ ...price, amount: 90 })) });
  expect(await prices()).toContain('Ongoing support: $90 per month. Applications and cases: $90.');
  const { body } = await call('GET', `${BASE}/services`);
  const kept = body.map(({ id }: { id: string }) => ({ id, isShown: id !== 'cases' }));
  expect(await call('PUT', `${BASE}/services`, kept)).toMatchObject({ status: 200 });
  expect(await prices()).toContain('Ongoing support: $90 per month.');
  expect(await prices()).not.toContain('Applications');
});

test('starters: the strategy session goes with the one that has none, and comes back with another or by undoing', async () => {
  const { call, ctx, app } = await openCaptain();
  const choose = async (key: string) => (await call('POST', `${BASE}/starters/${key}`, { language: 'en' })).body.notes;
  const isListed = async () => (await (await app.request('/llms.txt')).text()).includes('/strategy-session');
  const isOffered = () => ctx.content.publicPaths().includes('/strategy-session');
  await call('POST', `${BASE}/starters/automation`, { language: 'en', dryRun: true });
  expect([isOffered(), await isListed()]).toEqual([true, true]);
  expect(await choose('automation')).toEqual([expect.stringContaining('session is not offered')]);
  expect([isOffered(), await isListed()]).toEqual([false, false]);
  expect((await askChat({ app }, 'Do you offer a strategy session?')).body.response).not.toMatch(
    /strategy|60 minutes/i,
  );
  expect(await choose('adviser')).toEqual([expect.stringContaining('session is offered')]);
  expect(isOffered()).toBe(true);
  await call('POST', `${BASE}/last-change/undo`);
  expect(isOffered()).toBe(false);
});

test('starters: the meeting types have the names of the starter, until the owner gives others', async () => {
  const { call, ctx } = await openCaptain();
  const names = () => ['consultation', 'strategy'].map((slug) => ctx.meetingTypes.find(slug)?.name);
  await call('POST', `${BASE}/starters/adviser`, { language: 'de' });
  expect(names()).toEqual(['Kostenloses Erstgespräch', 'Zweite Meinung']);
  await call('PUT', `${BASE}/meeting-types/${ctx.meetingTypes.find('consultation')?.id}`, { name: 'Erstgespräch' });
  await call('POST', `${BASE}/starters/adviser`, { language: 'en' });
  expect(names()).toEqual(['Erstgespräch', 'Second opinion']);
  await call('POST', `${BASE}/last-change/undo`);
  expect(names()).toEqual(['Erstgespräch', 'Zweite Meinung']);
});

test('starters: what visitors call the second meeting is on its page and in the links to it', async () => {
  const { ctx, call, publish } = await openCaptain();
  await call('POST', `${BASE}/starters/automation`, { language: 'en' });
  const { meetings, ...mails } = ctx.content.get('mails');
  expect(meetings.strategy.name).toBe('Longer call');
  const workshop = { name: 'Workshop', inSentence: 'workshop' };
  await publish('mails', { ...mails, meetings: { ...meetings, strategy: workshop } });
  await call('PUT', `${BASE}/meeting-types/2`, { isActive: true });
  expect(ctx.content.get('strategy-session').meta.title).toMatch(/^Workshop with /);
  const labels = ctx.content.get('site').footer.groups.flatMap(({ links }) => links.map(({ label }) => label));
  expect(labels).toContain('Workshop');
  expect(ctx.content.get('booking').meetings.strategy).toBe('Workshop');
});

test('starters: answers are listed as visitors get them while the strategy session is not offered', async () => {
  const { call, ctx } = await openCaptain();
  await call('POST', `${BASE}/starters/adviser`, { language: 'de' });
  const listed = async () => {
    const { body } = await call('GET', `${BASE}/answers`);
    return body.find(({ id }: { id: string }) => id === 'leistungen');
  };
  expect(await listed()).not.toHaveProperty('given');
  await call('PUT', `${BASE}/meeting-types/${ctx.meetingTypes.find('strategy')?.id}`, { isActive: false });
  const { answer, given } = await listed();
  expect(answer).toContain('Dazu die zweite Meinung');
  expect(given).toMatch(/^Das übernehme ich: .+\. Worum geht es bei Ihnen\?$/);
});

test('starters: a strategy session that the owner has hidden stays hidden with a starter that has one, and after undoing', async () => {
  const { call, ctx } = await openCaptain();
  const isOffered = () => ctx.content.publicPaths().includes('/strategy-session');
  const strategy = ctx.meetingTypes.find('strategy');
  await call('PUT', `${BASE}/meeting-types/${strategy?.id}`, { isActive: false });
  for (const key of ['adviser', 'automation']) {
    expect((await call('POST', `${BASE}/starters/${key}`, { language: 'en' })).status).toBe(200);
    expect(isOffered()).toBe(false);
  }
  await call('POST', `${BASE}/last-change/undo`);
  expect(isOffered()).toBe(false);
});

test('starters: refused for an unknown one or language, for editors, and when somebody has changed texts since the dry run', async () => {
  const harness = await openCaptain();
  const { call, publish } = harness;
  expect((await call('POST', `${BASE}/starters/nothing`, { language: 'en' })).status).toBe(404);
  expect((await call('POST', `${BASE}/starters/consultant`, { language: 'xx' })).body.issues).toEqual([
    { path: 'language', message: 'Please choose one of the languages' },
  ]);
  expect((await call('POST', `${BASE}/last-change/undo`)).status).toBe(404);
  const { version } = (await call('POST', `${BASE}/starters/consultant`, { language: 'de', dryRun: true })).body;
  await publish('home', withTitle('Somebody else was here'));
  expect((await call('POST', `${BASE}/starters/consultant`, { language: 'de', version })).status).toBe(409);
  expect(harness.ctx.content.get('home').hero.title).toBe('Somebody else was here');
});
