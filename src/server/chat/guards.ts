import type { Refusal } from '#content/chat-words.ts';
import { CHAT_WORDS } from '#content/languages/intent-packs.ts';
import type { CardIndex, FoundCards } from '#server/context.ts';
import { spellOut } from '#server/text/text.ts';

/** Refused whatever the cards say. */
const ALWAYS: Refusal[] = ['crisis', 'emergency', 'instructions', 'secrets', 'people', 'harm'];
/** Refused when no card answers the message for certain: a firm of that trade has cards about such questions. */
const UNLESS_ANSWERED: Refusal[] = ['medical', 'legal', 'financial'];

/**
 * Why a message is refused.
 *
 * @param isAnswered a card answers it for certain.
 * @param isUnknownAmount true for a message with an amount of money that the site does not state.
 */
export function findRefusal(
  message: string,
  isAnswered: () => boolean,
  isUnknownAmount: (message: string) => boolean,
): Refusal | undefined {
  const text = spellOut(message);
  const always = ALWAYS.find((refusal) => asksFor(refusal, text));
  if (always) return always;
  if (CHAT_WORDS.some(({ confirms }) => confirms.test(text)) && isUnknownAmount(message)) return 'figures';
  return isAnswered() ? undefined : UNLESS_ANSWERED.find((refusal) => asksFor(refusal, text));
}

/** Questions to offer with a refusal: those of cards that would be refused themselves, and the nearest ones. */
export function relatedQuestions(refusal: Refusal, { cards }: CardIndex, { nearest }: FoundCards): string[] {
  if (!UNLESS_ANSWERED.includes(refusal)) return [];
  const near = nearest.map(({ card }) => card).filter(({ answer, topic }) => answer && topic !== 'conversation');
  return [...cards.filter(({ title }) => asksFor(refusal, spellOut(title))), ...near].map(({ title }) => title);
}

const asksFor = (refusal: Refusal, text: string) => CHAT_WORDS.some(({ refusals }) => refusals[refusal]?.test(text));
