import { expect, test } from 'vitest';
import type { FieldSchema } from '#shared/document-fields.ts';
import { copyOf, emptyOf, labelsOf, titleOf, withValue } from './json.ts';

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
const LIST: FieldSchema = {
  type: 'object',
  properties: { cards: { type: 'array', label: 'Cards', items: { oneOf: [CARD] } } },
};
const EMPTY = { kind: 'big-card', id: '', title: 'Title of ', link: '/', count: 3, points: ['Point', 'Point'] };

test('a new item fits its schema: texts are their labels, optional fields are left out', () => {
  expect(emptyOf(CARD)).toEqual(EMPTY);
});

test('a new or duplicated item has an id that no other item of the list has', () => {
  const first = copyOf(CARD, EMPTY, []);
  expect(first).toEqual({ ...EMPTY, id: 'big-card' });
  const second = copyOf(CARD, first, [first]);
  expect(second).toEqual({ ...EMPTY, id: 'big-card-2' });
  expect(copyOf(CARD, second, [first, second])).toEqual({ ...EMPTY, id: 'big-card-3' });
});

test('an item is named by its first text, a field by the labels around it', () => {
  const data = {
    cards: [
      { ...EMPTY, title: 'One' },
      { ...EMPTY, title: '' },
    ],
  };
  expect(data.cards.map((card) => titleOf(CARD, card))).toEqual(['One', 'Point']);
  expect(labelsOf(LIST, data, 'cards.1.points.0')).toEqual(['Cards 2', 'Points 1']);
  expect(labelsOf(LIST, data, 'cards.0.title')).toEqual(['Cards 1', 'Title of the card']);
});

test('a changed value leaves everything beside its path the same object; without a value the field is gone', () => {
  const data = { a: { b: 'x', c: { d: 1 } }, list: [{ e: 1 }, { e: 2 }] };
  const next = withValue(data, 'list.1.e', 3);
  expect(next).toEqual({ ...data, list: [{ e: 1 }, { e: 3 }] });
  expect(next).toMatchObject({ a: data.a });
  expect((next as typeof data).a).toBe(data.a);
  expect((next as typeof data).list[0]).toBe(data.list[0]);
  expect(withValue(data, 'a.b', undefined)).toEqual({ a: { c: { d: 1 } }, list: data.list });
});
