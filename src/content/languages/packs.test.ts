import { describe, expect, test } from 'vitest';
import { placeholdersIn } from '#shared/placeholders.ts';
import { textsOf } from '#testing/pseudo-text.ts';
import { pack as german } from './de/pack.ts';
import { pack as english } from './en/pack.ts';
import type { Pack } from './pack.ts';

const PACKS: [string, Pack][] = [['German', german]];
/** Words of English sentences that are no German words. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|and|of|to|you|your|is|are|with|for|this|that|it|not|from|by|have|please|page|free)(?![\p{L}-])/iu;

describe.each(PACKS)('the %s texts of every business', (_name, pack) => {
  test('have the keys of the English ones', () => {
    expect(keysOf(pack).toSorted()).toEqual(keysOf(english).toSorted());
  });

  test('have the placeholders of the English ones where a part of the text is filled in', () => {
    for (const [path, text] of textEntries(english.documents)) {
      const other = textEntries(pack.documents).get(path) ?? '';
      // Languages differ in the name of the owner that they use, and in whether a greeting has a name.
      const special = (value: string) =>
        placeholdersIn(value).filter((name) => !/^(?:name|ownerName|email|firstName|lastName|question)$/.test(name));
      expect([path, special(other).toSorted()]).toEqual([path, special(text).toSorted()]);
    }
  });

  test('have no English sentence', () => {
    const { chat, ...documents } = pack.documents;
    const { languages: _, ...replies } = chat.replies;
    const texts = textsOf({ ...documents, chat: { ...chat, replies } });
    expect(texts.filter((text) => ENGLISH.test(text.replace(/\{[\w.]+\}/g, '')))).toEqual([]);
  });
});

/** Paths of all values, without the items of lists, which may differ in number. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => keysOf(part, `${path}.${key}`));
}

function textEntries(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).flatMap(([key, part]) => [...textEntries(part, `${path}.${key}`)]));
}
