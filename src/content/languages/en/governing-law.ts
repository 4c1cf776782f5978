import type { LegalBlock } from '#content/legal.schema.ts';

/** Paragraphs of terms that name the law of the owner's country, where it has one law for all its parts. */
export const governingLaw: LegalBlock[] = [
  { text: 'German law applies.', when: 'inGermany' },
  { text: 'Austrian law applies.', when: 'inAustria' },
  { text: 'Swiss law applies.', when: 'inSwitzerland' },
  { text: 'Irish law applies.', when: 'inIreland' },
];
