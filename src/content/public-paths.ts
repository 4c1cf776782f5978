import { LEGAL_PAGES, paths } from '#shared/paths.ts';
import { LANDING_ENTRIES } from './landing-pages.ts';

/** Every public page except blog posts, as the sitemap lists them. */
export const PUBLIC_PATHS: readonly string[] = [
  ...[paths.home, paths.about, paths.calendar, paths.strategySession, paths.blog],
  ...LANDING_ENTRIES.map(({ path }) => path),
  ...LEGAL_PAGES.map((name) => `/${name}`),
];
