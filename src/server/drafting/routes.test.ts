import { afterEach, expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { type FakeModel, type FakeTurn, startFakeModel } from '#testing/fake-model.ts';
import { loginAs } from '#testing/login-as.ts';

const { home } = STARTER.documents;
const BASE = '/api/captain/content';
const NOTES = 'We install heat pumps in Cologne since 2009. A first visit costs 180 euros.';

let model: FakeModel | undefined;
afterEach(() => model?.close());

async function createEditor(...turns: FakeTurn[]) {
  model = await startFakeModel(...turns);
  const harness = await createTestApp({ OPENAI_BASE_URL: model.url });
  const { call } = await loginAs(harness);
  return {
    ...harness,
    call,
    calls: model.calls,
    draft: (notes: unknown = NOTES, key = 'home') => call('POST', `${BASE}/${key}/notes`, { notes }),
  };
}
const texts = (...pairs: [path: string, text: string][]): FakeTurn => ({
  kind: 'text',
  text: JSON.stringify({ texts: pairs.map(([path, text]) => ({ path, text })) }),
});

test('notes: the model is given the texts, the facts and the notes; what it wrote is returned and not stored', async () => {
  const { draft, call, calls } = await createEditor(
    texts(['hero.title', 'Heat pumps for Cologne'], ['hero.tagline', 'A first visit costs 180 euros, since 2009.']),
  );
  const { status, body } = await draft();
  expect(status).toBe(200);
  expect(body).toEqual({
    texts: [
      { path: 'hero.title', text: 'Heat pumps for Cologne' },
      { path: 'hero.tagline', text: 'A first visit costs 180 euros, since 2009.' },
    ],
    rejected: [],
  });
  const [system, user] = calls[0]?.body.messages ?? [];
  expect(user.content).toContain(NOTES);
  expect(system.content).toContain(JSON.stringify(home.hero.title));
  expect(system.content).toContain('{price.setup} = $2,500');
  const { body: document } = await call('GET', `${BASE}/home`);
  expect(document).toMatchObject({ state: 'shipped', draft: null, canDraft: true });
});

test('notes: what does not fit is left out with its reason; the rest can be used', async () => {
  const { draft } = await createEditor(
    texts(
      ['hero.title', 'Only 99 dollars a month'],
      ['hero.tagline', 'x'.repeat(5_000)],
      ['meta.title', 'It costs {price.unknown}'],
      ['meta.description', 'Set up for {price.setup}'],
      ['hero.nothing', 'No such field'],
      ['work.0.unknown.deep', 'No such field'],
    ),
  );
  const { body } = await draft();
  expect(body.texts).toEqual([{ path: 'meta.description', text: 'Set up for {price.setup}' }]);
  expect(body.rejected.map(({ path, message }: { path: string; message: string }) => [path, message])).toEqual([
    ['hero.title', expect.stringContaining('99')],
    ['hero.tagline', expect.stringMatching(/characters/)],
    ['meta.title', 'There is no fact {price.unknown}'],
  ]);
});

test('notes: a server that does not know schemas is asked without one', async () => {
  const { draft, calls } = await createEditor({ kind: 'status', status: 400 }, texts(['hero.title', 'Warm rooms']));
  expect((await draft()).body.texts).toEqual([{ path: 'hero.title', text: 'Warm rooms' }]);
  expect(calls.map(({ body }) => body.response_format.type)).toEqual(['json_schema', 'json_object']);
});

test.each<[string, FakeTurn]>([
  ['an error', { kind: 'status', status: 500 }],
  ['no JSON', { kind: 'text', text: 'I would rather talk about the weather.' }],
  ['another form', { kind: 'text', text: '{"title":"Hello"}' }],
  ['a refusal', { kind: 'refusal' }],
  ['HTML', { kind: 'garbage' }],
  ['a lost connection', { kind: 'disconnect' }],
])('notes: %s is a clear error', async (_, turn) => {
  const { draft } = await createEditor(turn);
  const { status, body } = await draft();
  expect(status).toBe(503);
  expect(body.message).toMatch(/model.*(try again)/i);
});

test('notes: refused without a model, without notes, for an unknown page, and when the calls of the day are used up', async () => {
  const without = await createTestApp();
  const { call } = await loginAs(without);
  expect((await call('GET', `${BASE}/home`)).body.canDraft).toBe(false);
  expect((await call('POST', `${BASE}/home/notes`, { notes: NOTES })).status).toBe(409);
  expect((await without.app.request(`${BASE}/home/notes`, { method: 'POST' })).status).toBe(401);

  const editor = await createEditor(texts(['hero.title', 'Warm rooms']));
  expect((await editor.draft('short')).body.issues).toEqual([{ path: 'notes', message: expect.any(String) }]);
  expect((await editor.draft(NOTES, 'nothing')).status).toBe(404);
  await editor.call('PUT', '/api/captain/settings', { chat_daily_limit: '1' });
  expect((await editor.draft()).status).toBe(200);
  const refused = await editor.draft();
  expect([refused.status, editor.calls.length]).toEqual([429, 1]);
});
