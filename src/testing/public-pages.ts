import { LEGAL_ENTRIES } from '#content/legal/entries.ts';
import { STARTER } from '#content/starters/en/starter.ts';

/** Paths of all public pages except blog posts. */
export const PUBLIC_PAGES: string[] = [
  '/',
  '/about',
  '/blog',
  '/calendar',
  '/strategy-session',
  ...Object.values(STARTER.pages).map(({ path }) => path),
  ...LEGAL_ENTRIES.map(({ path }) => path),
];
