import { expect, test } from 'vitest';
import { isSafeLink } from './links.ts';

test.each([
  '/calendar',
  '/',
  '/#contact',
  '/blog?tag=ai',
  'https://example.com/a?b#c',
  'HTTP://example.com',
  'mailto:ada@example.com',
  'tel:+14155550142',
])('%s may be linked to', (link) => {
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
])('%j may not', (link) => {
  expect(isSafeLink(link)).toBe(false);
});
