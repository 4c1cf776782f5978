import { afterEach, expect, test } from 'vitest';
import type { SiteDraft } from '#shared/site-draft.schema.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { type FakeModel, type FakeTurn, startFakeModel } from '#testing/fake-model.ts';
import { loginAs } from '#testing/login-as.ts';
import { startSiteDrafting } from './drafting.ts';
import { shorten } from './site.ts';

const BASE = '/api/captain/site-draft';
const NOTES = `I am Ada Kern, a tax adviser in Cologne since 2011. I look after freelancers and small companies: bookkeeping,
yearly accounts and tax returns. A first meeting costs 90 euros.`;
const NOTHING = reply([]);

let model: FakeModel | undefined;
afterEach(() => model?.close());

function reply(texts: { path: string; text: string }[], unknown: string[] = []): FakeTurn {
  return { kind: 'text', text: JSON.stringify({ texts, unknown }) };
}

/** A site with the short starter, so that the whole site is few questions to the model. */
async function createSite(...turns: FakeTurn[]) {
  model = await startFakeModel(...turns);
  const harness = await createTestApp({ OPENAI_BASE_URL: model.url });
  const { call } = await loginAs(harness);
  expect((await call('POST', '/api/captain/starters/short', { language: 'en' })).status).toBe(200);
  startSiteDrafting(harness.ctx);
  const read = async () => (await call('GET', BASE)).body.draft as SiteDraft;
  const reach = (state: SiteDraft['state']) => expect.poll(async () => (await read()).state).toBe(state);
  const documentOf = async (key: string) => (await read()).documents.find((document) => document.key === key);
  return { ...harness, call, read, reach, documentOf, calls: model.calls };
}

test('site draft: every document is drafted in turn, nothing is published, and what does not fit is named', async () => {
  const { call, read, reach, documentOf, ctx, calls } = await createSite(
    reply([{ path: 'years.it', text: '15' }], ['How many years have you been in business?']),
    reply([
      { path: 'hero.title', text: 'Taxes for freelancers in Cologne' },
      { path: 'hero.tagline', text: `${'I look after your books. '.repeat(60)}` },
      { path: 'meta.title', text: 'Only 250 euros a year' },
      { path: 'price.title', text: 'What does bookkeeping cost?' },
    ]),
  );
  const before = ctx.content.get('home').hero.title;
  expect((await call('POST', BASE, { notes: NOTES })).status).toBe(202);
  await reach('done');
  const draft = await read();
  expect(draft.documents.map(({ key }) => key)).toEqual(expect.arrayContaining(['facts', 'home', 'about', 'answers']));
  expect(draft.documents.every(({ state }) => state === 'done')).toBe(true);
  expect(await documentOf('facts')).toMatchObject({
    leftOut: [{ label: 'Experience › Years in your trade', text: '15' }],
    unknown: ['How many years have you been in business?'],
  });
  expect(await documentOf('home')).toMatchObject({
    written: 2,
    shortened: [{ reason: expect.stringMatching(/^Shortened to \d+ characters$/) }],
    leftOut: [{ text: 'Only 250 euros a year', reason: 'It states a figure that is not in your notes' }],
  });
  const { body } = await call('GET', '/api/captain/content/home');
  expect(body.draft.hero.title).toBe('Taxes for freelancers in Cologne');
  expect(ctx.content.get('home').hero.title).toBe(before);
  expect(calls[0]?.body.messages[1].content).toContain(NOTES.slice(0, 40));
  const { draft: answers } = (await call('GET', '/api/captain/content/answers')).body;
  expect(answers.price).toMatchObject({ title: 'What does bookkeeping cost?', phrasings: [] });
  expect(answers.payment.phrasings).not.toEqual([]);
  expect(JSON.stringify(calls)).not.toContain('phrasings');
});

test('site draft: a failing model pauses it and says why; it goes on where it was, after a restart too', async () => {
  const failure = { kind: 'status', status: 500 } as const;
  const { call, read, reach, calls } = await createSite(NOTHING, failure, failure, NOTHING);
  await call('POST', BASE, { notes: NOTES });
  await reach('paused');
  const paused = await read();
  expect(paused.problem).toMatch(/status 500/);
  expect(paused.documents.filter(({ state }) => state === 'done').map(({ key }) => key)).toEqual(['facts']);
  expect((await call('POST', BASE, { notes: NOTES })).status).toBe(409);
  const asked = calls.length;
  expect((await call('POST', `${BASE}/resume`)).status).toBe(200);
  await reach('done');
  expect(calls[asked]?.body.messages[0].content).not.toContain('document “Facts”');
  expect((await call('POST', `${BASE}/pause`)).status).toBe(409);
});

test('site draft: a page that is deleted meanwhile is left out', async () => {
  const failure = { kind: 'status', status: 500 } as const;
  const { call, read, reach } = await createSite(failure, failure, NOTHING);
  const page = { template: 'landing', path: '/offer', title: 'Offer' };
  expect((await call('POST', '/api/captain/content', page)).status).toBe(201);
  await call('POST', BASE, { notes: NOTES });
  await reach('paused');
  expect((await read()).documents.map(({ key }) => key)).toContain('offer');
  expect((await call('DELETE', '/api/captain/content/offer')).status).toBe(204);
  await call('POST', `${BASE}/resume`);
  await reach('done');
  expect((await read()).documents.map(({ key }) => key)).not.toContain('offer');
});

test('site draft: the owner pauses it', async () => {
  const { call, read, reach } = await createSite({ kind: 'hang' });
  await call('POST', BASE, { notes: NOTES });
  expect((await call('POST', `${BASE}/pause`)).body.draft.state).toBe('paused');
  await reach('paused');
  expect((await read()).problem).toBeNull();
});

test('site draft: refused without a model and with short notes', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  expect((await call('GET', BASE)).body).toEqual({ canDraft: false, draft: null });
  expect((await call('POST', BASE, { notes: NOTES })).status).toBe(409);
  expect((await call('POST', BASE, { notes: 'Taxes' })).body.issues).toMatchObject([{ path: 'notes' }]);
});

test('a text is shortened to whole sentences, else to whole words', () => {
  expect(shorten('One two three. Four five six.', 20)).toBe('One two three.');
  expect(shorten('One two three four', 12)).toBe('One two…');
  expect(shorten('Short', 12)).toBe('Short');
});
