import type { BrandColors } from './palette.ts';
import type { Theme } from './theme.ts';

export interface NamedPalette {
  name: string;
  colors: BrandColors;
}

/** Colours that an owner can choose with one click; the first ones are those that ship. */
export const PALETTES = [
  { name: 'Ink and orange', colors: { ink: '#11161d', paper: '#f5f0e6', signal: '#ff8a1f' } },
  { name: 'Harbour blue', colors: { ink: '#0f1f33', paper: '#f3f6f9', signal: '#1f5fbf' } },
  { name: 'Forest green', colors: { ink: '#14231b', paper: '#f4f4ec', signal: '#2c7a4b' } },
  { name: 'Plum', colors: { ink: '#26172a', paper: '#faf5f6', signal: '#8a2f5f' } },
  { name: 'Slate and yellow', colors: { ink: '#1c2026', paper: '#f6f6f3', signal: '#f2b632' } },
  { name: 'Clay red', colors: { ink: '#2a1c17', paper: '#fbf5ee', signal: '#c2492d' } },
] as const satisfies NamedPalette[];

/** A look: all that the owner chooses about how the site looks, but pictures. */
export type LookValues = Theme;

export interface NamedLook {
  name: string;
  description: string;
  values: LookValues;
}

const [orange, blue, green, plum, yellow] = PALETTES.map(({ colors }) => colors) as [
  BrandColors,
  ...[BrandColors, BrandColors, BrandColors, BrandColors],
];

/** Looks that an owner can choose with one click; the first one ships. */
export const LOOKS: readonly NamedLook[] = [
  {
    name: 'Workshop',
    description: 'Serif headings, fine lines, drawings',
    values: { colors: orange, type: 'editorial', corners: 'slight', lines: 'fine', drawings: true },
  },
  {
    name: 'Practice',
    description: 'Sans-serif, calm, without drawings',
    values: { colors: blue, type: 'plain', corners: 'slight', lines: 'fine', drawings: false },
  },
  {
    name: 'Garden',
    description: 'Friendly and round, without drawings',
    values: { colors: green, type: 'system', corners: 'round', lines: 'fine', drawings: false },
  },
  {
    name: 'Salon',
    description: 'Serif headings, square, without drawings',
    values: { colors: plum, type: 'editorial', corners: 'square', lines: 'fine', drawings: false },
  },
  {
    name: 'Drafting table',
    description: 'Monospaced headings, strong lines, drawings',
    values: { colors: yellow, type: 'technical', corners: 'square', lines: 'strong', drawings: true },
  },
];
