import { afterEach, expect, test } from 'vitest';
import { listOutbox } from '#server/delivery/queries.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { type FakeModel, type FakeTurn, startFakeModel } from '#testing/fake-model.ts';
import { amountsIn, isAllowed, partialString, wholeWords } from './model-reply.ts';
import { createModelResponder } from './model-responder.ts';

/** A tenth of the real limits. */
const SHORT_LIMITS = { total: 2_000, firstAttempt: 600, minSecondAttempt: 50 };
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

async function responderWith(...turns: FakeTurn[]) {
  model = await startFakeModel(...turns);
  const { ctx } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const responder = createModelResponder(ctx, SHORT_LIMITS);
  if (!responder) throw new Error('no model responder');
  return responder;
}

test('a hanging model times out after two attempts', async () => {
  const responder = await responderWith({ kind: 'hang' });
  expect(await responder.answer(QUESTION)).toBeUndefined();
  expect(model?.calls.length).toBe(2);
});

test('retries once after a timeout', async () => {
  const responder = await responderWith({ kind: 'hang' }, { kind: 'reply', response: 'Here.' });
  expect(await responder.answer(QUESTION)).toMatchObject({ response: 'Here.' });
});

test('resets streamed text when the stream stalls', async () => {
  const responder = await responderWith({
    kind: 'stall',
    response: 'This is going to be a long answer about many things.',
  });
  const shown: string[] = [];
  const listener = { onText: (text: string) => shown.push(text), onReset: () => shown.splice(0) };
  expect(await responder.answer({ ...QUESTION, listener })).toBeUndefined();
  expect(shown).toEqual([]);
});

test('raises an alert once a day while the model keeps failing', async () => {
  model = await startFakeModel({ kind: 'status', status: 500 });
  const { ctx, db, clock } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const responder = createModelResponder(ctx, SHORT_LIMITS)!;
  const alerts = async () => (await listOutbox(db, { limit: 10 })).map(({ event }) => event);
  for (let count = 0; count < 3; count += 1) {
    expect(await alerts()).toEqual([]);
    await responder.answer(QUESTION);
    clock.advance(3600);
  }
  expect(await alerts()).toEqual(['alert.raised']);
  await responder.answer(QUESTION);
  expect(await alerts()).toEqual(['alert.raised']);
  clock.advance(24 * 3600);
  await responder.answer(QUESTION);
  expect(await alerts()).toEqual(['alert.raised', 'alert.raised']);
});

test('there is no model responder without an API key or a base URL', async () => {
  const { ctx } = await createTestApp();
  expect(createModelResponder(ctx)).toBeUndefined();
});

test.each([
  ['{"resp', undefined],
  ['{"response": "', ''],
  ['{"response":"Hel', 'Hel'],
  ['{"response":"a \\"b\\" \\u00e9 c\\', 'a "b" é c'],
  ['{"response":"a\\u00', 'a'],
  ['{"response":"done","known":true}', 'done'],
  ['{"known":true,"response":"late"}', 'late'],
])('reads the partial string in %s', (json, text) => {
  expect(partialString(json, 'response')).toBe(text);
});

test('cuts streamed text at whole words', () => {
  expect(wholeWords('It costs $2,5')).toBe('It costs');
  expect(wholeWords('It')).toBe('');
});

test('recognizes amounts of money and rejects unknown ones', () => {
  expect(amountsIn('$2,500, $ 0.25, 99 dollars, USD 10, €5, 30 days, 24/7')).toEqual(['2500', '0.25', '99', '10', '5']);
  expect(isAllowed('It is $2,500.', new Set(['2500']), '')).toBe(true);
  expect(isAllowed('It is 2,400 dollars.', new Set(['2500']), '')).toBe(false);
});
