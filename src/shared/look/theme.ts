import { type BrandColors, DEFAULT_PALETTE, paletteOf } from './palette.ts';
import { TYPE_PAIRINGS, type TypePairingName } from './typefaces.ts';

/** The custom properties of `app/styles/app.css` that the owner's colours and typefaces change, with their values. */
export function themeProperties({ colors, type }: { colors: BrandColors; type: TypePairingName }): [string, string][] {
  const shipped: Record<string, string> = DEFAULT_PALETTE;
  const changed = Object.entries(paletteOf(colors)).filter(([token, value]) => shipped[token] !== value);
  return [
    ...changed.map(([token, value]): [string, string] => [`--color-${token}`, value]),
    ...Object.entries(TYPE_PAIRINGS[type].tokens).map(([token, value]): [string, string] => [`--${token}`, value]),
  ];
}
