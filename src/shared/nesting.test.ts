import { expect, test } from 'vitest';
import { isNestedTooDeeply } from './nesting.ts';

test.each([
  ['quotes', '>'.repeat(101)],
  ['quotes with spaces, after a text', `Text\n\n${'> '.repeat(101)}text`],
  ['lists', '- '.repeat(101)],
  ['numbered lists and quotes', '1. > * '.repeat(40)],
])('%s that are nested too deeply', (_name, markdown) => expect(isNestedTooDeeply(markdown)).toBe(true));

test.each([
  ['a hundred lines of quotes', '> text\n'.repeat(200)],
  ['quotes in a line', `text ${'>'.repeat(200)}`],
  ['a line of hyphens', '-'.repeat(500)],
  ['a few levels', '> > - 1. text'],
])('%s are not', (_name, markdown) => expect(isNestedTooDeeply(markdown)).toBe(false));
