import * as z from 'zod';
import { choice, flag, group, line, link, list, text } from './fields.schema.ts';

/** What an answer card is about; follow-up questions are answered from the cards of the same topic first. */
const TOPICS = {
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

/** One answer of the chatbot. */
export const AnswerCard = z.object({
  topic: choice('Topic', TOPICS),
  title: line('Question, as it is suggested to visitors', { max: 120 }),
  phrasings: list('Other ways to ask it', line('Question', { max: 160 }), { min: 1, max: 20 }),
  answer: text('Answer', { max: 700, hint: 'Facts such as {price.setup} are filled in.' }),
  link: group('Button below the answer', {
    label: line('Text', { max: 60 }),
    href: link('Leads to'),
  }).optional(),
  next: list('Suggested next, as ids of other answers', z.string().max(80), { min: 0, max: 3 }),
  isActive: flag('Use this answer'),
});
export type AnswerCard = z.output<typeof AnswerCard>;

/** All answer cards by id: small letters, digits and hyphens. */
export const AnswersDocument = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,79}$/, 'Please use small letters, digits and hyphens'),
  AnswerCard,
);
export type AnswersDocument = z.output<typeof AnswersDocument>;
