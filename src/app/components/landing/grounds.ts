import type { Ground } from '#app/ui/section.tsx';
import type { HomePart } from '#content/home.schema.ts';
import type { LandingSection } from '#content/landing-sections.schema.ts';
import { twoDigits } from './frame.tsx';

type Kind = (HomePart | LandingSection)['kind'];

/** Sections with a dark ground wherever they come; the others alternate between the two light ones. */
const ON_INK: ReadonlySet<Kind> = new Set(['hours', 'missedCalls', 'pricing', 'demo', 'video', 'voiceAi']);

/** A section with its surroundings. */
export interface PlacedSection<Section> {
  section: Section;
  ground: Ground;
  /** Position among the numbered sections; empty where it has none. */
  number: string;
  before: Section | undefined;
}

/**
 * Gives each section its ground and its number; the hero, the drawing and the links at the end are not counted. While the newsletter is
 * stopped, the boxes for an address are left out.
 */
export function assignGrounds<Section extends { kind: Kind }>(
  all: readonly Section[],
  { hasNewsletter }: { hasNewsletter: boolean },
): PlacedSection<Section>[] {
  const sections = all.filter(({ kind }) => hasNewsletter || kind !== 'emailCapture');
  let counted = 0;
  let paper: Ground = 'deep';
  return sections.map((section, index) => {
    const { kind } = section;
    const before = sections[index - 1];
    if (kind === 'hero' || kind === 'diagram') return { section, ground: 'ink', number: '', before };
    if (kind !== 'related') counted += 1;
    if (!ON_INK.has(kind)) paper = paper === 'deep' ? 'paper' : 'deep';
    return { section, ground: ON_INK.has(kind) ? 'ink' : paper, number: twoDigits(counted), before };
  });
}
