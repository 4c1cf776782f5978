import { expect, test } from 'vitest';
import {
  englishIn,
  formatDate,
  formatDay,
  formatMoment,
  formatMoney,
  formatShortMoment,
  formatZone,
  moneySymbol,
} from './format.ts';

test('no line ends between day and month of a German date', () => {
  const german = { locale: 'de' };
  expect(formatDate('2026-11-26', german)).toBe('26.\u00a0November 2026');
  expect(formatDay('2026-11-26', german)).toBe('Donnerstag, 26.\u00a0November');
  expect(formatMoment('2026-11-26T12:00:00Z', 'Europe/Berlin', german)).toContain('26.\u00a0November 2026');
});

test('euros are written alike in all German texts', () => {
  for (const locale of ['de-DE', 'de-AT']) {
    const site = { locale, currency: 'EUR' };
    expect(formatMoney(1_095, site)).toBe('1.095\u00a0€');
    expect(moneySymbol(site)).toEqual({ text: '€', isBefore: false });
  }
});

test('a time zone is named by its place in the language of the site', () => {
  expect(formatZone('Europe/Vienna', { locale: 'de-AT' })).toBe('Wien');
  expect(formatZone('America/New_York', { locale: 'de' })).toBe('New York');
  expect(formatZone('UTC', { locale: 'de' })).toBe('UTC');
  expect(formatZone('America/New_York', { locale: 'en-US' })).toBe('America/New York');
});

test('a German moment has the word for the hour and the place of its time', () => {
  const at = '2026-11-26T12:00:00Z';
  const day = 'Donnerstag, 26.\u00a0November 2026';
  expect(formatMoment(at, 'Europe/Vienna', { locale: 'de-AT' })).toBe(`${day}, 13:00 Uhr (Zeit in Wien)`);
  expect(formatMoment(at, 'UTC', { locale: 'de' })).toBe(`${day}, 12:00 Uhr (UTC)`);
  expect(formatShortMoment(at, 'Europe/Berlin', { locale: 'de' })).toBe('Do., 26. Nov., 13:00 Uhr');
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
