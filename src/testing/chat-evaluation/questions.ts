import { readFileSync } from 'node:fs';

export interface EvaluationQuestion {
  /** A message, or a conversation whose last message is judged. */
  ask: string | readonly string[];
  /**
   * The expected reply; of several, any one is right:
   * - an answer card by its id;
   * - `unknown`: nothing on the site answers it; the bot says so and offers the nearest cards;
   * - `refuse`: prompt injection, secrets, data of other people, advice that a bot must not give, emergencies;
   * - `contact`: an address or a phone number is acknowledged and kept, or a person is offered.
   */
  expect: string | readonly string[];
}

/**
 * Sets of questions, each a file beside this one. Look at every failure of a tuning set, and change cards, phrasings and matching until its
 * questions are answered well. A good share there says little about new visitors; that is what the other sets measure. Never change
 * anything for one of their questions, and read none of `held-out` while tuning.
 */
export const SETS = [
  'tuning-owner',
  'tuning-visitors',
  'tuning-trades',
  'tuning-practices',
  'tuning-agencies',
  'tuning-voices',
  'report-only',
  'held-out',
  'report-visitors',
  'report-phones',
  'report-mixed',
  'report-firms',
  'report-tones',
  'report-hurry',
  'report-shops',
  'report-vans',
  'report-fresh',
  'report-situations',
  'report-voices',
] as const;

/** A business of its own: its list of services, its answers without phrasings, and the questions of its visitors; to report only, too, but for `tuning-`. A set may name the `business` of another one. */
export const OWNERS = [
  'owner-german',
  'owner-english',
  'owner-salon',
  'owner-kennels',
  'owner-driving',
  'owner-accountant',
  'owner-barber',
  'owner-electrician',
  'owner-physio',
  'owner-bikes',
  'owner-music',
  'owner-stables',
  'owner-gym',
  'owner-removals',
  'owner-tierpension',
  'owner-photographer',
  'owner-joiner',
  'owner-cleaners',
  'owner-camping',
  'practice-german',
  'practice-phones',
  'practice-physio',
  'physio-phones',
  'physio-tones',
  'physio-hurry',
  'practice-speech',
  'practice-midwife',
  'practice-vet',
  'physio-short',
  'speech-short',
  'midwife-short',
  'vet-short',
  'optician-german',
  'bikes-phones',
  'stables-phones',
  'photographer-phones',
  'accountant-phones',
  'cleaners-phones',
  'driving-phones',
  'vet-phones',
  'midwife-phones',
  'speech-phones',
  'owner-steuer',
  'owner-reinigung',
  'tuning-voices-physio',
  'tuning-voices-electrician',
  'report-voices-physio',
  'report-voices-electrician',
] as const;

/** Questions to a site that uses a starter as it is shipped; to report only, too, but for `tuning-`. */
export const STARTER_SETS = [
  { set: 'report-fresh-german', starter: 'automation', language: 'de' },
  { set: 'tuning-voices-automation', starter: 'automation', language: 'en' },
  { set: 'tuning-voices-automation-german', starter: 'automation', language: 'de' },
  { set: 'tuning-adviser', starter: 'adviser', language: 'en' },
  { set: 'tuning-adviser-german', starter: 'adviser', language: 'de' },
  { set: 'report-voices-automation', starter: 'automation', language: 'en' },
  { set: 'report-voices-automation-german', starter: 'automation', language: 'de' },
] as const;

export interface OwnerSet {
  language: string;
  services: { id: string; name: string; alsoCalled: string; price?: string }[];
  /** Answers to common questions, or to a question of their own. */
  answers: { id: string; title?: string; intent?: string; service?: string; answer: string }[];
  questions: EvaluationQuestion[];
}

export function readOwnerSet(set: (typeof OWNERS)[number]): OwnerSet {
  const { business, ...own } = JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8'));
  return business ? { ...readOwnerSet(business), ...own } : own;
}

/** @param set one of `SETS` or `STARTER_SETS`, or `german`: questions to the cards of `germanSite`. */
export function readQuestions(
  set: (typeof SETS)[number] | (typeof STARTER_SETS)[number]['set'] | 'german',
): EvaluationQuestion[] {
  return JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8'));
}
