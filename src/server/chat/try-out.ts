import type { AnswersDocument } from '#content/answers.schema.ts';
import type { AppContext, Card } from '#server/context.ts';
import { findContact, withoutContact } from '#server/text/text.ts';
import type { TriedAnswer, TriedMessage } from '#shared/answers.schema.ts';
import { fill } from '#shared/placeholders.ts';
import { listCards } from './answers.ts';
import { answerFromCards, refuse } from './built-in-responder.ts';
import { createCardIndex } from './cards.ts';
import { cardContextOf, knowledgeOf } from './knowledge.ts';

const NEAR_CARDS = 5;

/** Answers a message as a visitor without a model would be answered, says why, and stores nothing. */
export async function tryOut(ctx: AppContext, tried: TriedMessage): Promise<TriedAnswer> {
  const { message, card, lastReply, withInactive } = tried;
  const known = knowledgeOf(ctx);
  const own = await listCards(ctx);
  const all = Object.fromEntries(own.map(({ id, ...card }) => [id, { ...card, isActive: true }])) as AnswersDocument;
  const cards = await (withInactive
    ? createCardIndex(fill(all, ctx.content.values()), cardContextOf(ctx))
    : known.cards());
  const contact = await findContact(message, ctx.settings.site().locale);
  const question = withoutContact(message, contact);
  const found = cards.find(question, { card });
  const asked = { message, contact, question, cards, found, lastReply, timezone: undefined };
  const answer = refuse(ctx, known, asked) ?? (await answerFromCards(ctx, known, asked));
  return {
    text: answer.text,
    card: answer.card ? describe(answer.card) : null,
    score: found.cards.length > 0 ? found.score : null,
    path: answer.link?.href ?? null,
    refusal: answer.refusal ?? null,
    isKnown: answer.isKnown,
    asksBack: answer.asksBack === true,
    suggestions: [...(answer.meant ?? []), ...answer.suggestions],
    nearest: found.nearest
      .slice(0, NEAR_CARDS)
      .map((near) => ({ ...describe(near.card), phrasing: near.phrasing.replace(/\bxx\w+/g, '…') })),
  };

  function describe({ id, title }: Card) {
    return { id, title, isOwn: own.some((one) => one.id === id) };
  }
}
