import { expect, test } from 'vitest';
import { slugFromTitle } from './post.ts';
import { cutSlug, toSlug } from './slug.ts';

test.each([
  ['Über 5 % mehr', 'ueber-5-mehr'],
  ['Größe: cafe\u0301, u\u0308ber', 'groesse-cafe-ueber'],
  ['  Straße, 2. Teil! ', 'strasse-2-teil'],
  ['Привет', ''],
])('%j as part of an address', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('a slug that is cut does not end in a hyphen', () => {
  const forty9 = 'a'.repeat(49);
  expect(slugFromTitle(`${forty9} word`)).toBe(forty9);
  expect(toSlug(`${forty9} word`, 50)).toBe(forty9);
  expect(cutSlug('one--two', 5)).toBe('one');
});

test('a slug that is too long ends with a whole word, unless it is one long word', () => {
  expect(slugFromTitle('How a bakery answers the telephone while the ovens are open')).toBe(
    'how-a-bakery-answers-the-telephone-while-the-ovens',
  );
  expect(cutSlug('seven-letters', 8)).toBe('seven');
  expect(cutSlug('a-motorcar', 8)).toBe('a-motorc');
  expect(cutSlug('one-two', 7)).toBe('one-two');
});

test('a post’s slug has letters, digits and one hyphen for spaces', () => {
  expect(slugFromTitle(' How I use E-Mail &  AI — today ')).toBe('how-i-use-email-ai-today');
});
