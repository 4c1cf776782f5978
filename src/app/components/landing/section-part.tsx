import type { LandingDocument } from '#content/landing.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { Diagram } from './diagram/diagram.tsx';
import type { Placed } from './frame.tsx';
import type { PlacedSection } from './grounds.ts';
import { Hero } from './hero.tsx';
import { PARTS } from './parts.ts';
import { isRare, type RareSection, useRareParts } from './rare-section-parts.ts';

interface SectionPartProps extends Omit<PlacedSection<LandingSection>, 'before'> {
  before: { kind: string } | undefined;
  /** The section that is the only `h1` of the page. */
  title?: LandingSection | undefined;
  /** Shown in a headline at the top. */
  homeLink?: LandingDocument['homeLink'];
}

/** A section of a page, whatever its kind. */
export function SectionPart({ section, ground, number, before, title, homeLink }: SectionPartProps) {
  if (section.kind === 'hero') {
    return <Hero section={section} isTitle={section === title} homeLink={before ? undefined : homeLink} />;
  }
  if (section.kind === 'diagram') return <Diagram section={section} isBelowHero={before?.kind === 'hero'} />;
  if (isRare(section)) return <RarePart section={section} ground={ground} number={number} />;
  const Part = PARTS[section.kind];
  return <Part section={section} ground={ground} number={number} />;
}

function RarePart(placed: Placed<RareSection['kind']>) {
  const Part = useRareParts()?.[placed.section.kind];
  return Part && <Part {...placed} />;
}
