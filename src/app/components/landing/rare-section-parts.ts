import type { LandingSection } from '#content/landing-sections.schema.ts';
import { onDemand } from './on-demand.ts';

/** Kinds of sections that few pages have. */
const KINDS = ['posts', 'text', 'gallery', 'contactForm', 'openingHours', 'priceList'] as const;
type RareKind = (typeof KINDS)[number];

export type RareSection = Extract<LandingSection, { kind: RareKind }>;

export function isRare(section: { kind: string }): section is RareSection {
  return (KINDS as readonly string[]).includes(section.kind);
}

const { load, useValue } = onDemand({ rare: () => import('./rare-sections.tsx').then(({ RARE_PARTS }) => RARE_PARTS) });

/** Loads the components that `useRareParts` returns. */
export const loadRareSections = () => load('rare');

/** Components of the rare kinds of sections; undefined until they are loaded. */
export const useRareParts = () => useValue('rare');
