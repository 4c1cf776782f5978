import { createHash } from 'node:crypto';
import type { Branding } from '#content/branding.schema.ts';
import type { Look } from '#shared/look.ts';
import { DEFAULT_PALETTE, paletteOf } from '#shared/palette.ts';
import { TYPE_PAIRINGS } from '#shared/typefaces.ts';

type Theme = Pick<Branding, 'colors' | 'type'>;

/** The custom properties that differ from the shipped ones, as a stylesheet; empty when none does. */
export function themeCss({ colors, type }: Theme): string {
  const shipped: Record<string, string> = DEFAULT_PALETTE;
  const changed = Object.entries(paletteOf(colors))
    .filter(([token, value]) => shipped[token] !== value)
    .map(([token, value]) => [`color-${token}`, value]);
  const properties = [...changed, ...Object.entries(TYPE_PAIRINGS[type].tokens)];
  if (properties.length === 0) return '';
  return `:root{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}\n`;
}

/** @param draft the token of the draft that is shown, whose addresses then have it too. */
export function lookOf({ colors, type, icon }: Pick<Branding, 'colors' | 'type' | 'icon'>, draft?: string): Look {
  const css = themeCss({ colors, type });
  const query = (version: string) => `?${new URLSearchParams({ v: shortHash(version), ...(draft && { draft }) })}`;
  return {
    color: colors.ink,
    css: css ? `/theme.css${query(css)}` : undefined,
    icons: icon ? query(icon.src) : undefined,
  };
}

/** A short name for a text, for addresses and file names. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
