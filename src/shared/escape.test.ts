import { expect, test } from 'vitest';
import { escapeMarkup } from './escape.ts';

test('escapes every character that starts or ends markup, and removes what XML does not allow', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&</a>`)).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#60;/a&#62;',
  );
  expect(escapeMarkup('a\u0000\u0008b\ud800c\uffff💥\n')).toBe('abc💥\n');
});
