import * as z from 'zod';
import { ANSWER_MAX, TOPICS } from './answers.ts';
import { CHAT_MESSAGE_MAX } from './chat.ts';
import { keyOf, Time } from './stored.schema.ts';

export const TopicId = keyOf(TOPICS);

/** A card as the owner saves it; its fields are checked by the schema of the document. Without an id it gets one from its title. */
export const CardInput = z.object({
  id: z.string('Please give an id').max(80).optional(),
  topic: z.unknown().optional(),
  title: z.unknown().optional(),
  phrasings: z.unknown().optional(),
  answer: z.unknown().optional(),
  link: z
    .unknown()
    .optional()
    .transform((link) => link ?? undefined),
  next: z.unknown().optional(),
  isActive: z.unknown().optional(),
  intent: z.unknown().optional(),
  service: z.unknown().optional(),
});
export type CardInput = z.output<typeof CardInput>;

/** A question that every business is asked, about the business or about one service, and how the bot answers it. */
export const CommonQuestion = z.object({
  intent: z.string(),
  /** The service that it is about, with its name. */
  service: z.object({ id: z.string(), name: z.string() }).nullable(),
  topic: TopicId,
  title: z.string(),
  /** Empty while nothing answers it. */
  answer: z.string(),
  /** Id of the owner's answer; null when it follows from the facts or from that to a similar question, or is empty. */
  card: z.string().nullable(),
});
export type CommonQuestion = z.output<typeof CommonQuestion>;

/** Request to a model for further phrasings. */
export const PhrasingsInput = z.object({
  title: z
    .string('Please write the question first')
    .trim()
    .min(1, 'Please write the question first')
    .max(ANSWER_MAX.title),
  answer: z.string().max(ANSWER_MAX.answer),
  phrasings: z.array(z.string().max(ANSWER_MAX.phrasing)).max(ANSWER_MAX.phrasings),
});
export type PhrasingsInput = z.output<typeof PhrasingsInput>;

/** A change of a card; its id stands in the path. Fields that are not sent stay as they are, but for `intent` and `service`. */
export const CardChange = CardInput.omit({ id: true });

/** An answer to an unanswered question: a new card, or the id of a card that gets its phrasings. */
export const UnansweredInput = z.union([z.object({ addTo: z.string().max(80) }), CardInput]);

/** A question, and the id of the card that has to answer it. */
export const AnswerTestInput = z.object({
  question: z.string('Please write a question').trim().min(1, 'Please write a question').max(500),
  card: z.string('Please choose an answer').min(1, 'Please choose an answer').max(80),
});
export type AnswerTestInput = z.output<typeof AnswerTestInput>;

/** An answer card as Captain edits it, with its placeholders. */
export const ListedCard = z.object({
  id: z.string(),
  topic: TopicId,
  title: z.string(),
  phrasings: z.array(z.string()),
  answer: z.string(),
  link: z.object({ label: z.string(), href: z.string() }).nullable(),
  next: z.array(z.string()),
  isActive: z.boolean(),
  /** The words of the answer are those that came with the site. */
  isShipped: z.literal(true).optional(),
  /** Not given at present: the service that it is about is hidden, or its condition does not hold. */
  isHidden: z.literal(true).optional(),
  /** The answer as visitors get it, where that is not all of it: sentences about what is not offered are left out. */
  given: z.string().optional(),
  /** The question to every business that it answers, and the service that it is about. */
  intent: z.string().optional(),
  service: z.string().optional(),
});
export type ListedCard = z.output<typeof ListedCard>;

/** A test of the bot: a question and the id of the card that has to answer it. */
export const AnswerTest = z.object({
  id: z.number(),
  question: z.string(),
  card: z.string(),
  /** Id of the card that answers it now, if one does. */
  got: z.string().nullable(),
  passes: z.boolean(),
});
export type AnswerTest = z.output<typeof AnswerTest>;

/** A message of the owner who tries the bot. */
export const TriedMessage = z.object({
  message: z.string('Please write a question').trim().min(1, 'Please write a question').max(CHAT_MESSAGE_MAX),
  /** Id of the card that answered the message before. */
  card: z.string().max(80).nullable(),
  /** The reply before; empty at first. */
  lastReply: z.string().max(10_000),
  /** Answers that are switched off are used too. */
  withInactive: z.boolean(),
});
export type TriedMessage = z.output<typeof TriedMessage>;

/** `isOwn`: one of the owner's cards, and not the answer to a common question that every site has. */
const TriedCard = z.object({ id: z.string(), title: z.string(), isOwn: z.boolean() });

/** The reply to a tried message, and why it is this one. */
export const TriedAnswer = z.object({
  text: z.string(),
  /** The card that answers; null for a passage of a page, a refusal, and when nothing is known. */
  card: TriedCard.nullable(),
  /** How sure the best card is, 0 to 1; null when none was found. */
  score: z.number().nullable(),
  /** Path of the page whose passage answers, or to which the answer leads. */
  path: z.string().nullable(),
  /** Why no answer is given to it. */
  refusal: z.string().nullable(),
  /** False when it would be listed as unanswered. */
  isKnown: z.boolean(),
  /** The visitor is asked to choose one of the suggestions. */
  asksBack: z.boolean(),
  suggestions: z.array(z.string()),
  /** Cards that are nearest to the message, the best first, with the phrasing that is nearest to it. */
  nearest: z.array(TriedCard.extend({ phrasing: z.string() })),
});
export type TriedAnswer = z.output<typeof TriedAnswer>;

/** A test that passes now and would not after a change. */
const Regression = AnswerTest.pick({ question: true, card: true, got: true });
export type Regression = z.output<typeof Regression>;

/** The tests of the bot that a change would break. */
export const Regressions = z.object({ regressions: z.array(Regression) });

/** Questions that mean the same and that no card answers. */
export const UnansweredGroup = z.object({
  /** Id of the latest message. */
  id: z.number(),
  /** The latest message. */
  question: z.string(),
  count: z.number(),
  lastAt: Time,
  messages: z.array(z.object({ id: z.number(), chatId: z.number(), message: z.string(), createdAt: Time })),
  /** The nearest cards. */
  near: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type UnansweredGroup = z.output<typeof UnansweredGroup>;
export type UnansweredGroupJson = z.input<typeof UnansweredGroup>;

/** How many questions were answered in a week. */
export const AnsweredWeek = z.object({
  /** Its Monday. */
  week: z.iso.date(),
  questions: z.number(),
  answered: z.number(),
  /** Messages that the bot refused: no questions about the business. */
  deflected: z.number(),
  /** 0 to 1. */
  share: z.number(),
});
export type AnsweredWeek = z.output<typeof AnsweredWeek>;
