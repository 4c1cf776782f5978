import type { LandingDocument } from './landing.schema.ts';

/** Ids of the sections of the home page. */
export const HOME_ANCHORS: readonly string[] = ['about', 'portfolio', 'voice-ai', 'blog', 'faq', 'contact'];

/** Ids of the sections of a landing page, in their order. */
export function anchorsOf(page: LandingDocument): string[] {
  return page.sections.map(({ id }) => id);
}
