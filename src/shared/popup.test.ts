import { expect, test } from 'vitest';
import { isPopupDue } from './popup.ts';

const ALWAYS = { pages: [], firstDay: null, lastDay: null };

test.each([
  ['/', true],
  ['/about', true],
  ['/calendar', false],
  ['/strategy-session', false],
  ['/book/coffee', false],
  ['/booking/1-abc', false],
  ['/newsletter/confirm/abc', false],
  ['/privacy-policy', false],
  ['/bookkeeping', true],
])('on %s a popup for all pages is shown: %s', (path, isShown) => {
  expect(isPopupDue(ALWAYS, path, '2026-01-05')).toBe(isShown);
});

test('a popup of some pages is shown on them and below', () => {
  const isOn = (path: string) => isPopupDue({ ...ALWAYS, pages: ['/', '/blog'] }, path, '2026-01-05');
  expect(['/', '/blog', '/blog/post', '/about'].map(isOn)).toEqual([true, true, true, false]);
});

test('a popup is shown from its first to its last day', () => {
  const isOn = (day: string) => isPopupDue({ ...ALWAYS, firstDay: '2026-01-05', lastDay: '2026-01-06' }, '/', day);
  expect(['2026-01-04', '2026-01-05', '2026-01-06', '2026-01-07'].map(isOn)).toEqual([false, true, true, false]);
});
