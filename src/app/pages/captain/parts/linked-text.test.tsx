import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

/** Targets of the links in a text, in their order. */
function targetsIn(text: string): (string | undefined)[] {
  return [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

test('addresses, mailboxes and telephone numbers are links, without the punctuation after them', () => {
  expect(targetsIn('See https://example.com/a?b=1. Or (http://example.com/c), ann@example.co.uk!')).toEqual([
    'https://example.com/a?b=1',
    'http://example.com/c',
    'mailto:ann@example.co.uk',
  ]);
  expect(targetsIn('Call +49 (0)761 12 34-5, (415) 555-0142 or 0761/123456.')).toEqual([
    'tel:+4976112345',
    'tel:4155550142',
    'tel:0761123456',
  ]);
});

test('dates, prices, times and script addresses are no links', () => {
  const text =
    'On 2026-11-29 or 29.11.2026 at 10:30, $12,500.00 for 1234567 parts, 100 000 000 times; javascript:alert(1)';
  expect(targetsIn(text)).toEqual([]);
});

test('a text stays as it was written', () => {
  const text = 'a < b & c\nhttps://example.com/?a=1&b=2 ';
  const shown = renderToStaticMarkup(<LinkedText text={text} />).replace(/<[^>]*>/g, '');
  expect(shown).toBe('a &lt; b &amp; c\nhttps://example.com/?a=1&amp;b=2 ');
});
