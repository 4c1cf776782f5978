import type { ReactNode } from 'react';
import { type Ground, Section } from '#app/ui/section.tsx';
import type { LandingSection } from '#content/landing.ts';
import { SECTION_LABELS } from '#content/landing-labels.ts';

/** One section of a landing page, by its kind. */
export type SectionOf<Kind extends LandingSection['kind']> = Extract<LandingSection, { kind: Kind }>;

/** What the page gives to each of its sections. */
export interface Placed<Kind extends LandingSection['kind']> {
  section: SectionOf<Kind>;
  ground: Ground;
  /** Position among the numbered sections: `01`. */
  number: string;
}

type HeadedKind = keyof typeof SECTION_LABELS;

/** The numbered frame of a section: its ground, number, name, heading and intro. */
export function Frame({
  section,
  ground,
  number,
  label,
  children,
}: {
  section: { kind: HeadedKind | 'list'; id: string; heading: string; intro?: string };
  ground: Ground;
  number: string;
  /** In place of the kind's own name. */
  label?: string;
  children: ReactNode;
}) {
  const name = label ?? (section.kind === 'list' ? undefined : SECTION_LABELS[section.kind]);
  return (
    <Section
      id={section.id}
      ground={ground}
      number={number}
      label={name ?? ''}
      title={section.heading}
      lead={section.intro}
    >
      {children}
    </Section>
  );
}

/** Hairlines and secondary text as they look on each ground. */
export const RULE: Record<Ground, string> = {
  paper: 'border-paper-rule',
  deep: 'border-paper-rule',
  ink: 'border-ink-rule',
};
export const SOFT: Record<Ground, string> = { paper: 'text-mute', deep: 'text-mute', ink: 'text-mist' };
export const ACCENT: Record<Ground, string> = {
  paper: 'text-signal-deep',
  deep: 'text-signal-deep',
  ink: 'text-signal',
};

/** The counter of a list: 1 → `01`. */
export function count(number: number): string {
  return String(number).padStart(2, '0');
}
