import * as z from 'zod';
import { ANSWER_MAX, TOPICS } from '#shared/answers.ts';
import { choice, flag, group, line, link, list, shownWhen, text } from './fields.schema.ts';

/** A name, and no text that visitors read. */
const NAME = /^\S*$/;

/** An answer of the chatbot. */
export const AnswerCard = z.object({
  topic: choice('Topic', TOPICS),
  title: line('Question, as it is suggested to visitors', { max: ANSWER_MAX.title }),
  phrasings: list('Other ways to ask it', line('Question', { max: ANSWER_MAX.phrasing }), {
    min: 0,
    max: ANSWER_MAX.phrasings,
  }),
  /** Id of the question to every business that it answers; its phrasings come with the language. */
  intent: z.string().max(80).regex(NAME).meta({ label: 'Common question', control: 'line' }).optional(),
  /** Id of the service that the common question is about. */
  service: z.string().max(80).regex(NAME).meta({ label: 'Service', control: 'line' }).optional(),
  answer: text('Answer', {
    max: ANSWER_MAX.answer,
    hint: 'Facts such as {price.setup} are filled in, {hours}: when calls are possible, and {daysOff}: your next days off.',
    variables: ['hours', 'daysOff'],
  }),
  link: group('Button below the answer', {
    label: line('Text', { max: ANSWER_MAX.linkLabel }),
    href: link('Leads to'),
  }).optional(),
  next: list('Suggested next, as ids of other answers', z.string().max(80), { min: 0, max: ANSWER_MAX.next }),
  isActive: flag('Use this answer'),
  when: shownWhen(),
});
export type AnswerCard = z.output<typeof AnswerCard>;

/** All answer cards by id: small letters, digits and hyphens. */
export const AnswersDocument = z.record(
  z.string().regex(/^[a-z][a-z0-9-]{0,79}$/, 'Please use small letters, digits and hyphens'),
  AnswerCard,
);
export type AnswersDocument = z.output<typeof AnswersDocument>;
