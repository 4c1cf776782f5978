import { expect, test } from 'vitest';
import { daysAhead } from './days-ahead.ts';

test('counts days in the time zone of the business, not UTC', () => {
  const now = Date.parse('2026-01-01T03:00:00Z') / 1000;
  expect(daysAhead(now, 'America/Los_Angeles').days).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    '2026-01-04',
    '2026-01-05',
    '2026-01-06',
    '2026-01-07',
  ]);
  expect(daysAhead(now, 'UTC').days.slice(0, 2)).toEqual(['2026-01-02', '2026-01-03']);
});

test('skips no day at a clock change', () => {
  const now = Date.parse('2026-10-31T20:00:00Z') / 1000;
  expect(daysAhead(now, 'America/Los_Angeles').days.slice(0, 3)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
});
