import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { colorPairs, formatRatio, unreadablePairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { palettesFor } from './logo-palettes.ts';
import { LOOKS, PALETTES } from './looks.ts';
import { DEFAULT_PALETTE, paletteOf } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const { colors } = STARTER.documents.branding;

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(formatRatio(contrast('#777777', '#ffffff'))).toBe('4.4:1');
});

test('the shipped colours make exactly the tokens of the stylesheet, and all of them can be read', () => {
  expect(paletteOf(colors)).toEqual(DEFAULT_PALETTE);
  const css = readFileSync(join(import.meta.dirname, '../../app/styles/app.css'), 'utf8');
  const tokens = Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#\w{6}|var\(--color-good\));/g)].map(([, a, b]) => [a, b]),
  );
  expect({ ...tokens, 'code-string': tokens.good }).toEqual(DEFAULT_PALETTE);
  expect(unreadablePairs(colors)).toEqual([]);
});

test('whatever is chosen, all shades are colours, and what cannot be read is reported at a colour that was changed', () => {
  fc.assert(
    fc.property(fc.record({ ink: hex, paper: hex, signal: hex }), (chosen) => {
      const palette = paletteOf(chosen);
      for (const value of Object.values(palette)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
      for (const { colors: names } of unreadablePairs(chosen)) expect(names).not.toEqual([]);
      if (contrast(palette.ink, palette.paper) < 4.5) expect(unreadablePairs(chosen)).not.toEqual([]);
      for (const ground of [palette.button, palette['button-hover']]) {
        expect(contrast(palette['button-text'], ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    // Its text is darker than white and lighter than the button, by almost the same contrast.
    { numRuns: 60, examples: [[{ ink: '#915bc5', paper: '#000000', signal: '#000001' }]] },
  );
});

test('black and white have visible shades', () => {
  const palette = paletteOf({ ink: '#000000', paper: '#ffffff', signal: '#ff5c5c' });
  expect(contrast(palette['ink-raised'], palette.ink)).toBeGreaterThan(1.1);
  expect(contrast(palette['ink-rule'], palette.ink)).toBeGreaterThan(1.5);
  expect(contrast(palette['paper-rule'], palette.paper)).toBeGreaterThan(1.4);
});

test('a dark colour that is lighter than the light one is reported', () => {
  expect(unreadablePairs({ ink: '#ffffff', paper: '#000000', signal: '#ff8a1f' })).not.toEqual([]);
});

test('any accent goes with shipped grounds: a dark one gets light text on buttons, and a lighter shade on dark sections', () => {
  fc.assert(
    fc.property(hex, (signal) => {
      expect(unreadablePairs({ ...colors, signal })).toEqual([]);
    }),
    { numRuns: 60 },
  );
  const navy = paletteOf({ ...colors, signal: '#1f2f6f' });
  expect(navy).toMatchObject({ button: '#1f2f6f', 'button-text': navy['paper-bright'], 'signal-deep': '#1f2f6f' });
  expect(contrast(navy.signal, navy.ink)).toBeGreaterThanOrEqual(4.5);
});

test('warnings stay orange in a green look', () => {
  const green = paletteOf({ ink: '#14231b', paper: '#f4f4ec', signal: '#2c7a4b' });
  expect(green.warning).toBe(DEFAULT_PALETTE.warning);
});

test('six palettes and five looks can be read everywhere; the first ones ship', () => {
  expect([PALETTES.length, LOOKS.length]).toEqual([6, 5]);
  for (const chosen of [...PALETTES, ...LOOKS.map(({ values }) => values)]) {
    expect(unreadablePairs(chosen.colors)).toEqual([]);
  }
  const { type, corners, lines, drawings } = STARTER.documents.branding;
  expect(PALETTES[0].colors).toEqual(colors);
  expect(LOOKS[0]?.values).toEqual({ colors, type, corners, lines, drawings });
});

test('colours that go with a logo can be read, with its strongest colour as the accent', () => {
  const [blue, red] = palettesFor(['#123a8c', '#dd2222', '#777777']);
  expect([blue?.signal, red?.signal]).toEqual(['#123a8c', '#dd2222']);
  expect(palettesFor(['#777777'])).toHaveLength(1);
  for (const proposed of [...palettesFor(['#123a8c', '#dd2222']), ...palettesFor(['#000000'])]) {
    expect(unreadablePairs(proposed)).toEqual([]);
  }
});

test('the pairs of one colour are those that it is part of', () => {
  const titles = colorPairs(colors, 'signal').map(({ title }) => title);
  expect(titles).toContain('Text on buttons');
  expect(titles).not.toContain('Text on light sections');
});
