import type { ComponentType, ReactNode } from 'react';
import { useDocument } from '#app/components/documents.ts';
import { type Ground, Section } from '#app/ui/section.tsx';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import type { LandingWords } from '#content/landing-words.schema.ts';

/** A section of a landing page, by its kind. */
export type SectionOf<Kind extends LandingSection['kind']> = Extract<LandingSection, { kind: Kind }>;

/** Props that the page gives to each of its sections. */
export interface Placed<Kind extends LandingSection['kind']> {
  section: SectionOf<Kind>;
  ground: Ground;
  /** Position among the numbered sections: `01`. */
  number: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tables pair each kind with the component for it.
export type AnyPart = ComponentType<Placed<any>>;

interface FrameProps {
  section: LandingSection & { label?: string | undefined; heading?: string; intro?: string | undefined };
  ground: Ground;
  number: string;
  /** True where the section draws heading and intro itself. */
  hasOwnHeading?: boolean;
  children: ReactNode;
}

/** The numbered frame of a section: its ground, number, name, heading and intro. */
export function Frame({ section, ground, number, hasOwnHeading = false, children }: FrameProps) {
  const { labels } = useDocument('landing-words');
  const { id, label = labels[labelKeyOf(section)], heading, intro } = section;
  return (
    <Section
      id={id}
      ground={ground}
      number={number}
      label={label}
      title={hasOwnHeading ? undefined : heading}
      lead={hasOwnHeading ? undefined : intro}
    >
      {children}
    </Section>
  );
}

/** The common label of a section's kind, for sections without a label of their own. */
function labelKeyOf(section: LandingSection): keyof LandingWords['labels'] {
  if (section.kind === 'list') return section.tone;
  if (section.kind === 'hours' || section.kind === 'missedCalls') return 'calculator';
  return section.kind as keyof LandingWords['labels'];
}

/** The counter of a list: 1 → `01`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
