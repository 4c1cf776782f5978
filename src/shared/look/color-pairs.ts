import { contrast, TEXT_CONTRAST } from './contrast.ts';
import { type BrandColors, type ColorToken, DEFAULT_PALETTE, paletteOf } from './palette.ts';

/** Least contrast of parts without text, such as the border of a field, by WCAG 2.2 (1.4.11). */
const GRAPHIC_CONTRAST = 3;

interface Use {
  title: string;
  front: ColorToken[];
  grounds: ColorToken[];
  madeOf: (keyof BrandColors)[];
  atLeast?: number;
}

const LIGHT: ColorToken[] = ['paper', 'paper-deep', 'paper-bright'];
const DARK: ColorToken[] = ['ink', 'ink-raised'];

/** Every text and mark of the site with the grounds that it is shown on, and the chosen colours that both are made of. */
const USES: Use[] = [
  { title: 'Text on light sections', front: ['ink'], grounds: LIGHT, madeOf: ['ink', 'paper'] },
  { title: 'Text on dark sections', front: ['paper', 'dark-text'], grounds: DARK, madeOf: ['ink', 'paper'] },
  { title: 'Quiet text on light sections', front: ['mute'], grounds: LIGHT, madeOf: ['ink', 'paper'] },
  { title: 'Quiet text on dark sections', front: ['mist'], grounds: DARK, madeOf: ['ink'] },
  { title: 'Text on buttons', front: ['button-text'], grounds: ['button', 'button-hover'], madeOf: ['signal'] },
  { title: 'Accent on dark sections', front: ['signal'], grounds: DARK, madeOf: ['signal', 'ink'] },
  { title: 'Dark accent on light sections', front: ['signal-deep'], grounds: LIGHT, madeOf: ['signal', 'paper'] },
  { title: 'Messages on light sections', front: ['danger', 'good', 'warning-deep'], grounds: LIGHT, madeOf: ['paper'] },
  { title: 'Errors on dark sections', front: ['danger-bright'], grounds: DARK, madeOf: ['ink'] },
  { title: 'Text on red buttons', front: ['paper-bright'], grounds: ['danger'], madeOf: ['paper'] },
  {
    title: 'Code on light sections',
    front: ['code-keyword', 'code-string', 'code-constant', 'code-function', 'code-comment'],
    grounds: ['paper-deep'],
    madeOf: ['paper'],
  },
  {
    title: 'Code on dark sections',
    front: ['code-dark-keyword', 'code-dark-string', 'code-dark-constant', 'code-dark-function', 'code-dark-comment'],
    grounds: ['ink-raised'],
    madeOf: ['ink'],
  },
  {
    title: 'Borders of fields',
    front: ['paper-edge'],
    grounds: ['paper', 'paper-bright'],
    madeOf: ['paper'],
    atLeast: GRAPHIC_CONTRAST,
  },
];

/** Two colours that are seen on each other, at the place where they differ least. */
export interface ColorPair {
  title: string;
  /** From 1 to 21, as in `contrast`. */
  ratio: number;
  atLeast: number;
  /** The chosen colours that both are made of. */
  madeOf: readonly (keyof BrandColors)[];
}

/** All pairs for the chosen colours. @param color gives only the pairs that are made of this one. */
export function colorPairs(colors: BrandColors, color?: keyof BrandColors): ColorPair[] {
  const palette = paletteOf(colors);
  return USES.filter(({ madeOf }) => !color || madeOf.includes(color)).map(
    ({ title, front, grounds, madeOf, atLeast }) => ({
      title,
      ratio: Math.min(...front.flatMap((token) => grounds.map((ground) => contrast(palette[token], palette[ground])))),
      atLeast: atLeast ?? TEXT_CONTRAST,
      madeOf,
    }),
  );
}

/** The pairs that cannot be read, each with the chosen colours that are to blame: those that are not as shipped. */
export function unreadablePairs(colors: BrandColors): { pair: ColorPair; colors: (keyof BrandColors)[] }[] {
  return colorPairs(colors)
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map((pair) => {
      const changed = pair.madeOf.filter((name) => colors[name] !== DEFAULT_PALETTE[name]);
      return { pair, colors: changed.length > 0 ? changed : [...pair.madeOf] };
    });
}

/** A ratio for people, rounded down, so that 4.49 is not shown as enough: `4.4:1`. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}
