import { expect, test } from 'vitest';
import { XSS_PAYLOADS } from '#testing/xss-payloads.ts';
import { slugFromTitle } from './post.ts';
import { firstFree, toSlug } from './slug.ts';

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
  expect(firstFree('one--two', (name) => name === 'one--two', 10)).toBe('one-2');
});

test('a post’s slug has letters, digits and one hyphen for spaces', () => {
  expect(slugFromTitle(' How I use E-Mail &  AI — today ')).toBe('how-i-use-email-ai-today');
  expect(slugFromTitle('Fünf Größen, à la carte', 'de-AT')).toBe('fuenf-groessen-a-la-carte');
  expect(slugFromTitle('Hello, Wörld')).toBe('hello-world');
});

test('nothing of a payload is left but letters, digits and hyphens', () => {
  for (const payload of XSS_PAYLOADS) expect(toSlug(payload)).toMatch(/^[a-z0-9-]*$/);
});
