import type { Branding } from '#content/branding.schema.ts';
import type { Facts } from '#content/facts.schema.ts';
import { branding as shipped } from '#content/starters/consultant/en/branding.ts';
import { facts as example } from '#content/starters/consultant/en/facts.ts';

/*
 * Values that are the same in every language.
 */

export const facts = {
  ...example,
  response: { minutes: 1_440 },
  // Shown once the owner gives them.
  years: { it: 0, ai: 0, industries: 0 },
  payment: { days: 14 },
} satisfies Facts;

export const branding = {
  ...shipped,
  hero: { ...shipped.hero, kind: 'none' },
  colors: { ink: '#14202b', paper: '#f4f2ec', signal: '#f0a92b' },
  type: 'plain',
} satisfies Branding;
