import type { Branding } from '#content/branding.schema.ts';
import { themeProperties } from '#shared/look/theme.ts';

/** Shows this page in colours and typefaces that are being edited, in place of those that it was loaded with. */
export function showTheme(branding: Branding): void {
  const loaded = document.querySelector<HTMLStyleElement>('style[data-href="theme"]');
  if (loaded) loaded.disabled = true;
  const { style } = document.documentElement;
  for (const name of [...style]) if (name.startsWith('--')) style.removeProperty(name);
  for (const [name, value] of themeProperties(branding)) style.setProperty(name, value);
}
