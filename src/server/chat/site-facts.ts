import type { LandingSection } from '#content/landing-sections.schema.ts';
import { paths } from '#shared/paths.ts';
import { sentence } from './passages.ts';
import { voiceAi } from './shipped-pages.ts';
import { ABOUT, CONSULTATION } from './starter-documents.ts';

/** The first section of a kind on the voice AI page. @throws Error when there is none. */
export function section<K extends LandingSection['kind']>(kind: K): Extract<LandingSection, { kind: K }> {
  const found = voiceAi.sections.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`The voice AI page has no section "${kind}"`);
  return found as Extract<LandingSection, { kind: K }>;
}

export const PRICING = section('pricing');
/** Setup fee and price per minute of the receptionist. */
export const PRICES = PRICING.prices.map(({ amount, unit }) => `${amount} ${unit}`).join(' and ');
export const PRICING_PATH = `${paths.voiceAi}#${PRICING.id}`;
/** The terms beside the price, as one sentence. */
export const TERMS = sentence(
  PRICING.terms.map((term, index) => (index === 0 ? term : term[0]?.toLowerCase() + term.slice(1))).join(', '),
);
/** An example of the costs in a month. */
export const MONTHLY = faqAnswer(/month/);
export const FREE_CALL = `${CONSULTATION.minutes} minutes`;
export const CONTACT_PATH = paths.section('contact');

/** The answer to the first question of the voice AI page that matches; empty when there is none. */
export function faqAnswer(question: RegExp): string {
  return section('faq').questions.find((candidate) => question.test(candidate.question))?.answer ?? '';
}

/** The four principles of the about page, the first sentence of each. */
export function philosophy(): string {
  return ABOUT.philosophy.items.map(({ title, text }) => `${title}: ${text.split(/(?<=\.)\s/)[0]}`).join(' ');
}
