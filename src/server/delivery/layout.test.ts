import { expect, test } from 'vitest';
import { paletteOf } from '#shared/palette.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { toHtml } from './layout.ts';

test('mails have the colours of the site', async () => {
  const { ctx } = await createTestApp();
  const colors = paletteOf({ ink: '#0b3d2e', paper: '#fff8f0', signal: '#e6b800' });
  const button = { kind: 'button' as const, label: 'Open', url: 'https://site.example' };
  const html = toHtml({ blocks: [button], language: 'en', footer: { lines: ['Sent by the site'], privacy: 'Privacy policy' } }, ctx.settings.site(), colors);
  expect(html).toContain('background:#0b3d2e;color:#fff8f0');
  const used = new Set(html.match(/#[0-9a-f]{6}\b/g));
  expect([...used].filter((color) => !Object.values(colors).includes(color))).toEqual([]);
});
