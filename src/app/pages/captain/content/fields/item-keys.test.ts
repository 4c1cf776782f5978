import { expect, test } from 'vitest';
import { keysFor } from './item-keys.ts';

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
const known = { items: [a, b, c], keys: [1, 2, 3] };
const keys = (items: Parameters<typeof keysFor>[0]) => keysFor(items, known, () => 9);

test('keys of items: stay with items that move, are edited or remain', () => {
  expect(keys([b, a, c])).toEqual([2, 1, 3]);
  expect(keys([a, { name: 'edited' }, c])).toEqual([1, 2, 3]);
  expect(keys([a, c])).toEqual([1, 3]);
});

test('keys of items: an inserted item gets a new one, a duplicate text too', () => {
  expect(keys([a, { name: 'new' }, b, c])).toEqual([1, 9, 2, 3]);
  expect(keysFor(['x', 'x', 'y'], { items: ['x', 'y'], keys: [1, 2] }, () => 9)).toEqual([1, 9, 2]);
});
