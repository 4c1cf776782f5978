import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/en/starter.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { loginAs } from '#testing/login-as.ts';
import { textsOf } from '#testing/pseudo-text.ts';

const BASE = '/api/captain/content';
const example = JSON.parse(readFileSync('docs/examples/energieberatung.json', 'utf8'));

/** Words that are the same in both languages. */
const SHARED_WORDS = new Set(['Atom', 'Face', 'Hugging', 'LinkedIn', 'Newsletter']);

test('the German example replaces every shipped text, and nothing in it is rejected or ignored', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  expect((await call('POST', `${BASE}/import`, example)).body).toEqual({ applied: true, issues: [], ignored: [] });
  expect(harness.ctx.settings.site()).toMatchObject({ language: 'de', locale: 'de-DE', currency: 'EUR' });

  const { body: after } = await call('GET', `${BASE}/export`);
  const shipped = new Set(textsOf({ ...STARTER.documents, ...STARTER.pages }).filter(isInOneLanguage));
  expect(shipped.size).toBeGreaterThan(1_000);
  const left = Object.entries(after.documents).flatMap(([key, data]) =>
    textsOf({ [key]: data })
      .filter((text) => shipped.has(text))
      .map((text) => `${key}: ${text}`),
  );
  expect(left).toEqual([]);
});

test('the German example shows its own pages and hides the shipped services', async () => {
  const harness = await createTestApp();
  const { call } = await loginAs(harness);
  await call('POST', `${BASE}/import`, example);
  const visible = harness.ctx.content.pages().map(({ document }) => document.path);
  const own = example.pages.map(({ data }: { data: { path: string } }) => data.path);
  expect(visible.toSorted()).toEqual(own.toSorted());
});

/** False for paths, placeholders, abbreviations and names. */
function isInOneLanguage(text: string): boolean {
  const words = text.replace(/\{[\w.]+\}/g, '').match(/\p{L}{4,}/gu) ?? [];
  return !text.startsWith('/') && words.some((word) => !SHARED_WORDS.has(word));
}
