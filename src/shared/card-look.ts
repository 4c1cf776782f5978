import { type BrandColors, paletteOf } from './palette.ts';
import type { TypePairingName } from './typefaces.ts';

/** The typeface of the cards that stand for pages where links are shared: outlines of the device's own are not at hand. */
const FACES = {
  editorial: 'newsreader',
  plain: 'instrument-sans',
  technical: 'geist-mono',
  system: 'instrument-sans',
} as const;

/** Colours and typeface of those cards: a dark section of the site. */
export function cardLook({ colors, type }: { colors: BrandColors; type: TypePairingName }) {
  const palette = paletteOf(colors);
  return {
    colors: {
      ground: palette.ink,
      text: palette.paper,
      quiet: palette.mist,
      accent: palette.signal,
      rule: palette['ink-rule'],
    },
    face: FACES[type],
  };
}
