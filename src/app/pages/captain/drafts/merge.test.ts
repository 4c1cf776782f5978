import { expect, test } from 'vitest';
import { mergeThreeWays } from './merge.ts';

const BASE = { title: 'T', lead: 'L', points: ['a', 'b'], hero: { unit: 'x' } };

test('merge: changes of different fields are all kept', () => {
  const mine = { ...BASE, title: 'mine', points: ['a', 'mine'] };
  const theirs = { ...BASE, lead: 'theirs', points: ['theirs', 'b'], hero: { unit: 'theirs' } };
  expect(mergeThreeWays(BASE, mine, theirs)).toEqual({
    title: 'mine',
    lead: 'theirs',
    points: ['theirs', 'mine'],
    hero: { unit: 'theirs' },
  });
});

test('merge: where both changed a field, mine is taken', () => {
  expect(mergeThreeWays(BASE, { ...BASE, title: 'mine' }, { ...BASE, title: 'theirs' })).toEqual({
    ...BASE,
    title: 'mine',
  });
  expect(mergeThreeWays(BASE, { ...BASE, points: ['a'] }, { ...BASE, points: ['a', 'b', 'c'] })).toMatchObject({
    points: ['a'],
  });
});

test('merge: a removed field stays removed, an added one is kept', () => {
  const { lead: _, ...mine } = BASE;
  expect(mergeThreeWays(BASE, mine, { ...BASE, hidden: true })).toEqual({ ...mine, hidden: true });
});
