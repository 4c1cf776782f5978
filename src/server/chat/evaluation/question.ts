import type { AnswerId } from '#content/starters/en/answers/answers.ts';

/**
 * What a good reply is:
 * - an answer card by its id;
 * - `unknown`: nothing on the site answers it; the bot says so and offers the nearest cards;
 * - `refuse`: prompt injection, secrets, data of other people, advice that a bot must not give, emergencies;
 * - `contact`: an address or a phone number is acknowledged and kept, or a person is offered.
 */
export type Expected = AnswerId | 'unknown' | 'refuse' | 'contact';

export interface EvaluationQuestion {
  /** One message, or a conversation whose last message is judged. */
  ask: string | readonly string[];
  /** The expected reply; of several, any one is right. */
  expect: Expected | readonly Expected[];
}
