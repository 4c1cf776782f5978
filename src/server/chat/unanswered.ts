import type { AppContext } from '#server/context.ts';
import { createMatcher } from '#server/text/text.ts';
import type { AnsweredWeek, CardInput, UnansweredGroup } from '#shared/answers.schema.ts';
import { ANSWER_MAX } from '#shared/answers.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { fieldError, requireFound } from '#shared/errors.ts';
import type { PageQuery } from '#shared/paging.schema.ts';
import { daysSinceEpoch, dayToIso } from '#shared/time.ts';
import {
  findVisitorQuestion,
  listUnansweredMessages,
  listWeeks,
  markAnswered,
  setUnanswered,
} from './answer-queries.ts';
import { type Change, cardAddition, newCard, requireCard, saveCard, tryCard } from './answers.ts';
import { knowledgeOf } from './knowledge.ts';

/** A new card, or the id of one that gets the phrasings. */
type QuestionAnswer = CardInput | { addTo: string };
type Message = Awaited<ReturnType<typeof listUnansweredMessages>>[number];

/** Questions with this similarity belong together. */
const SAME_QUESTION = 0.35;
const NEAR_CARDS = 3;
/** Weeks of the statistics. */
const WEEKS = 26;

/** A page of the questions that no card answers, those that mean the same together, the most frequent first. */
export async function listUnanswered(ctx: AppContext, { limit, offset }: Pick<PageQuery, 'limit' | 'offset'>) {
  const cards = await knowledgeOf(ctx).cards();
  const groups = await listGroups(ctx);
  const rows = groups.slice(offset, offset + limit).map(
    (group): UnansweredGroup => ({
      id: group[0].id,
      question: group[0].message,
      count: group.length,
      lastAt: group[0].createdAt,
      messages: group.map(({ sessionId: chatId, ...message }) => ({ ...message, chatId })),
      near: cards
        .find(group[0].message)
        .nearest.slice(0, NEAR_CARDS)
        .map(({ card: { id, title } }) => ({ id, title })),
    }),
  );
  return { rows, total: groups.length };
}

/**
 * How to answer a question with a card, new or existing, that gets the phrasings of all questions that mean the same.
 *
 * @param messageId of the visitor's message, or of the reply to it that was wrong.
 * @returns the card's id, how the cards change, and the messages that are answered by it.
 * @throws AppError `not_found`; `bad_request` when no question is short enough for a phrasing of an existing card.
 */
async function planAnswer(ctx: AppContext, by: CaptainUser, messageId: number, input: QuestionAnswer) {
  const asked = await getAsked(ctx, messageId);
  const group = (await listGroups(ctx)).find((messages) => messages.some(({ id }) => id === asked.id)) ?? [asked];
  const messages = group.map(({ id }) => id);
  const phrasings = group
    .map(({ message }) => message.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length <= ANSWER_MAX.phrasing);
  if (!('addTo' in input)) {
    const card = await newCard(ctx, by, {
      topic: 'services',
      title: asked.message.slice(0, ANSWER_MAX.title),
      ...input,
      phrasings: Array.isArray(input.phrasings) ? input.phrasings : phrasings.slice(0, ANSWER_MAX.phrasings),
    });
    return { id: card.id, change: cardAddition(card), messages };
  }
  const id = input.addTo;
  if (phrasings.length === 0) {
    const message = 'This question is too long to be a phrasing: please write a shorter one into the answer';
    throw fieldError('bad_request', 'addTo', message);
  }
  const change: Change = (cards) => {
    const card = requireCard(cards, id);
    const known = new Set(card.phrasings.map((text) => text.toLowerCase()));
    const added = phrasings.filter((text) => !known.has(text.toLowerCase()));
    return { ...cards, [id]: { ...card, phrasings: [...added, ...card.phrasings] } };
  };
  return { id, change, messages };
}

/** Answers a question and those that mean the same. @returns the card, or how a dry run ends. @throws AppError like `planAnswer` and `saveCard`. */
export async function answerQuestion(
  ctx: AppContext,
  by: CaptainUser,
  messageId: number,
  { input, isDryRun }: { input: QuestionAnswer; isDryRun: boolean },
) {
  const { id, change, messages } = await planAnswer(ctx, by, messageId, input);
  if (isDryRun) return tryCard(ctx, by, id, change);
  const card = await saveCard(ctx, by, id, change);
  await markAnswered(ctx.db, messages);
  return card;
}

/** Lists a question as unanswered. @param messageId of the wrong reply to it, or its own. @throws AppError `not_found`. */
export async function reportWrong(ctx: AppContext, messageId: number): Promise<void> {
  await setUnanswered(ctx.db, (await getAsked(ctx, messageId)).id, true);
}

/** Takes a question and those that mean the same off the list. @throws AppError `not_found`. */
export async function dismissQuestion(ctx: AppContext, messageId: number): Promise<void> {
  const group = (await listGroups(ctx)).find((messages) => messages.some(({ id }) => id === messageId));
  const messages = requireFound(group, 'There is no such question').map(({ id }) => id);
  await markAnswered(ctx.db, messages);
}

async function getAsked(ctx: AppContext, messageId: number): Promise<Message> {
  return requireFound(await findVisitorQuestion(ctx.db, messageId), 'There is no such message');
}

/** Unanswered questions that mean the same, the newest first; the largest group first. */
async function listGroups(ctx: AppContext): Promise<[Message, ...Message[]][]> {
  const messages = await listUnansweredMessages(ctx.db);
  const matcher = await createMatcher(
    messages.map(({ message }, position) => ({ position, message })),
    ({ message }) => [message],
    { learns: false },
  );
  const groupOf: [Message, ...Message[]][] = [];
  for (const [position, message] of messages.entries()) {
    const similar = matcher
      .find(message.message)
      .find(({ item, score }) => item.position < position && score >= SAME_QUESTION);
    const group = similar && groupOf[similar.item.position];
    group?.push(message);
    groupOf.push(group ?? [message]);
  }
  return [...new Set(groupOf)].sort((a, b) => b.length - a.length);
}

/** The share of answered questions in each of the last weeks, the oldest first. A week begins on Monday. */
export async function listAnsweredWeeks(ctx: AppContext): Promise<AnsweredWeek[]> {
  const today = daysSinceEpoch(ctx.clock.now());
  // 1 January 1970, day 0, was a Thursday.
  const monday = today - ((today + 3) % 7);
  const first = monday - (WEEKS - 1) * 7;
  const counted = new Map((await listWeeks(ctx.db, first)).map((row) => [row.week, row]));
  return Array.from({ length: WEEKS }, (_, index) => {
    const { messages, answered, refused } = counted.get(index) ?? { messages: 0, answered: 0, refused: 0 };
    const questions = messages - refused;
    const share = answered / Math.max(1, questions);
    return { week: dayToIso(first + index * 7), questions, answered, deflected: refused, share };
  });
}
