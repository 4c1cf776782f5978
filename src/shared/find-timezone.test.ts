import { expect, test } from 'vitest';
import { findTimezone } from './find-timezone.ts';

test.each([
  ['America/Boise', 'America/Boise'],
  ['America/New York', 'America/New_York'],
  [' boise ', 'America/Boise'],
  ['New York', 'America/New_York'],
  ['berlin', 'Europe/Berlin'],
  ['Zürich', 'Europe/Zurich'],
  ['Port-au-Prince', 'America/Port-au-Prince'],
  ['Indianapolis', 'America/Indianapolis'],
  ['UTC', 'UTC'],
  ['York', undefined],
  ['America', undefined],
  ['Boise, ID', undefined],
  ['IST', undefined],
  ['+02:00', undefined],
  ['', undefined],
])('a time zone is found by its name or its city: %j', (text, name) => {
  expect(findTimezone(text)).toBe(name);
});
