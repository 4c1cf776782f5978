import { expect, test } from 'vitest';
import { minutesInWords } from '#shared/minutes.ts';
import { toLocalInput } from './time.ts';

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
