import { STARTER } from '#content/starters/consultant/en/starter.ts';
import { LEGAL_PAGES } from '#shared/paths.ts';

/** Paths of all public pages except blog posts; the imprint needs an address. */
export const PUBLIC_PAGES: string[] = [
  '/',
  '/about',
  '/blog',
  '/calendar',
  '/strategy-session',
  ...Object.values(STARTER.pages).map(({ path }) => path),
  ...LEGAL_PAGES.filter((name) => name !== 'imprint').map((name) => `/${name}`),
];
