import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawIcon, drawShareCard } from './run.ts';

const USES = (id: string) => `<use href="#${id}"/>`.repeat(10);
/** A filter, a hundred times: half a minute of work. */
const SLOW = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="9"/></filter><defs><rect id="a" width="9" height="9" filter="url(#f)"/><g id="b" opacity=".9">${USES('a')}</g><g id="c" opacity=".9">${USES('b')}</g></defs><use href="#c"/></svg>`;
const FAST = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const CARD = {
  title: 'A title',
  brand: 'A brand',
  label: 'a.example',
  colors: { ground: '#000000', text: '#ffffff', quiet: '#000000', accent: '#000000', rule: '#000000' },
  face: 'newsreader' as const,
};

function svgFile(svg: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'icon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'icon.svg');
  writeFileSync(file, svg);
  return file;
}

test('a small SVG that takes too long to draw is stopped, and the next picture is drawn', async () => {
  expect(SLOW.length).toBeLessThan(2048);
  const slow = drawIcon({ source: svgFile(SLOW), size: 512 }, 'captains', 1_000);
  const fast = drawIcon({ source: svgFile(FAST), size: 32 });
  await expect(slow).rejects.toMatchObject({ code: 'bad_request', message: expect.stringContaining('too large') });
  expect((await fast).subarray(1, 4).toString()).toBe('PNG');
});

test('pictures of visitors are drawn before drafts of captains that came earlier', async () => {
  const order: string[] = [];
  const draw = async (name: string, drawn: Promise<unknown>) => {
    await drawn;
    order.push(name);
  };
  const source = svgFile(FAST);
  await Promise.all([
    draw('running', drawIcon({ source, size: 32 }, 'captains')),
    draw('draft', drawIcon({ source, size: 32 }, 'captains')),
    draw('card', drawShareCard(CARD)),
    draw('icon', drawIcon({ source, size: 16 })),
  ]);
  expect(order).toEqual(['running', 'card', 'icon', 'draft']);
});
