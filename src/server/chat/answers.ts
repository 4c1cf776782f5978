import type { AnswersDocument } from '#content/answers.schema.ts';
import { changePublished, publishedText, tryChange } from '#server/content/editing.ts';
import type { AppContext } from '#server/context.ts';
import type { AnswerTestInput, CardInput } from '#shared/answers.schema.ts';
import {
  ANSWER_MAX,
  type AnswerTest,
  type ListedCard,
  type Regression,
  type UnansweredGroup,
} from '#shared/answers.ts';
import { AppError } from '#shared/errors.ts';
import { fill } from '#shared/placeholders.ts';
import { toIso } from '#shared/time.ts';
import {
  deleteTest,
  findAsked,
  insertTest,
  listTests,
  listUnansweredMessages,
  markAnswered,
  updateTest,
} from './answer-queries.ts';
import { type CardIndex, createCardIndex } from './cards.ts';
import { knowledgeOf } from './knowledge.ts';
import { createMatcher } from './matching.ts';

const DOCUMENT = 'answers';
/** Unanswered questions that are looked at, the newest first. */
const UNANSWERED_MAX = 500;
/** Questions with this similarity belong together. */
const SAME_QUESTION = 0.35;
const NEAR_CARDS = 3;

type Change = (cards: AnswersDocument) => AnswersDocument;

/** All cards with their placeholders. */
export async function listCards(ctx: AppContext): Promise<ListedCard[]> {
  const cards = await publishedText<AnswersDocument>(ctx, DOCUMENT);
  return Object.entries(cards).map(([id, card]) => ({ id, ...card }));
}

/** @throws AppError `conflict` for a taken id. */
export function addition({ id, ...card }: CardInput): Change {
  return (cards) => {
    if (Object.hasOwn(cards, id)) {
      const message = 'Another answer has this id';
      throw new AppError('conflict', message, { issues: [{ path: 'id', message }] });
    }
    return { ...cards, [id]: card as AnswersDocument[string] };
  };
}

/** @throws AppError `not_found`. */
export function replacement(id: string, card: Omit<CardInput, 'id'>): Change {
  return (cards) => {
    requireCard(cards, id);
    return { ...cards, [id]: card as AnswersDocument[string] };
  };
}

/**
 * A card that a program wrote: switched off, so that the bot does not use it before a person has looked at it.
 *
 * @throws AppError like `addition`.
 */
export function draftedAddition(card: CardInput): Change {
  return addition({ ...card, isActive: false });
}

/**
 * A change of a card by a program; fields that are not given keep their value.
 *
 * @throws AppError `not_found`; `conflict` for a card that the bot uses.
 */
export function draftedReplacement(id: string, card: Partial<Omit<CardInput, 'id'>>): Change {
  return (cards) => {
    const current = requireCard(cards, id);
    if (current.isActive) {
      throw new AppError('conflict', 'The chatbot uses this answer: a person has to change it in Captain');
    }
    const given = Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined));
    return { ...cards, [id]: { ...current, ...given, isActive: false } };
  };
}

/**
 * The same for an editor, whose answers stay switched off until an owner switches them on.
 *
 * @throws AppError `forbidden`, besides what `change` throws.
 */
export function switchedOff(id: string, change: Change): Change {
  return (cards) => {
    const changed = change(cards);
    if (cards[id]?.isActive || changed[id]?.isActive !== false) {
      const message = 'Only an owner may change an answer that is in use, or switch one on';
      throw new AppError('forbidden', message, { issues: [{ path: 'isActive', message }] });
    }
    return changed;
  };
}

/** @throws AppError `not_found`. */
export function removal(id: string): Change {
  return (cards) => {
    requireCard(cards, id);
    const { [id]: _removed, ...rest } = cards;
    return rest;
  };
}

/**
 * Publishes a change of the cards; the next question is answered with it.
 *
 * @param id whose fields are meant by the paths of issues.
 * @throws AppError `bad_request` with issues by field, `conflict`, `not_found`.
 */
export async function publishCards(ctx: AppContext, id: string, change: Change, by: string): Promise<void> {
  await withFieldPaths(id, () => changePublished<AnswersDocument>(ctx, DOCUMENT, change, by));
}

/**
 * The tests of the bot that a change would break; nothing is stored.
 *
 * @throws AppError like `publishCards`.
 */
export async function findRegressions(ctx: AppContext, id: string, change: Change): Promise<Regression[]> {
  const after = await withFieldPaths(id, () => tryChange<AnswersDocument>(ctx, DOCUMENT, change));
  const index = createCardIndex(fill(after, ctx.content.values()), ctx.content.get('synonyms').groups);
  try {
    const passing = new Set((await listAnswerTests(ctx)).flatMap((test) => (test.passes ? test.id : [])));
    const tests = await runTests(ctx, index);
    return tests.flatMap((test) => {
      const { question, card, got } = test;
      return passing.has(test.id) && !test.passes ? [{ question, card, got }] : [];
    });
  } finally {
    index.close();
  }
}

/** The owner's tests with what the bot answers now. */
export function listAnswerTests(ctx: AppContext): Promise<AnswerTest[]> {
  return runTests(ctx, knowledgeOf(ctx).cards());
}

/** @returns its id. */
export async function addTest(ctx: AppContext, input: AnswerTestInput): Promise<number> {
  checkTest(ctx, input);
  return insertTest(ctx.db, { ...input, createdAt: ctx.clock.now() });
}

/** @throws AppError `not_found`. */
export async function changeTest(ctx: AppContext, id: number, input: AnswerTestInput): Promise<void> {
  checkTest(ctx, input);
  if (!(await updateTest(ctx.db, id, input))) throw new AppError('not_found', 'There is no such test');
}

/** @throws AppError `not_found`. */
export async function removeTest(ctx: AppContext, id: number): Promise<void> {
  if (!(await deleteTest(ctx.db, id))) throw new AppError('not_found', 'There is no such test');
}

/** Questions that no card answers, those that mean the same together, the most frequent first. */
export async function listUnanswered(ctx: AppContext): Promise<UnansweredGroup[]> {
  const cards = knowledgeOf(ctx).cards();
  const groups = groupSimilar(await listUnansweredMessages(ctx.db, UNANSWERED_MAX));
  return groups.flatMap((messages) => {
    const [latest] = messages;
    if (!latest) return [];
    const near = cards.find(latest.message).nearest.slice(0, NEAR_CARDS);
    return [
      {
        id: latest.id,
        question: latest.message,
        count: messages.length,
        lastAt: toIso(latest.createdAt),
        messages: messages.map(({ id, sessionId, message, createdAt }) => ({
          id,
          chatId: sessionId,
          message,
          createdAt: toIso(createdAt),
        })),
        near: near.map(({ id, title }) => ({ id, title })),
      },
    ];
  });
}

/** How a question will be answered. */
interface PlannedAnswer {
  /** Of the card. */
  id: string;
  change: Change;
  /** The messages that it answers. */
  messages: number[];
}

/**
 * Plans to answer a question with a card, new or existing, that gets the phrasings of all questions that mean the same.
 *
 * @param messageId of the visitor's message, or of the reply to it that was wrong.
 * @throws AppError `not_found`; `bad_request` when no question is short enough for a phrasing of an existing card.
 */
export async function planAnswer(
  ctx: AppContext,
  messageId: number,
  input: CardInput | { addTo: string },
): Promise<PlannedAnswer> {
  const asked = await getAsked(ctx, messageId);
  const unanswered = await listUnansweredMessages(ctx.db, UNANSWERED_MAX);
  const group = groupSimilar(unanswered).find((messages) => messages.some(({ id }) => id === asked.id)) ?? [asked];
  const messages = group.map(({ id }) => id);
  const phrasings = group
    .map(({ message }) => message.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length <= ANSWER_MAX.phrasing);
  if ('addTo' in input) {
    if (phrasings.length === 0) {
      const message = 'This question is too long to be a phrasing: please write a shorter one into the answer';
      throw new AppError('bad_request', message, { issues: [{ path: 'addTo', message }] });
    }
    const change: Change = (cards) => {
      const card = requireCard(cards, input.addTo);
      return { ...cards, [input.addTo]: { ...card, phrasings: merge(card.phrasings, phrasings) } };
    };
    return { id: input.addTo, change, messages };
  }
  const given = Array.isArray(input.phrasings)
    ? (input.phrasings as string[])
    : phrasings.slice(0, ANSWER_MAX.phrasings);
  return { id: input.id, change: addition({ ...input, phrasings: given }), messages };
}

/** Publishes a planned answer. @throws AppError like `publishCards`. */
export async function answerQuestion(ctx: AppContext, planned: PlannedAnswer, by: string): Promise<void> {
  await publishCards(ctx, planned.id, planned.change, by);
  await markAnswered(ctx.db, planned.messages);
}

/**
 * Lists a question as unanswered because its reply was wrong.
 *
 * @param messageId of the visitor's message or of the reply.
 * @throws AppError `not_found`.
 */
export async function reportWrong(ctx: AppContext, messageId: number): Promise<void> {
  await markAnswered(ctx.db, [(await getAsked(ctx, messageId)).id], { unanswered: 1, handled: 0 });
}

/** Takes a question and those that mean the same off the list. @throws AppError `not_found`. */
export async function dismiss(ctx: AppContext, messageId: number): Promise<void> {
  const group = groupSimilar(await listUnansweredMessages(ctx.db, UNANSWERED_MAX)).find((messages) =>
    messages.some(({ id }) => id === messageId),
  );
  if (!group) throw new AppError('not_found', 'There is no such question');
  await markAnswered(
    ctx.db,
    group.map(({ id }) => id),
  );
}

async function getAsked(ctx: AppContext, messageId: number) {
  const asked = await findAsked(ctx.db, messageId);
  if (!asked) throw new AppError('not_found', 'There is no such message');
  return asked;
}

type UnansweredMessage = Awaited<ReturnType<typeof listUnansweredMessages>>[number];

/** @param messages newest first. @returns groups with the newest message first, the largest group first. */
function groupSimilar(messages: readonly UnansweredMessage[], synonyms: readonly string[] = []): UnansweredMessage[][] {
  const items = messages.map((message, position) => ({ position, phrasings: [message.message], body: '' }));
  const matcher = createMatcher(items, synonyms);
  const groupOf = new Map<number, UnansweredMessage[]>();
  const groups: UnansweredMessage[][] = [];
  for (const [position, message] of messages.entries()) {
    const similar = matcher
      .find({ text: message.message })
      .find(({ item, score }) => item.position < position && score >= SAME_QUESTION);
    const group = (similar && groupOf.get(similar.item.position)) ?? [];
    if (group.push(message) === 1) groups.push(group);
    groupOf.set(position, group);
  }
  matcher.close();
  return groups.sort((a, b) => b.length - a.length);
}

async function runTests(ctx: AppContext, index: CardIndex): Promise<AnswerTest[]> {
  return (await listTests(ctx.db)).map(({ id, question, card }) => {
    const got = index.find(question).cards[0]?.id ?? null;
    return { id, question, card, got, passes: got === card };
  });
}

function checkTest(ctx: AppContext, { card }: AnswerTestInput): void {
  if (Object.hasOwn(ctx.content.get(DOCUMENT), card)) return;
  const message = 'There is no such answer';
  throw new AppError('bad_request', message, { issues: [{ path: 'card', message }] });
}

function requireCard(cards: AnswersDocument, id: string): AnswersDocument[string] {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (!card) throw new AppError('not_found', 'There is no such answer');
  return card;
}

function merge(phrasings: readonly string[], added: readonly string[]): string[] {
  const known = new Set(phrasings.map((text) => text.toLowerCase()));
  const fresh = added.filter((text) => !known.has(text.toLowerCase()));
  return [...fresh, ...phrasings].slice(0, ANSWER_MAX.phrasings);
}

/** The issues of one card by its own fields: `answer` in place of `prices.answer`. */
async function withFieldPaths<T>(id: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error;
    const issues = error.issues.map(({ path, message }) => ({
      path: path === id ? 'id' : path.startsWith(`${id}.`) ? path.slice(id.length + 1) : path,
      message,
    }));
    throw new AppError(error.code, error.message, { issues });
  }
}
