import { LANDING_ENTRIES } from '#content/landing-pages.ts';
import { LEGAL_ENTRIES } from '#content/legal/entries.ts';

/** The pages that the site always has, whatever its owner writes. */
export const PUBLIC_PAGES: string[] = [
  '/',
  '/about',
  '/blog',
  '/calendar',
  '/strategy-session',
  ...LANDING_ENTRIES.map(({ path }) => path),
  ...LEGAL_ENTRIES.map(({ path }) => path),
];
