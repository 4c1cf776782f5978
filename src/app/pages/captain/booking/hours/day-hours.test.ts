import { expect, test } from 'vitest';
import { copyDay, equalDays, hoursInWords, nextRange, toWeek } from './day-hours.ts';

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

test('hours in words: days with the same hours stand together, closed ones are left out', () => {
  const at = (dayOfWeek: number, text: string, isEnabled = true) => ({ dayOfWeek, ...range(text), isEnabled });
  const workdays = [1, 2, 3, 4, 5].map((day) => at(day, '09:00-17:00'));
  expect(hoursInWords([...workdays, at(6, '09:00-17:00', false)])).toEqual(['Monday to Friday 09:00–17:00']);
  const mixed = [
    at(2, '13:00-24:00'),
    at(2, '09:00-12:00'),
    at(4, '08:00-10:00'),
    at(0, '08:00-10:00'),
    at(5, '08:00-10:00'),
  ];
  expect(hoursInWords(mixed)).toEqual(['Tuesday 09:00–12:00, 13:00–00:00', 'Thursday, Friday, Sunday 08:00–10:00']);
  expect(hoursInWords([])).toEqual([]);
});

test('open days of a week have the same hours, with one break or none', () => {
  const at = (dayOfWeek: number, text: string, isEnabled = true) => ({ dayOfWeek, ...range(text), isEnabled });
  const week = { days: [2, 4], ...range('09:00-12:00') };
  expect(equalDays(toWeek(week))).toEqual(week);
  expect(equalDays([at(1, '09:00-17:00'), at(6, '10:00-12:00', false)])).toEqual({
    days: [1],
    ...range('09:00-17:00'),
  });
  expect(equalDays([])).toEqual({ days: [], ...range('09:00-17:00') });
  expect(equalDays([at(1, '09:00-12:00'), at(2, '09:00-17:00')])).toBeUndefined();

  const withBreak = { days: [1, 5], ...range('09:30-16:30'), break: range('12:00-14:00') };
  expect(hoursInWords(toWeek(withBreak))).toEqual(['Monday, Friday 09:30–12:00, 14:00–16:30']);
  expect(equalDays(toWeek(withBreak))).toEqual(withBreak);
  expect(equalDays([at(1, '09:00-12:00'), at(1, '13:00-17:00'), at(2, '09:00-12:00')])).toBeUndefined();
  expect(equalDays([at(1, '09:00-12:00'), at(1, '12:00-17:00')])).toBeUndefined();
  expect(equalDays([at(1, '08:00-10:00'), at(1, '11:00-12:00'), at(1, '13:00-17:00')])).toBeUndefined();
});
