import { expect, test } from 'vitest';
import { copyDay, nextRange } from './day-hours.ts';

const range = (text: string) => {
  const [startTime = '', endTime = ''] = text.split('-');
  return { startTime, endTime };
};

test.each([
  [[], '09:00-17:00'],
  [['09:00-12:00'], '13:00-17:00'],
  [['13:00-17:00', '09:00-12:00'], '18:00-20:00'],
  [['08:00-22:30'], '22:30-24:00'],
  [['10:00-23:30'], '00:00-04:00'],
  [['00:00-12:00', '14:00-24:00'], '13:00-14:00'],
  [['00:00-24:00'], undefined],
])('hours added to a day with %j are %s', (ranges, expected) => {
  expect(nextRange(ranges.map(range))).toEqual(expected && range(expected));
});

test('a copied day replaces the hours of the others, and no more', () => {
  const at = (dayOfWeek: number, text: string) => ({ dayOfWeek, ...range(text), isEnabled: true });
  const week = [at(1, '09:00-12:00'), at(1, '13:00-17:00'), at(2, '10:00-11:00'), at(3, '08:00-09:00')];
  expect(copyDay(week, 1, [2, 5])).toEqual([
    at(1, '09:00-12:00'),
    at(1, '13:00-17:00'),
    at(3, '08:00-09:00'),
    at(2, '09:00-12:00'),
    at(2, '13:00-17:00'),
    at(5, '09:00-12:00'),
    at(5, '13:00-17:00'),
  ]);
});
