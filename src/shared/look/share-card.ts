import { type BrandColors, paletteOf } from './palette.ts';
import type { TypePairingName } from './typefaces.ts';

/** The typeface of share cards for each pair of typefaces. The server has outlines of these only, so `system` gets another one. */
const FACES = {
  editorial: 'newsreader',
  plain: 'instrument-sans',
  technical: 'geist-mono',
  system: 'instrument-sans',
} as const;

/** Colours and typeface of share cards: those of a dark section of the site. */
export function shareCardLook({ colors, type }: { colors: BrandColors; type: TypePairingName }) {
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
