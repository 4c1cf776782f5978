import { slugFromTitle } from './post.ts';
import { firstFree } from './slug.ts';

/** Subject of an answer card; follow-up questions are answered from the cards of the same topic first. */
export const TOPICS = {
  services: 'Services',
  'voice-ai': 'Voice AI',
  chatbots: 'Chatbots',
  automation: 'Automation',
  leads: 'Lead generation',
  social: 'Social media',
  custom: 'Custom solutions',
  prices: 'Prices',
  process: 'Process and duration',
  payment: 'Payment and contract',
  booking: 'Booking a call',
  contact: 'Contact',
  owner: 'About the owner',
  security: 'Security and privacy',
  comparison: 'Comparisons',
  objection: 'Objections',
  limits: 'Honest limits',
  conversation: 'Small talk',
} as const;
export type Topic = keyof typeof TOPICS;

/** Topics of one trade; the others fit every business. */
const OF_A_TRADE: readonly Topic[] = ['voice-ai', 'chatbots', 'automation', 'leads', 'social', 'custom'];

/** Topics to choose from, with their titles: those of a trade only where one of the answers is about it. @param used topics of the answers. */
export function topicsToOffer(used: readonly Topic[]): [topic: Topic, title: string][] {
  const all = Object.entries(TOPICS) as [Topic, string][];
  return all.filter(([topic]) => !OF_A_TRADE.includes(topic) || used.includes(topic));
}

/** Upper bounds: characters, and numbers of phrasings and of suggestions. */
export const ANSWER_MAX = { title: 120, phrasing: 160, phrasings: 200, answer: 700, linkLabel: 60, next: 3 } as const;

/** Longest id of an answer, in characters. */
const ID_MAX = 80;

/** A free id made of the words of a title; empty for a title without Latin letters. */
export function proposeId(title: string, taken: readonly string[]): string {
  const words = slugFromTitle(title)
    .replace(/-+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, ID_MAX - 3)
    .replace(/-$/, '');
  return firstFree(words, (id) => taken.includes(id));
}
