import type { AnswersDocument } from '#content/answers.schema.ts';
import type { AppContext, Card, CardIndex } from '#server/context.ts';
import { amountsIn, findContact, withoutContact } from '#server/text/text.ts';
import type { ListedCard, TriedAnswer, TriedMessage } from '#shared/answers.schema.ts';
import { fill } from '#shared/placeholders.ts';
import { listCards } from './answers.ts';
import { answerFromCards, isCertain, refuse } from './built-in-responder.ts';
import { createCardIndex } from './cards.ts';
import { findRefusal, offerBeside } from './guards.ts';
import { knowledgeOf, surroundingsOf } from './knowledge.ts';

const NEAR_CARDS = 5;

/** Answers a message as a visitor without a model would be answered, says why, and stores nothing. */
export async function tryOut(ctx: AppContext, tried: TriedMessage): Promise<TriedAnswer> {
  const { message, card, lastReply, withInactive } = tried;
  const known = knowledgeOf(ctx);
  const own = await listCards(ctx);
  const cards = await (withInactive ? indexOf(ctx, own) : known.cards());
  const contact = await findContact(message, ctx.settings.site().locale);
  const question = withoutContact(message, contact);
  const found = cards.find(question, { card });
  const isUnknown = (text: string) => amountsIn(text).some((amount) => !known.figures().has(amount));
  const refusal = findRefusal(message, () => isCertain(found), isUnknown);
  const asked = { message, contact, question, found, lastReply, timezone: undefined };
  const answer = refusal
    ? refuse(ctx, refusal, offerBeside(refusal, cards, found))
    : await answerFromCards(ctx, { ...known, cards: async () => cards }, asked);
  return {
    text: answer.text,
    card: answer.card ? describe(answer.card) : null,
    score: found.cards.length > 0 ? found.score : null,
    path: answer.link?.href ?? null,
    refusal: refusal ?? null,
    isKnown: answer.isKnown,
    suggestions: [...(answer.meant ?? []), ...answer.suggestions],
    nearest: found.nearest.slice(0, NEAR_CARDS).map((near) => ({ ...describe(near.card), phrasing: near.phrasing })),
  };

  function describe({ id, title }: Card) {
    return { id, title, isOwn: own.some((one) => one.id === id) };
  }
}

/** An index of cards as if all were switched on. */
function indexOf(ctx: AppContext, cards: readonly ListedCard[]): Promise<CardIndex> {
  const all = Object.fromEntries(cards.map(({ id, ...card }) => [id, { ...card, isActive: true }])) as AnswersDocument;
  return createCardIndex(fill(all, ctx.content.values()), surroundingsOf(ctx));
}
