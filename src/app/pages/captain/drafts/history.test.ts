import { expect, test } from 'vitest';
import { type History, pushHistory, redo, startHistory, steppedPath, undo } from './history.ts';

const type = (history: History<object>, text: string, at: number, path = 'title') =>
  pushHistory<object>(history, { [path]: text }, { path, at, isTyping: true });

test('undo: typing without a pause is one step, after a pause another', () => {
  let history = startHistory<object>({ title: '' });
  history = type(history, 'N', 0);
  history = type(history, 'Ne', 200);
  history = type(history, 'New', 1_100);
  history = type(history, 'New text', 3_000);
  expect(undo(history).present).toEqual({ title: 'New' });
  expect(undo(undo(history)).present).toEqual({ title: '' });
});

test('undo: typing in another field is a step of its own, and so is a list operation', () => {
  let history = startHistory<object>({ title: '' });
  history = type(history, 'A', 0);
  history = type(history, 'B', 100, 'lead');
  history = pushHistory(history, { items: [1] }, { path: 'lead', at: 150 });
  history = type(history, 'C', 200, 'lead');
  expect(history.past).toHaveLength(4);
  expect(steppedPath(history, 'undo')).toBe('lead');
});

test('redo: returns what was undone until something new is typed', () => {
  const typed = type(startHistory({ title: 'old' }), 'new', 0);
  const undone = undo(typed);
  expect(undone.present).toEqual({ title: 'old' });
  expect(redo(undone).present).toEqual({ title: 'new' });
  expect(undo(redo(undone)).present).toEqual({ title: 'old' });
  const other = type(undone, 'other', 10);
  expect(redo(other).present).toEqual({ title: 'other' });
});

test('undo and redo without steps change nothing', () => {
  const history = startHistory({ title: 'only' });
  expect(undo(history)).toEqual(history);
  expect(redo(history)).toEqual(history);
});

test('undo: the oldest of more than 200 steps is forgotten', () => {
  let history = startHistory<object>({ title: '0' });
  for (let number = 1; number <= 205; number += 1) history = type(history, String(number), number * 5_000);
  while (steppedPath(history, 'undo') !== undefined) history = undo(history);
  expect(history.present).toEqual({ title: '5' });
});
