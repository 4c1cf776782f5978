import { type BrandColors, DEFAULT_PALETTE, paletteOf } from './palette.ts';
import { CORNERS, type CornersName, LINES, type LinesName } from './shapes.ts';
import { TYPE_PAIRINGS, type TypePairingName } from './typefaces.ts';

/** Choices that the styles of every page follow from. */
export interface Theme {
  colors: BrandColors;
  type: TypePairingName;
  corners: CornersName;
  lines: LinesName;
  /** Whether there are line drawings, and ticks on the rules between sections. */
  drawings: boolean;
}

/** Properties of the shipped film in colours that are not the shipped ones. */
const FILM: [string, string][] = [
  ['--film-filter', 'grayscale(1) brightness(0.7)'],
  ['--film-blend', 'screen'],
];

/** The custom properties of `app/styles/app.css` that the owner's look changes, with their values. */
export function themeProperties({ colors, type, corners, lines, drawings }: Theme): [string, string][] {
  const shipped: Record<string, string> = DEFAULT_PALETTE;
  const changed = Object.entries(paletteOf(colors)).filter(([token, value]) => shipped[token] !== value);
  const tokens = { ...TYPE_PAIRINGS[type].tokens, ...CORNERS[corners].tokens, ...LINES[lines].tokens };
  // The shipped film is drawn in the shipped colours: without its own, and lighter than what is below it, it suits any.
  const film = changed.some(([token]) => token === 'signal' || token === 'ink');
  return [
    ...changed.map(([token, value]): [string, string] => [`--color-${token}`, value]),
    ...Object.entries(tokens).map(([token, value]): [string, string] => [`--${token}`, value]),
    ...(film ? FILM : []),
    ...(drawings ? [] : [['--ticks', 'none'] satisfies [string, string]]),
  ];
}
