import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { KNOWN_QUESTIONS } from './known-questions/known-questions.ts';
import { sitePassages } from './passages.ts';
import { SEARCH_HINTS } from './search-hints.ts';

test('every search hint belongs to a passage', async () => {
  const { ctx } = await createTestApp();
  const passages = sitePassages(ctx.settings.site());
  const unused = SEARCH_HINTS.filter(([, words]) => !passages.some(({ hints }) => hints.includes(words))).map(
    ([key]) => key,
  );
  expect(unused).toEqual([]);
});

test('every known question belongs to a passage', async () => {
  const { ctx } = await createTestApp();
  const passages = sitePassages(ctx.settings.site());
  const unused = KNOWN_QUESTIONS.filter(
    ([, [first = '']]) => !passages.some(({ knownQuestions }) => knownQuestions.includes(first)),
  );
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('no passage has a placeholder or is empty', async () => {
  const { ctx } = await createTestApp({ OWNER_NAME: 'Ada Byron' });
  const passages = sitePassages(ctx.settings.site());
  expect(passages.length).toBeGreaterThan(250);
  for (const { title, text, path } of passages) {
    expect(`${title}${text}`).not.toMatch(/\{\w+\}/);
    expect(text.length, `${path} ${title}`).toBeGreaterThan(15);
    expect(path).toMatch(/^\//);
  }
  expect(passages.some(({ text }) => text.includes("I'm Ada, a systems administrator"))).toBe(true);
});
