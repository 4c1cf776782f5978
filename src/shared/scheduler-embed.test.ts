import { expect, test } from 'vitest';
import { parseEmbedMessage } from './scheduler-embed.ts';

const PAGE = 'https://cal.example/ada/free';

test.each([
  [{ type: 'loaded', more: 1 }, { type: 'loaded' }],
  [{ type: 'failed' }, { type: 'failed' }],
  [
    { type: 'calendar', url: 'https://cal.example/ada/free?embed_type=Inline' },
    { type: 'calendar', url: 'https://cal.example/ada/free?embed_type=Inline' },
  ],
])('reads the message %j', (data, message) => {
  expect(parseEmbedMessage(data, PAGE)).toEqual(message);
});

test.each([
  undefined,
  null,
  'loaded',
  1e308,
  [],
  {},
  { type: 'opened' },
  { type: ['loaded'] },
  { type: 'calendar' },
  { type: 'calendar', url: 7 },
  { type: 'calendar', url: { toString: () => PAGE } },
  { type: 'calendar', url: '/captain' },
  { type: 'calendar', url: 'javascript:alert(1)' },
  { type: 'calendar', url: 'data:text/html,x' },
  { type: 'calendar', url: 'blob:https://cal.example/1' },
  { type: 'calendar', url: 'http://cal.example/ada/free' },
  { type: 'calendar', url: 'https://cal.example:8443/' },
  { type: 'calendar', url: 'https://cal.example\\@evil.example/' },
  { type: 'calendar', url: 'https://cal.example.evil.example/' },
  { type: 'calendar', url: 'https://cal.example@evil.example/' },
])('rejects the message %j', (data) => {
  expect(parseEmbedMessage(data, PAGE)).toBeUndefined();
});
