import { afterEach, expect, test } from 'vitest';
import { listOutbox } from '#server/delivery/queries.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { type FakeModel, type FakeTurn, startFakeModel } from '#testing/fake-model.ts';
import { createModelMind } from './model-responder.ts';
import { amountsIn, isAllowed, partialString, wholeWords } from './reply-text.ts';

/** The real proportions, ten times faster. */
const HURRY = { total: 1_200, firstTry: 600, worthRetry: 50 };
const QUESTION = {
  message: 'Hi',
  history: [],
  passages: [],
  posts: [],
  amounts: new Set<string>(),
  listener: undefined,
};

let model: FakeModel | undefined;
afterEach(() => model?.close());

async function mindWith(...turns: FakeTurn[]) {
  model = await startFakeModel(...turns);
  const { ctx } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const mind = createModelMind(ctx, HURRY);
  if (!mind) throw new Error('no mind');
  return mind;
}

test('one that hangs is given up in time, and asked again only when there is time left', async () => {
  const mind = await mindWith({ kind: 'hang' });
  const from = performance.now();
  expect(await mind.answer(QUESTION)).toBeUndefined();
  expect(performance.now() - from).toBeLessThan(HURRY.total + 1_500);
  expect(model?.calls.length).toBe(2);
});

test('one that hangs once answers at the second try', async () => {
  const mind = await mindWith({ kind: 'hang' }, { kind: 'reply', response: 'Here.' });
  expect(await mind.answer(QUESTION)).toMatchObject({ response: 'Here.' });
});

test('words that were heard before the silence are taken back', async () => {
  const mind = await mindWith({ kind: 'stall', response: 'This is going to be a long answer about many things.' });
  const heard: string[] = [];
  const listener = { onText: (text: string) => heard.push(text), onReset: () => heard.splice(0) };
  expect(await mind.answer({ ...QUESTION, listener })).toBeUndefined();
  expect(heard).toEqual([]);
});

test('a model that keeps failing is told of, once a day, until it answers', async () => {
  model = await startFakeModel({ kind: 'status', status: 500 });
  const { ctx, db, clock } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const mind = createModelMind(ctx, HURRY)!;
  const alerts = async () => (await listOutbox(db, { limit: 10 })).map(({ event }) => event);
  for (let count = 0; count < 3; count += 1) {
    expect(await alerts()).toEqual([]);
    await mind.answer(QUESTION);
    clock.advance(3600);
  }
  expect(await alerts()).toEqual(['alert.raised']);
  await mind.answer(QUESTION);
  expect(await alerts()).toEqual(['alert.raised']);
  clock.advance(24 * 3600);
  await mind.answer(QUESTION);
  expect(await alerts()).toEqual(['alert.raised', 'alert.raised']);
});

test('without a key and an address there is no model', async () => {
  const { ctx } = await createTestApp();
  expect(createModelMind(ctx)).toBeUndefined();
});

test.each([
  ['{"resp', undefined],
  ['{"response": "', ''],
  ['{"response":"Hel', 'Hel'],
  ['{"response":"a \\"b\\" \\u00e9 c\\', 'a "b" é c'],
  ['{"response":"a\\u00', 'a'],
  ['{"response":"done","known":true}', 'done'],
  ['{"known":true,"response":"late"}', 'late'],
])('reads what has come of %s', (json, text) => {
  expect(partialString(json, 'response')).toBe(text);
});

test('shows whole words alone', () => {
  expect(wholeWords('It costs $2,5')).toBe('It costs');
  expect(wholeWords('It')).toBe('');
});

test('knows amounts of money in their many forms', () => {
  expect(amountsIn('$2,500, $ 0.25, 99 dollars, USD 10, €5, 30 days, 24/7')).toEqual(['2500', '0.25', '99', '10', '5']);
  expect(isAllowed('It is $2,500.', new Set(['2500']), '')).toBe(true);
  expect(isAllowed('It is 2,400 dollars.', new Set(['2500']), '')).toBe(false);
});
