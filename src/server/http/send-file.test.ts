import { expect, test } from 'vitest';
import { chooseEncoding, isFresh } from './send-bytes.ts';
import { parseRange } from './send-file.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=990-2000', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of 1,000 bytes, %s is %j', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.9', 'br'],
  ['*', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('Accept-Encoding %s gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept, { br: true, gzip: true })).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %s against "a": %s', (header, fresh) => {
  expect(isFresh(header, '"a"')).toBe(fresh);
});
