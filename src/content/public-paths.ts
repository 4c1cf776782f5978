import { paths } from '#shared/paths.ts';
import { LANDING_ENTRIES } from './landing-pages.ts';
import { LEGAL_ENTRIES } from './legal/entries.ts';

/** Every public page except blog posts, as the sitemap lists them. */
export const PUBLIC_PATHS: readonly string[] = [
  ...[paths.home, paths.about, paths.calendar, paths.strategySession, paths.blog],
  ...[...LANDING_ENTRIES, ...LEGAL_ENTRIES].map(({ path }) => path),
];
