import { expect, test } from 'vitest';
import { withPlaceholders } from './filled-text.ts';

const VALUES = { brand: 'Ada Works', 'own.field': 'bookkeeping', 'meeting.consultation': '30', empty: '' };

test.each([
  [
    'a text that was not changed',
    'Bookkeeping? Yes: bookkeeping.',
    ['Bookkeeping? Yes: {own.field}.'],
    'Bookkeeping? Yes: {own.field}.',
  ],
  [
    'a sentence beside one that was changed',
    'I keep your books. The first call takes 30 minutes.',
    ['[What you do.] The first call takes {meeting.consultation} minutes.'],
    'I keep your books. The first call takes {meeting.consultation} minutes.',
  ],
  [
    'a sentence that was changed',
    'The first call takes half an hour.',
    ['The first call takes {meeting.consultation} minutes.'],
    'The first call takes half an hour.',
  ],
  [
    'the brand after another title',
    'Books in order | Ada Works',
    ['{own.field} for you', 'x | {brand}'],
    'Books in order | {brand}',
  ],
  ['a text of facts without a value', 'Books', ['{empty}'], 'Books'],
  ['a text with a dollar sign', 'From $&', ['{own.field}'], 'From $&'],
])('filled text: %s', (_, typed, stored, expected) => {
  expect(withPlaceholders(typed, stored, VALUES)).toBe(expected);
});
