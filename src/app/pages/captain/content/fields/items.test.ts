import { expect, test } from 'vitest';
import type { FieldSchema } from '#shared/document-fields.ts';
import { copyOf, emptyOf, itemTitle } from './items.ts';

const CARD: FieldSchema = {
  type: 'object',
  label: 'Card',
  required: ['kind', 'id', 'title', 'link', 'count', 'points'],
  properties: {
    kind: { type: 'string', const: 'big-card' },
    id: { type: 'string', label: 'Name in links', control: 'anchor' },
    title: { type: 'string', label: 'Title of the card', control: 'line', maxLength: 9 },
    note: { type: 'string', label: 'Note', control: 'line' },
    link: { type: 'string', label: 'Leads to', control: 'link' },
    count: { type: 'number', minimum: 3 },
    points: { type: 'array', label: 'Points', minItems: 2, items: { type: 'string', label: 'Point', control: 'line' } },
  },
};
const EMPTY = { kind: 'big-card', id: '', title: 'Title of ', link: '/', count: 3, points: ['Point', 'Point'] };

test('a new item fits its schema: texts are their labels, optional fields are left out', () => {
  expect(emptyOf(CARD)).toEqual(EMPTY);
});

test('a text that its schema starts is not its label', () => {
  const alt: FieldSchema = { type: 'string', label: 'Description', control: 'line', start: '{brand}' };
  expect(emptyOf({ type: 'object', required: ['alt'], properties: { alt } })).toEqual({ alt: '{brand}' });
});

test('a new or duplicated item has an id that no other item of the list has', () => {
  const first = copyOf(CARD, EMPTY, []);
  expect(first).toEqual({ ...EMPTY, id: 'big-card' });
  const second = copyOf(CARD, first, [first]);
  expect(second).toEqual({ ...EMPTY, id: 'big-card-2' });
  expect(copyOf(CARD, second, [first, second])).toEqual({ ...EMPTY, id: 'big-card-3' });
});

test('an item is named by its first text', () => {
  expect(itemTitle(CARD, { ...EMPTY, title: 'One' })).toBe('One');
  expect(itemTitle(CARD, { ...EMPTY, title: '' })).toBe('Point');
});
