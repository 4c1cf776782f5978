import { paletteOf } from './palette.ts';
import type { Theme } from './theme.ts';

/** The typeface of share cards for each pair of typefaces. The server has outlines of these only, so `system` gets another one. */
const FACES = {
  editorial: 'newsreader',
  plain: 'instrument-sans',
  technical: 'geist-mono',
  system: 'instrument-sans',
} as const;

/** Colours and typeface of share cards: those of a dark section of the site. Without drawings they have only text. */
export function shareCardLook({ colors, type, drawings }: Pick<Theme, 'colors' | 'type' | 'drawings'>) {
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
    ...(!drawings && { isPlain: true }),
  };
}
