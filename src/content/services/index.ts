import type { LandingPage } from '#content/landing.ts';
import { LANDING_ENTRIES } from '#content/landing-pages.ts';

/** The copy of all landing pages, for the server; in the order of the list. */
export const LANDING_PAGES: readonly LandingPage[] = await Promise.all(LANDING_ENTRIES.map((entry) => entry.load()));
