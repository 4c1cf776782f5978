import type { LandingSection } from '#content/landing-sections.schema.ts';
import { onDemand } from './on-demand.ts';

/** Kinds of sections that few pages have. */
const KINDS = ['posts', 'text', 'gallery', 'contactForm', 'openingHours', 'priceList'] as const;
type PracticeKind = (typeof KINDS)[number];

export type RareSection = Extract<LandingSection, { kind: PracticeKind }>;

export function isRare(section: { kind: string }): section is RareSection {
  return (KINDS as readonly string[]).includes(section.kind);
}

const { load, useValue } = onDemand({ practice: () => import('./rare-sections.tsx').then(({ PRACTICE }) => PRACTICE) });

/** Loads the components that `usePractice` returns. */
export const loadRareSections = () => load('practice');

/** Components of the rare kinds of sections; undefined until they are loaded. */
export const usePractice = () => useValue('practice');
