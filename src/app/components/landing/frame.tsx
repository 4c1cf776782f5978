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

/** Label of a section above its heading. */
type LabelKind = keyof LandingWords['labels'];

/** The numbered frame of a section: its ground, number, name, heading and intro. */
export function Frame({
  section,
  ground,
  number,
  kind,
  children,
}: {
  section: { id: string; label?: string | undefined; heading: string; intro?: string | undefined };
  ground: Ground;
  number: string;
  kind: LabelKind;
  children: ReactNode;
}) {
  const { labels } = useDocument('landing-words');
  return (
    <Section
      id={section.id}
      ground={ground}
      number={number}
      label={section.label ?? labels[kind]}
      title={section.heading}
      lead={section.intro}
    >
      {children}
    </Section>
  );
}

/** Classes for thin lines on each ground. */
export const RULE: Record<Ground, string> = {
  paper: 'border-paper-rule',
  deep: 'border-paper-rule',
  ink: 'border-ink-rule',
};
/** Classes for secondary text on each ground. */
export const SECONDARY_TEXT: Record<Ground, string> = { paper: 'text-mute', deep: 'text-mute', ink: 'text-mist' };
/** Classes for text in the accent colour on each ground. */
export const ACCENT: Record<Ground, string> = {
  paper: 'text-signal-deep',
  deep: 'text-signal-deep',
  ink: 'text-signal',
};

/** The counter of a list: 1 → `01`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
