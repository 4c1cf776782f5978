import { expect, test } from 'vitest';
import type { FieldSchema } from '#shared/document-fields.ts';
import { diffWords, listChanges, type Piece, shortenPieces } from './diff.ts';

const show = (pieces: Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test.each([
  ['We answer fast.', 'We answer within a day.', 'We answer [-fast-][+within a day+].'],
  ['One two three', 'One three', 'One [-two -]three'],
  ['', 'New', '[+New+]'],
  ['Grüße aus Köln', 'Grüße aus Bonn', 'Grüße aus [-Köln-][+Bonn+]'],
  ['the old words here', 'the new text here', 'the [-old words-][+new text+] here'],
  ['same', 'same', 'same'],
  ['Привет мир', 'Привет мама', 'Привет [-мир-][+мама+]'],
  ['two words', 'two\nwords', 'two[- -][+\n+]words'],
])('diff of words: %j → %j', (before, after, expected) => {
  expect(show(diffWords(before, after))).toBe(expected);
});

test('diff of words: both versions can be read from the pieces, also where a very long text has no word left', () => {
  const [before = '', after = ''] = ['old', 'new'].map((word) =>
    Array.from({ length: 700 }, (_, index) => word + index).join(' '),
  );
  const pieces = diffWords(before, after);
  expect(pieces).toHaveLength(2);
  const without = (kind: Piece['kind']) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});

test('diff of words: a long text that is new has no empty piece for the old one', () => {
  const text = 'new word '.repeat(700);
  expect(diffWords('', text)).toEqual([{ kind: 'added', text }]);
});

test('shortened: what is far from a change is left out, whole words stay beside it', () => {
  const long = 'one two three '.repeat(60);
  const pieces = shortenPieces(diffWords(`${long}old ${long}end`, `${long}new ${long}end`));
  expect(show(pieces)).toMatch(/^… (?:one two three )+\[-old-\]\[\+new\+\] (?:one two three )+(?:one |one two )?…$/);
  expect(show(pieces).length).toBeLessThan(400);
  const short = diffWords('Call me on Monday', 'Call me on Tuesday');
  expect(shortenPieces(short)).toEqual(short);
});

const SCHEMA: FieldSchema = {
  type: 'object',
  properties: {
    hero: {
      type: 'object',
      label: 'First screen',
      properties: {
        title: { type: 'string', label: 'Headline', control: 'line' },
        kind: { type: 'string', label: 'Drawing', enum: ['a', 'b'], names: { a: 'Workflow', b: 'Chatbot' } },
        points: { type: 'array', label: 'Points', items: { type: 'string', label: 'Point', control: 'line' } },
      },
    },
    hidden: { type: 'boolean', label: 'Hide this page' },
  },
};

test('changes: each has the labels around its field; choices are shown by name', () => {
  const before = { hero: { title: 'Old', kind: 'a', points: ['x', 'y'] } };
  const after = { hero: { title: 'New', kind: 'b', points: ['x', 'z'] }, hidden: true };
  const changes = listChanges(SCHEMA, before, after).map(
    ({ labels, pieces }) => `${labels.join(' › ')}: ${show(pieces)}`,
  );
  expect(changes).toEqual([
    'First screen › Headline: [-Old-][+New+]',
    'First screen › Drawing: [-Workflow-][+Chatbot+]',
    'First screen › Points 2: [-y-][+z+]',
    'Hide this page: [+Yes+]',
  ]);
});

test('changes: a list with more or fewer items is shown whole', () => {
  const before = { hero: { title: 'T', kind: 'a', points: ['x'] } };
  const after = { hero: { title: 'T', kind: 'a', points: ['x', 'y'] } };
  const [change] = listChanges(SCHEMA, before, after);
  expect([change?.path, show(change?.pieces ?? [])]).toEqual(['hero.points', 'x\n[+y+]']);
});
