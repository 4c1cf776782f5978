import type { AnswersDocument } from '#content/answers.schema.ts';
import {
  dryRunChange,
  getPublishedDocument,
  getShippedDocument,
  publishChange,
} from '#server/content/editing/editing.ts';
import type { AppContext, CardIndex } from '#server/context.ts';
import type {
  AnswerTest,
  AnswerTestInput,
  CardInput,
  CommonQuestion,
  ListedCard,
  Regression,
} from '#shared/answers.schema.ts';
import { proposeId, type Topic } from '#shared/answers.ts';
import type { CaptainUser } from '#shared/captain.schema.ts';
import { AppError, fieldError, requireFound } from '#shared/errors.ts';
import { fill } from '#shared/placeholders.ts';
import { roleOf } from '#shared/roles.ts';
import { firstFree } from '#shared/slug.ts';
import { deleteTest, insertTest, listTests, markAsked, updateTest } from './answer-queries.ts';
import { createCardIndex } from './cards.ts';
import { cardContextOf, knowledgeOf } from './knowledge.ts';
import { requireMayChange } from './policy.ts';

const DOCUMENT = 'answers';

/** A change of the cards. It is checked like every document when it is published. */
export type Change = (cards: AnswersDocument) => AnswersDocument;

/** All cards with their placeholders. */
export async function listCards(ctx: AppContext): Promise<ListedCard[]> {
  const cards = await getPublishedDocument<AnswersDocument>(ctx, DOCUMENT);
  const shipped = await getShippedDocument<AnswersDocument>(ctx, DOCUMENT);
  const given = ctx.content.get(DOCUMENT);
  return Object.entries(cards).map(([id, card]) => {
    const answer = given[id]?.answer;
    const isShortened = answer !== undefined && answer !== fill(card.answer, ctx.content.values());
    return {
      id,
      ...card,
      link: card.link ?? null,
      ...(shipped[id]?.answer === card.answer && shipped[id].title === card.title && { isShipped: true }),
      ...(!Object.hasOwn(given, id) && { isHidden: true }),
      ...(isShortened && { given: answer }),
    };
  });
}

/** The common questions, small talk aside, with how the bot answers each. */
export async function listCommonQuestions(ctx: AppContext): Promise<CommonQuestion[]> {
  const names = new Map(cardContextOf(ctx).services?.map(({ id, name }) => [id, name]));
  const { common, cards } = await knowledgeOf(ctx).cards();
  // Two questions about all services may have the same title: the last one is listed.
  const isLast = ({ question: { title, service } }: (typeof common)[number], at: number) =>
    service !== undefined || common.findLastIndex(({ question }) => question.title === title) === at;
  return common
    .filter(isLast)
    .filter(({ question }) => question.topic !== 'conversation')
    .map(({ question: { intent = '', service, topic, title }, answer }) => ({
      intent,
      topic,
      title,
      answer: answer?.answer ?? '',
      service: service === undefined ? null : { id: service, name: names.get(service) ?? service },
      card:
        answer && cards.includes(answer) && answer.intent === intent && answer.service === service ? answer.id : null,
    }));
}

/** Switches all cards of a topic on or off. @returns all cards. */
export async function switchTopic(ctx: AppContext, by: CaptainUser, topic: Topic, isActive: boolean) {
  const change: Change = (cards) =>
    Object.fromEntries(
      Object.entries(cards).map(([id, card]) => [id, card.topic === topic ? { ...card, isActive } : card]),
    );
  await publishChange<AnswersDocument>(ctx, DOCUMENT, change, by.username);
  return listCards(ctx);
}

/** A new card with its omitted fields filled in: an id made of the title, empty lists, and active only if an owner adds it. */
export async function newCard<T extends CardInput>(ctx: AppContext, by: CaptainUser, card: T) {
  const taken = Object.keys(await getPublishedDocument<AnswersDocument>(ctx, DOCUMENT));
  const proposed =
    proposeId(typeof card.title === 'string' ? card.title : '', taken) ||
    firstFree('answer', (id) => taken.includes(id));
  const isActive = roleOf(by) === 'owner';
  return { phrasings: [], next: [], isActive, ...card, id: card.id || proposed };
}

/** The change that adds a card. @throws AppError in the change: `conflict` for a taken id. */
export function cardAddition({ id, ...card }: CardInput & { id: string }): Change {
  return (cards) => {
    if (Object.hasOwn(cards, id)) throw fieldError('conflict', 'id', 'Another answer has this id');
    return { ...cards, [id]: card as AnswersDocument[string] };
  };
}

/** The change that replaces the fields of a card. @throws AppError in the change: `not_found`. */
export function cardReplacement(id: string, card: Omit<CardInput, 'id'>): Change {
  return (cards) => {
    const { intent: _intent, service: _service, ...before } = requireCard(cards, id);
    return { ...cards, [id]: { ...before, ...card } as AnswersDocument[string] };
  };
}

/** The change that deletes a card. @throws AppError in the change: `not_found`. */
export function cardRemoval(id: string): Change {
  return (cards) => {
    requireCard(cards, id);
    const { [id]: _removed, ...rest } = cards;
    return rest;
  };
}

/** Wraps `change` so that it throws AppError `forbidden` when `by` may not make it. */
function permitted(by: Parameters<typeof requireMayChange>[0], id: string, change: Change): Change {
  return (cards) => {
    const changed = change(cards);
    requireMayChange(by, cards[id], changed[id]);
    return changed;
  };
}

/** The change of some fields by a program. @throws AppError in the change: `not_found`, `forbidden`. */
export function switchedOffChange(id: string, fields: Partial<Omit<CardInput, 'id'>>): Change {
  return permitted('program', id, (cards) => ({
    ...cards,
    [id]: { ...requireCard(cards, id), ...fields } as AnswersDocument[string],
  }));
}

/** Publishes a captain's change of a card. @returns the card as it is then. @throws AppError like `publishCards`. */
export async function saveCard(ctx: AppContext, by: CaptainUser, id: string, change: Change): Promise<ListedCard> {
  await publishCards(ctx, id, permitted(by, id, change), by.username);
  const { link = null, ...card } = requireCard(await getPublishedDocument<AnswersDocument>(ctx, DOCUMENT), id);
  if (card.isActive) await markAsked(ctx.db, [card.title, ...card.phrasings]);
  return { id, ...card, link };
}

/** Deletes a card. @throws AppError like `publishCards`. */
export async function removeCard(ctx: AppContext, by: CaptainUser, id: string): Promise<void> {
  await publishCards(ctx, id, permitted(by, id, cardRemoval(id)), by.username);
}

/** The tests of the bot that a captain's change of a card would break; nothing is stored. @throws AppError like `publishCards`. */
export async function tryCard(ctx: AppContext, by: CaptainUser, id: string, change: Change) {
  const dryRun = dryRunChange<AnswersDocument>(ctx, DOCUMENT, permitted(by, id, change));
  const changed = fill(await withFieldPaths(id, dryRun), ctx.content.values());
  const isHidden = new Map((await listCards(ctx)).map((card) => [card.id, card.isHidden]));
  const given = Object.entries(changed).filter(([one]) => one === id || !isHidden.get(one));
  const index = await createCardIndex(Object.fromEntries(given), cardContextOf(ctx));
  const passing = new Set((await listAnswerTests(ctx)).filter(({ passes }) => passes).map((test) => test.id));
  const broken = (await listAnswerTests(ctx, index)).filter((test) => passing.has(test.id) && !test.passes);
  return { regressions: broken.map(({ question, card, got }): Regression => ({ question, card, got })) };
}

/**
 * Publishes a change of the cards; the next question is answered with it.
 *
 * @param id of the card whose fields the paths of problems name.
 * @throws AppError `bad_request` with problems by field, and what `change` throws.
 */
export async function publishCards(ctx: AppContext, id: string, change: Change, by: string): Promise<void> {
  await withFieldPaths(id, publishChange<AnswersDocument>(ctx, DOCUMENT, change, by));
}

/** The owner's tests with the bot's answers to them. */
export async function listAnswerTests(ctx: AppContext, index?: CardIndex): Promise<AnswerTest[]> {
  const cards = index ?? (await knowledgeOf(ctx).cards());
  return (await listTests(ctx.db)).map(({ id, question, card }) => {
    const got = cards.find(question).cards[0]?.id ?? null;
    return { id, question, card, got, passes: got === card };
  });
}

/** Adds a test, or changes the one with an id. @returns all of them. @throws AppError `bad_request` when there is no such card; `not_found`. */
export async function saveTest(ctx: AppContext, test: AnswerTestInput, id?: number): Promise<AnswerTest[]> {
  const isCard = Object.hasOwn(ctx.content.get(DOCUMENT), test.card);
  if (!isCard) throw fieldError('bad_request', 'card', 'There is no such answer');
  if (id === undefined) await insertTest(ctx.db, { ...test, createdAt: ctx.clock.now() });
  else requireFound(await updateTest(ctx.db, id, test), 'There is no such test');
  return listAnswerTests(ctx);
}

/** @throws AppError `not_found`. */
export async function removeTest(ctx: AppContext, id: number): Promise<void> {
  requireFound(await deleteTest(ctx.db, id), 'There is no such test');
}

/** @throws AppError `not_found`. */
export function requireCard(cards: AnswersDocument, id: string): AnswersDocument[string] {
  return requireFound(Object.hasOwn(cards, id) && cards[id], 'There is no such answer');
}

/** The problems of one card by its own fields: `answer` in place of `prices.answer`. */
async function withFieldPaths<T>(id: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof AppError) || !error.issues) throw error;
    const shorten = (path: string) =>
      path === id ? 'id' : path.startsWith(`${id}.`) ? path.slice(id.length + 1) : path;
    const issues = error.issues.map(({ path, message }) => ({ path: shorten(path), message }));
    throw new AppError(error.code, error.message, { issues });
  });
}
