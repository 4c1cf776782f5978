import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, type DocumentKey } from '#content/documents.schema.ts';
import { LandingDocument } from '#content/landing.schema.ts';
import { pack as german } from '#content/languages/de/pack.ts';
import { pack as english } from '#content/languages/en/pack.ts';
import { DEFAULT_STARTER, STARTERS, type StarterKey, type StarterLanguage } from '#shared/starters.ts';
import { textsOf } from '#testing/pseudo-text.ts';
import { loadStarter } from './load.ts';
import type { Starter } from './starter.ts';

const PACKS: Partial<Record<StarterLanguage, { documents: object }>> = { en: english, de: german };
const EDITIONS = Object.entries(STARTERS).flatMap(([key, { editions }]) =>
  Object.entries(editions).map(
    ([language, edition]) => [key as StarterKey, language as StarterLanguage, edition] as const,
  ),
);

describe.each(EDITIONS)('the starter %s in %s', async (key, language, edition) => {
  const starter = await loadStarter(key, language);

  test.each(Object.keys(DOCUMENTS) as DocumentKey[])(
    'has a valid document %s, which parsing leaves as it is',
    (name) => {
      const parsed = DOCUMENTS[name].schema.safeParse(starter.documents[name]);
      expect(parsed.error?.issues ?? []).toEqual([]);
      expect(parsed.data).toEqual(starter.documents[name]);
    },
  );

  test('has valid pages, and no documents without a schema', () => {
    for (const page of [...Object.values(starter.pages), ...Object.values(starter.templates)]) {
      expect(LandingDocument.safeParse(page).error?.issues ?? []).toEqual([]);
    }
    expect(Object.keys(starter.documents).toSorted()).toEqual(Object.keys(DOCUMENTS).toSorted());
  });

  test('says about how many words of its own and how many answers it has', () => {
    const words = ownTexts(starter, language).join(' ').split(/\s+/).length;
    const answers = Object.keys(starter.documents.answers).length;
    expect(Math.abs(edition.words - words), `${words} words`).toBeLessThanOrEqual(words / 10);
    expect(Math.abs(edition.answers - answers), `${answers} answers`).toBeLessThanOrEqual(answers / 10);
  });
});

test('no starter has a sentence of the default one', async () => {
  const sentences = new Set(ownSentences(await loadStarter('consultant', 'en'), 'en'));
  expect(sentences.size).toBeGreaterThan(500);
  for (const [key, language] of EDITIONS) {
    if (key === DEFAULT_STARTER.key) continue;
    const shared = ownSentences(await loadStarter(key, language), language).filter((text) => sentences.has(text));
    expect(shared, `${key} in ${language}`).toEqual([]);
  }
});

test('no code knows a sentence or a service of a starter', async () => {
  const files = globSync('src/{app,server}/**/*.{ts,tsx}').filter(
    (path) => !path.endsWith('.test.ts') && !path.includes('/migrations/'),
  );
  expect(files.length).toBeGreaterThan(300);
  const literals = new Set(
    files.flatMap(
      (path) => readFileSync(path, 'utf8').match(/(?<=')[^'\n]+(?=')|(?<=")[^"\n]+(?=")|(?<=>)[^<>\n]+(?=<)/g) ?? [],
    ),
  );
  for (const [key, language] of EDITIONS) {
    const starter = await loadStarter(key, language);
    const names = starter.documents.services.services.map(({ name }) => name);
    const known = [...ownSentences(starter, language), ...names].filter((text) => literals.has(text));
    expect(known, `${key} in ${language}`).toEqual([]);
  }
});

test('English texts, but those of the default starter, have no word of one side of the Atlantic alone', async () => {
  const oneSided =
    /\b(?:[ei]nquir\w+|realtors?|estate agents?|apartments?|flats?|contractors?|sales tax|vacations?|\w+(?:ogni|gani|ecial|ioriti|tomi|mari|eali)[sz](?:e[sd]?|ing))\b/gi;
  const found = [...textsOf(english.documents), ...textsOf(english.templates)];
  for (const [key, language] of EDITIONS) {
    if (language !== 'en' || key === DEFAULT_STARTER.key) continue;
    const starter = await loadStarter(key, language);
    const answers = Object.values(starter.documents.answers).map(({ answer, title }) => `${title} ${answer}`);
    found.push(...ownTexts(starter, language), ...answers);
  }
  expect(found.flatMap((text) => text.match(oneSided) ?? [])).toEqual([]);
});

test('the default starter exists', async () => {
  expect(await loadStarter(DEFAULT_STARTER.key, DEFAULT_STARTER.language)).toBeDefined();
});

/** Own texts of four words or more, which are no labels. */
function ownSentences(starter: Starter, language: StarterLanguage): string[] {
  return [...ownTexts(starter, language), ...textsOf(starter.documents.answers)].filter(
    (text) => text.split(' ').length > 3,
  );
}

/** Texts that the owner has to look at: those of the pack are the same for every business. */
function ownTexts({ documents, pages }: Starter, language: StarterLanguage): string[] {
  const shared = new Set(textsOf({ ...PACKS[language]?.documents }));
  const { answers: _, synonyms: __, ...read } = documents;
  return textsOf({ ...read, ...pages }).filter((text) => !shared.has(text));
}
