import type { AppContext } from '#server/context.ts';
import type { TriedAnswer, TriedMessage } from '#shared/answers.schema.ts';
import { listCards } from './answers.ts';
import { answerFromCards, isCertain, refuse } from './built-in-responder.ts';
import { createCardIndex } from './cards.ts';
import { findContact, withoutContact } from './contact.ts';
import { amountsIn } from './figures.ts';
import { findRefusal } from './guards.ts';
import { knowledgeOf, surroundingsOf } from './knowledge.ts';

const NEAR_CARDS = 5;

/** The reply that a visitor would get without a model, and why it is this one. Nothing is stored. */
export async function tryOut(ctx: AppContext, { message, card, withInactive }: TriedMessage): Promise<TriedAnswer> {
  const known = knowledgeOf(ctx);
  const cards = withInactive ? await indexOfAll(ctx) : known.cards();
  try {
    const contact = await findContact(message, ctx.settings.site().locale);
    const question = withoutContact(message, contact);
    const found = cards.find(question, { card });
    const isUnknown = (text: string) => amountsIn(text).some((amount) => !known.figures().has(amount));
    const refusal = findRefusal(message, () => isCertain(found), isUnknown);
    const asked = { message, contact, question, found, lastReply: '', timezone: undefined };
    const answer = refusal ? refuse(ctx, refusal) : await answerFromCards(ctx, { ...known, cards: () => cards }, asked);
    return {
      text: answer.text,
      card: answer.card ? { id: answer.card.id, title: answer.card.title } : null,
      score: found.cards.length > 0 ? found.score : null,
      path: answer.link?.href ?? null,
      refusal: refusal ?? null,
      isKnown: answer.isKnown,
      suggestions: [...(answer.meant ?? []), ...answer.suggestions],
      nearest: found.nearest.slice(0, NEAR_CARDS).map(({ card: { id, title } }) => ({ id, title })),
    };
  } finally {
    if (withInactive) cards.close();
  }
}

/** An index of all cards, those that are switched off too. The caller closes it. */
async function indexOfAll(ctx: AppContext) {
  const cards = (await listCards(ctx)).map(({ id, ...card }) => [id, { ...card, isActive: true }] as const);
  return createCardIndex(Object.fromEntries(cards), surroundingsOf(ctx));
}
