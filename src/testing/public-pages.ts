import { LANDING_ENTRIES } from '#content/landing-pages.ts';
import { LEGAL_PAGES } from '#shared/paths.ts';

/** Paths of all public pages except blog posts. */
export const PUBLIC_PAGES: string[] = [
  '/',
  '/about',
  '/blog',
  '/calendar',
  '/strategy-session',
  ...LANDING_ENTRIES.map(({ path }) => path),
  ...LEGAL_PAGES.map((name) => `/${name}`),
];
