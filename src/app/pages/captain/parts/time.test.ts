import { expect, test } from 'vitest';
import { minutesInWords } from '#shared/minutes.ts';
import { formatCount } from './counts.ts';
import { dateAndTime, dayName, dueAt, promiseInWords, toLocalInput, waitInWords, writeTimesAsIn } from './time.ts';

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
  expect(waitInWords(seconds * 1000)).toBe(words);
});

// 27 November 2026 is a Friday.
test.each([
  ['four hours, also at night', [27, 22], 240, [28, 2]],
  ['a working day, in the week', [26, 18], 1440, [27, 18]],
  ['a working day, from a Friday', [27, 18], 1440, [30, 18]],
  ['a working day, from a Saturday', [28, 9], 1440, [30, 9]],
  ['two working days, from a Thursday', [26, 9], 2880, [30, 9]],
] as const)('an answer is due after %s', (_, [day, hour], promised, [dueDay, dueHour]) => {
  const since = new Date(2026, 10, day, hour).toISOString();
  expect(new Date(dueAt(since, promised))).toEqual(new Date(2026, 10, dueDay, dueHour));
});

test.each([
  [5, '5 minutes'],
  [240, '4 hours'],
  [1440, '1 working day'],
  [4320, '3 working days'],
])('a promise of %i minutes in words: %s', (minutes, words) => {
  expect(promiseInWords(minutes)).toBe(words);
});

test.each(
  ['en-GB', 'en-US'].flatMap((locale) =>
    Array.from({ length: 12 }, (_, index) => [
      locale,
      new Date(2026, index, index + 1, 23 - 2 * index, index).toISOString(),
    ]),
  ),
)('in %s, %s is written like there', (locale, iso) => {
  writeTimesAsIn({ locale });
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  // British locale data has a fourth letter for one month.
  const known = (text: string) => text.replace('Sept', 'Sep').replaceAll('\u202f', ' ');
  expect(dateAndTime(iso)).toBe(
    known(new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })),
  );
  const day = new Date(iso).toLocaleDateString(locale, options);
  expect(dayName(iso.slice(0, 10))).toBe(known(locale === 'en-GB' ? day.replace(',', '') : day));
});

test.each([0, 7, 999, 1_000, 12_345, 1_234_567, -4_321])('%i is written like American numbers', (value) => {
  expect(formatCount(value)).toBe(value.toLocaleString('en-US'));
});
