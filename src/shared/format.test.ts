import { expect, test } from 'vitest';
import { englishIn, formatDate, formatDay, formatMoment } from './format.ts';

test('no line ends between day and month of a German date', () => {
  const german = { locale: 'de' };
  expect(formatDate('2026-11-26', german)).toBe('26.\u00a0November 2026');
  expect(formatDay('2026-11-26', german)).toBe('Donnerstag, 26.\u00a0November');
  expect(formatMoment('2026-11-26T12:00:00Z', 'Europe/Berlin', german)).toContain('26.\u00a0November 2026');
});

test('an English date keeps its spaces', () => {
  expect(formatDate('2026-11-26', { locale: 'en-US' })).toBe('November 26, 2026');
});

test.each([
  ['en-US', 'Friday, November 27, 2026 at 1:00 PM Central European Time (Berlin)'],
  ['de-DE', 'Friday, 27 November 2026 at 13:00 Central European Time (Berlin)'],
  ['de-CH', 'Friday, 27 November 2026 at 13:00 Central European Time (Berlin)'],
  ['fr', 'Friday, 27 November 2026 at 13:00 Central European Time (Berlin)'],
])('mails to the owner are in English, with the dates and times of the region %s', (locale, expected) => {
  expect(formatMoment('2026-11-27T12:00:00Z', 'Europe/Berlin', englishIn({ locale }))).toBe(expected);
});
