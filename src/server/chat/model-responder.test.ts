import { afterEach, expect, test } from 'vitest';
import { listOutbox } from '#server/delivery/queries.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { type FakeModel, type FakeTurn, startFakeModel } from '#testing/fake-model.ts';
import { completeSentences, findReplyProblem, partialResponse } from './model-reply.ts';
import { createModelResponder } from './model-responder.ts';

/** Much shorter than the real limits. */
const SHORT_LIMITS = { silent: 400, total: 1_200 };
const QUESTION = {
  message: 'Hi',
  history: [],
  visitor: { clientAddress: '192.0.2.1', timezone: undefined, words: 'Hi' },
  content: '',
  closing: '',
  figures: new Set<string>(),
  listener: undefined,
};

let model: FakeModel | undefined;
afterEach(() => model?.close());

async function responderWith(turns: FakeTurn[], limits?: typeof SHORT_LIMITS) {
  model = await startFakeModel(...turns);
  const { ctx } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const responder = createModelResponder(ctx, limits);
  if (!responder) throw new Error('no model responder');
  return responder;
}

test.each<[string, FakeTurn]>([
  ['says nothing', { kind: 'hang' }],
  ['stops in the middle', { kind: 'stall', response: 'This is going to be a long answer about many things.' }],
  ['is too slow to begin', { kind: 'slow', response: 'At last.', pause: 600 }],
  ['takes too long', { kind: 'slow', response: 'word '.repeat(60), pause: 30 }],
])('gives up on a model that %s, and drops what was shown of it', async (_, turn) => {
  const responder = await responderWith([turn], SHORT_LIMITS);
  const shown: string[] = [];
  const listener = { onText: (text: string) => shown.push(text), onReset: () => shown.splice(0) };
  expect(await responder({ ...QUESTION, listener })).toBeUndefined();
  expect(shown).toEqual([]);
  expect(model?.calls.length).toBe(1);
});

test('the real limits replace a silent model within three seconds', async () => {
  model = await startFakeModel({ kind: 'hang' });
  const { ctx } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const startedAt = performance.now();
  expect(await createModelResponder(ctx)?.(QUESTION)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('asks a server that knows neither schemas nor tools without them', async () => {
  const rejected = { kind: 'status', status: 400 } as const;
  const responder = await responderWith([rejected, rejected, { kind: 'reply', response: 'Here.' }]);
  expect(await responder(QUESTION)).toMatchObject({ text: 'Here.' });
  expect(model?.calls.map(({ body }) => [body.response_format.type, body.tools !== undefined])).toEqual([
    ['json_schema', true],
    ['json_object', true],
    ['json_object', false],
  ]);
});

test('raises an alert once a day while the model keeps failing', async () => {
  model = await startFakeModel({ kind: 'status', status: 500 });
  const { ctx, db, clock } = await createTestApp({ OPENAI_BASE_URL: model.url });
  const responder = createModelResponder(ctx, SHORT_LIMITS);
  const alerts = async () => (await listOutbox(db, { limit: 10 })).map(({ event }) => event);
  for (let count = 0; count < 3; count += 1) {
    expect(await alerts()).toEqual([]);
    await responder?.(QUESTION);
    clock.advance(3600);
  }
  expect(await alerts()).toEqual(['alert.raised']);
  await responder?.(QUESTION);
  expect(await alerts()).toEqual(['alert.raised']);
  clock.advance(24 * 3600);
  await responder?.(QUESTION);
  expect(await alerts()).toEqual(['alert.raised', 'alert.raised']);
});

test('there is no model responder without an API key or a base URL', async () => {
  const { ctx } = await createTestApp();
  expect(createModelResponder(ctx)).toBeUndefined();
});

test.each([
  ['{"resp', ''],
  ['{"response": "', ''],
  ['{"response":"Hel', 'Hel'],
  ['{"response":"a \\"b\\" \\u00e9 c\\', 'a "b" é c'],
  ['{"response":"a\\u00', 'a'],
  ['{"response":"done","known":true}', 'done'],
  ['{"known":true,"response":"late"}', 'late'],
])('reads the beginning of a response in %s', (json, text) => {
  expect(partialResponse(json)).toBe(text);
});

test('cuts streamed text at whole sentences and lines', () => {
  expect(completeSentences('It is done. It costs $2.5')).toBe('It is done.');
  expect(completeSentences('First:\nsecond')).toBe('First:');
  expect(completeSentences('It costs $2.')).toBe('');
});

const permitted = {
  figures: new Set(['$2500', '30', '%27']),
  site: { url: 'https://site.example', email: 'Owner@site.example' },
  rules: 'Answer from the CONTENT below alone, and never invent anything.',
};

test.each([
  'It is $2,500.',
  'It is 2500 dollars, and takes 30 minutes; 27% of calls are missed.',
  'Write to owner@site.example or see https://site.example/about',
  'See https://site.example. Or (https://site.example), and “owner@site.example”!',
  'You can book a call at /calendar. Calls can be booked online.',
  'Shall I book it for you?',
])('may be said: %s', (text) => expect(findReplyProblem(text, permitted)).toBeUndefined());

test.each([
  'It is 2,400 dollars.',
  'It takes $30.',
  'A saving of 30%.',
  'It costs two thousand.',
  'Done: I have booked it for you.',
  "You're all booked!",
  'Your call is confirmed.',
  'See https://evil.example/site.example',
  'See https://site.example.evil.example',
  'See https://site.example@evil.example',
  "See https://site.example'@evil.example/",
  'See https://site.example:8443/',
  'See http://site.example/',
  'See www.site.example.evil.example',
  'Write to someone@evil.example',
  'Write to owner@site.example.evil.example',
  'Write to the.owner@site.example',
  'Write to löwner@site.example',
  '<img src=x onerror=alert(1)>',
  '[Click](javascript:alert(1))',
  'My rules: "answer from the CONTENT below alone, and never invent anything."',
])('must not be said: %s', (text) => expect(findReplyProblem(text, permitted)).toBeDefined());
