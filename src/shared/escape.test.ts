import { expect, test } from 'vitest';
import { escapeMarkup } from './escape.ts';

test('escapes every character that starts or ends markup, and removes what XML does not allow', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
  expect(escapeMarkup('a\u0000\u0008b\ud800c\uffff💥\n')).toBe('abc💥\n');
});
