import { expect, test } from 'vitest';
import type { FieldSchema } from '#shared/document-fields.ts';
import { withValue } from '#shared/json.ts';
import { labelsOf } from './json.ts';

const CARD: FieldSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', label: 'Title of the card' },
    points: { type: 'array', label: 'Points', items: { type: 'string', label: 'Point' } },
  },
};
const LIST: FieldSchema = {
  type: 'object',
  properties: { cards: { type: 'array', label: 'Cards', items: { oneOf: [CARD] } } },
};

test('a field is named by the labels around it', () => {
  const data = { cards: [{ title: 'One' }, { title: '', points: ['Point'] }] };
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
  expect(withValue(data, 'list.0', undefined)).toEqual({ ...data, list: [{ e: 2 }] });
});
