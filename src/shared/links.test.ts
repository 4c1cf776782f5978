import { expect, test } from 'vitest';
import { isSafeLink, webOrigin } from './links.ts';

test.each([
  '/calendar',
  '/',
  '/#contact',
  '/blog?tag=ai',
  'https://example.com/a?b#c',
  'HTTP://example.com',
  'mailto:ada@example.com',
  'tel:+14155550142',
])('accepts the link %s', (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  '',
  'calendar',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https:///evil.example',
  'https:evil.example',
  'ftp://example.com',
  'mailto://evil.example',
  'blob:https://example.com/x',
])('rejects the link %j', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test.each([
  ['https://calendly.com/ada/call?x=1#y', 'https://calendly.com'],
  ['http://localhost:4321/widget.js', 'http://localhost:4321'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080/x', 'http://[::1]:8080'],
  ['https://user:secret@Cal.Example-1.com:443/', 'https://cal.example-1.com'],
  ['https://kalender-köln.de/', 'https://xn--kalender-kln-ejb.de'],
])('the origin of %s is %s', (address, origin) => {
  expect(webOrigin(address)).toBe(origin);
});

test.each([
  'https://*/x',
  'https://*.example.com/x',
  'https://a;sandbox;x/',
  "https://a;script-src'unsafe-inline'/",
  'https://a,b/',
  'https://my_host/',
  'data:text/html,x',
  'blob:https://example.com/x',
  'example.com',
  '',
])('%j has no origin that is safe in a header', (address) => {
  expect(webOrigin(address)).toBeUndefined();
});
