import { expect, test } from 'vitest';
import { DEFAULT_PALETTE, paletteOf } from '#shared/look/palette.ts';
import { type HtmlMail, renderHtmlMail } from './html-mail.tsx';
import { mailLook } from './mail-look.ts';

const COLORS = { ink: '#0b3d2e', paper: '#fff8f0', signal: '#e6b800' };

function makeHtmlMail(overrides: Partial<HtmlMail> = {}): HtmlMail {
  return {
    look: mailLook({ colors: COLORS, type: 'editorial' }),
    language: 'de',
    title: 'Title',
    brand: { name: 'Hopper & Co', url: 'https://site.example' },
    content: [{ kind: 'button', label: 'Open', url: 'https://site.example/?a=1&b=2' }],
    footer: { lines: ['Sent by the site'], links: [{ label: 'Leave', url: 'https://site.example/leave' }] },
    ...overrides,
  };
}

test('mails have the colours of the site, light and dark', () => {
  const html = renderHtmlMail(makeHtmlMail());
  const colors = paletteOf(COLORS);
  const used = new Set(html.match(/#[0-9a-f]{6}\b/g));
  expect([...used].filter((color) => !Object.values(colors).includes(color))).toEqual([]);
  expect(used.has(DEFAULT_PALETTE.signal)).toBe(false);
  expect(html).toContain('background-color:#e6b800;color:#0b3d2e');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('<meta name="color-scheme" content="light dark"');
  expect(html).toContain('lang="de"');
});

test('texts and addresses are escaped', () => {
  const hostile = '<script>alert("x")</script> & "quotes"';
  const html = renderHtmlMail(
    makeHtmlMail({
      title: hostile,
      preview: hostile,
      label: hostile,
      headline: hostile,
      content: [
        { kind: 'text', text: hostile },
        { kind: 'quote', text: hostile },
        {
          kind: 'table',
          rows: [
            [hostile, hostile],
            ['Empty', null],
          ],
        },
        { kind: 'link', label: hostile, url: 'https://site.example/"><script>' },
      ],
      footer: { lines: [hostile], links: [{ label: hostile, url: 'https://site.example' }] },
    }),
  );
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://site.example/&quot;&gt;&lt;script&gt;"');
  expect(html).not.toContain('Empty');
  expect(html.match(/&lt;script&gt;alert/g)?.length).toBe(11);
});

test('a logo has its size and the name as its text, and nothing is preloaded', () => {
  const logo = { src: 'https://site.example/uploads/logo.png', width: 120, height: 40 };
  const html = renderHtmlMail(makeHtmlMail({ brand: { name: 'Hopper', url: 'https://site.example', logo } }));
  expect(html).toMatch(/<img[^>]*alt="Hopper"[^>]*height="40"[^>]*width="120"/);
  expect(html).not.toContain('preload');
});

test('Outlook, which knows no max-width, gets a table of the mail’s width around all of it', () => {
  const html = renderHtmlMail(makeHtmlMail());
  const [, inside = '', after = ''] = html.split(
    /<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->|<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/,
  );
  expect(inside).toMatch(/^<table [^>]*class="mail"/);
  expect(inside).toContain('https://site.example/leave');
  expect(inside.match(/<table/g)).toHaveLength(inside.match(/<\/table>/g)?.length ?? 0);
  expect(after).toBe('</td></tr></tbody></table></body></html>');
});
