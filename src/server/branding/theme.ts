import { createHash } from 'node:crypto';
import type { Branding } from '#content/branding.schema.ts';
import { iconOf } from '#shared/icon.ts';
import type { Look } from '#shared/look/head.ts';
import { type Theme, themeProperties } from '#shared/look/theme.ts';

/** The styles that differ from the shipped look; undefined when none do. */
function themeCss(theme: Theme): string | undefined {
  const properties = themeProperties(theme).map(([name, value]) => `${name}:${value}`);
  return properties.length > 0 ? `:root{${properties.join(';')}}` : undefined;
}

/** Looks of the published branding, which stays the same object until it is changed: every page needs its look. */
const looks = new WeakMap<object, Look>();

/**
 * Styles and addresses of icons for the head of a page.
 *
 * @param draft the token of the draft that is shown: the addresses then carry it.
 */
export function siteLook(branding: Theme & Pick<Branding, 'icon' | 'logo'>, draft?: string): Look {
  const known = draft ? undefined : looks.get(branding);
  if (known) return known;
  const query = (version: string) => `?${new URLSearchParams({ v: shortHash(version), ...(draft && { draft }) })}`;
  const icon = iconOf<NonNullable<Branding['icon']>>(branding);
  const look: Look = {
    color: branding.colors.ink,
    theme: themeCss(branding),
    iconQuery: icon ? query(icon.src) : undefined,
  };
  if (!draft) looks.set(branding, look);
  return look;
}

/** The first 16 hex digits of a text's SHA-256: changes with the text, for addresses and file names. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
