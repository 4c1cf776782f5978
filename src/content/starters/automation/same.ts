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
  budget: { small: 1_000, medium: 5_000, large: 10_000, largest: 25_000 },
} satisfies Facts;

export const branding = {
  ...shipped,
  colors: { ink: '#101c2c', paper: '#f3f4f1', signal: '#f0a92b' },
  type: 'plain',
} satisfies Branding;
