import { ABOUT } from '#content/about.ts';
import { CONSULTATION } from '#content/booking.ts';
import type { LandingSection } from '#content/landing.ts';
import { voiceAi } from '#content/voice-ai.ts';
import { paths } from '#shared/paths.ts';
import { sentence } from './passages.ts';

/** A section of the voice AI page. @throws when the page has none of the kind. */
export function section<K extends LandingSection['kind']>(kind: K): Extract<LandingSection, { kind: K }> {
  const found = voiceAi.sections.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`The voice AI page has no section "${kind}"`);
  return found as Extract<LandingSection, { kind: K }>;
}

export const PRICING = section('pricing');
/** What the receptionist costs, both parts. */
export const PRICES = PRICING.prices.map(({ amount, unit }) => `${amount} ${unit}`).join(' and ');
export const PRICING_PATH = `${paths.voiceAi}#${PRICING.id}`;
/** The short promises beside the price, as one sentence. */
export const TERMS = sentence(
  PRICING.terms.map((term, index) => (index === 0 ? term : term[0]?.toLowerCase() + term.slice(1))).join(', '),
);
/** What a month costs, worked out on an example. */
export const MONTHLY = section('faq').questions.find(({ question }) => /month/.test(question))?.answer ?? '';
export const FREE_CALL = `${CONSULTATION.minutes} minutes`;
export const CONTACT_PATH = paths.section('contact');

/** The four rules, the first sentence of each. */
export function philosophy(): string {
  return ABOUT.philosophy.items.map(({ title, text }) => `${title}: ${text.split(/(?<=\.)\s/)[0]}`).join(' ');
}
