import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { ASKED } from './asked/asked.ts';
import { HINTS } from './hints.ts';
import { sitePassages } from './passages.ts';

test('every hint belongs to a passage that is still there', async () => {
  const { ctx } = await createTestApp();
  const passages = sitePassages(ctx.settings.site());
  const lost = HINTS.filter(([, words]) => !passages.some(({ hints }) => hints.includes(words))).map(([key]) => key);
  expect(lost).toEqual([]);
});

test('every question that is kept belongs to a passage that is still there', async () => {
  const { ctx } = await createTestApp();
  const passages = sitePassages(ctx.settings.site());
  const lost = ASKED.filter(([, [first = '']]) => !passages.some(({ asked }) => asked.includes(first)));
  expect(lost.map(([key]) => key)).toEqual([]);
});

test('leaves no placeholder, and every passage says something', async () => {
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
