import { unreadablePairs } from './color-pairs.ts';
import { contrast, TEXT_CONTRAST } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import type { BrandColors } from './palette.ts';

/** Lightness and most chroma of a dark and a light ground that go with a colour. */
const INK = { l: 0.22, c: 0.03 };
const PAPER = { l: 0.97, c: 0.01 };
/** A colour of the logo with at least this contrast to white can be the dark ground. */
const DARK_CONTRAST = 3 * TEXT_CONTRAST;
/** From this chroma on, people see a colour and not a grey. */
const VISIBLE_CHROMA = 0.04;

/**
 * Colours of a site that go with a logo: each of its strong colours as the accent, with a dark and a light colour of the same hue.
 *
 * @param dominant colours of the logo as `#rrggbb`, the most frequent one first.
 */
export function palettesFor(dominant: readonly string[]): BrandColors[] {
  const strong = dominant.filter((color) => toOklch(color).c >= VISIBLE_CHROMA);
  const dark = dominant.find((color) => contrast(color, '#ffffff') >= DARK_CONTRAST);
  const accents = strong.length > 0 ? strong : dominant.slice(0, 1);
  return accents.map((signal) => {
    const { c, h } = toOklch(signal);
    const ground = ({ l, c: most }: typeof INK) => toHex({ l, c: Math.min(c, most), h });
    const mixed = { ink: ground(INK), paper: ground(PAPER), signal };
    if (!dark || dark === signal) return mixed;
    const withDark = { ...mixed, ink: dark };
    return unreadablePairs(withDark).length === 0 ? withDark : mixed;
  });
}
