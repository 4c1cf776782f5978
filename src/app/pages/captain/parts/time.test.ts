import { expect, onTestFinished, test } from 'vitest';
import { ownTimezone } from '#shared/local-clock.ts';
import { minutesInWords } from '#shared/minutes.ts';
import { number } from './lists.tsx';
import { dayName, fromLocalInput, moment, roughly, setTimezone, timeOfDay, today, toLocalInput } from './time.ts';

test.each(['2026-01-31T09:00:00Z', '2026-01-31T09:00:30Z', '2026-07-31T23:59:59Z'])(
  'a form that is saved unchanged keeps the planned time %s',
  (planned) => {
    expect(new Date(toLocalInput(planned)).getTime()).toBe(Date.parse(planned));
  },
);

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [90, '90 minutes'],
  [240, '4 hours'],
  [1440, '1 day'],
  [2880, '2 days'],
])('%i minutes in words: %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

test.each([
  [59, 'less than a minute'],
  [199, '3 min'],
  [3 * 3600 - 1, '2 h'],
  [47 * 3600, '47 h'],
  [71 * 3600, '2 days'],
])('waiting for %i s: %s', (seconds, words) => {
  expect(roughly(seconds * 1000)).toBe(words);
});

test.each(Array.from({ length: 12 }, (_, index) => new Date(2026, index, index + 1, 23 - index, index).toISOString()))(
  '%s is written like British times',
  (iso) => {
    const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    expect(moment(iso)).toBe(new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));
    expect(dayName(iso.slice(0, 10))).toBe(new Date(iso).toLocaleDateString('en-GB', options));
  },
);

test.each([0, 7, 999, 1_000, 12_345, 1_234_567, -4_321])('%i is written like American numbers', (value) => {
  expect(number(value)).toBe(value.toLocaleString('en-US'));
});

function liveIn(timezone: string) {
  setTimezone(timezone);
  onTestFinished(() => setTimezone(ownTimezone()));
}

test('times are those of the business, wherever the browser is', () => {
  liveIn('Asia/Kolkata');
  const at = '2026-03-29T20:15:30Z';
  expect(moment(at)).toBe('30 Mar 2026, 01:45');
  expect(timeOfDay(Date.parse(at))).toBe('01:45');
  expect(today(Date.parse(at))).toBe('2026-03-30');
  expect(toLocalInput(at)).toBe('2026-03-30T01:45:30');
  expect(fromLocalInput('2026-03-30T01:45:30')).toBe('2026-03-29T20:15:30.000Z');
  expect(fromLocalInput('')).toBeNull();
});

test.each([
  ['2026-03-29T00:30', '2026-03-28T23:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T00:30', '2026-10-24T22:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('on a day when the clocks change, %s in a field is %s', (typed, at) => {
  liveIn('Europe/Berlin');
  expect(fromLocalInput(typed)).toBe(at);
  expect(toLocalInput(at)).toBe(typed);
});

test('a zone that the browser does not know leaves its own', () => {
  const before = moment('2026-01-05T12:00:00Z');
  liveIn('Mars/Olympus');
  expect(moment('2026-01-05T12:00:00Z')).toBe(before);
});
