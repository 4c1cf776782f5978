import { expect, test } from 'vitest';
import { ownTimezone, proposedTimezone } from './local-clock.ts';

test('the time zone of a region with a single one is proposed, else that of the browser', () => {
  expect(proposedTimezone('en-IE')).toBe('Europe/Dublin');
  expect(proposedTimezone('de-AT')).toBe('Europe/Vienna');
  expect(proposedTimezone('en-US')).toBe(ownTimezone());
  expect(proposedTimezone('en')).toBe(ownTimezone());
});
