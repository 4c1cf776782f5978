import { expect, test } from 'vitest';
import { formatDate, formatDay, formatMoment } from './format.ts';

test('no line ends between day and month of a German date', () => {
  const german = { locale: 'de' };
  expect(formatDate('2026-11-26', german)).toBe('26.\u00a0November 2026');
  expect(formatDay('2026-11-26', german)).toBe('Donnerstag, 26.\u00a0November');
  expect(formatMoment('2026-11-26T12:00:00Z', 'Europe/Berlin', german)).toContain('26.\u00a0November 2026');
});

test('an English date keeps its spaces', () => {
  expect(formatDate('2026-11-26', { locale: 'en-US' })).toBe('November 26, 2026');
});
