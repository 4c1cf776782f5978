import { createHash } from 'node:crypto';
import type { Branding } from '#content/branding.schema.ts';
import type { Look } from '#shared/look.ts';
import { themeProperties } from '#shared/theme.ts';

/** The stylesheet with what differs from the shipped look; empty when nothing does. */
export function themeCss(theme: Pick<Branding, 'colors' | 'type'>): string {
  const properties = themeProperties(theme).map(([name, value]) => `${name}:${value}`);
  return properties.length > 0 ? `:root{${properties.join(';')}}\n` : '';
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
