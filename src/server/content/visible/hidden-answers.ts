import type { AnswersDocument } from '#content/answers.schema.ts';
import { placeholdersIn } from '#shared/placeholders.ts';

type Card = AnswersDocument[string];

/** Leaves out the starter's answer “there is no phone number”. */
export function withoutNoNumber(answers: AnswersDocument, shipped: AnswersDocument): AnswersDocument {
  const saysNone = (id: string, { intent, answer }: Card) =>
    intent === 'phone' && shipped[id]?.answer === answer && !placeholdersIn(answer).includes('phone');
  return Object.fromEntries(Object.entries(answers).filter(([id, card]) => !saysNone(id, card)));
}

/** Tells whether a path leads to the page of a service that visitors see, or to a hidden one; undefined for any other page. */
type StateOf = (path: string) => 'shown' | 'hidden' | undefined;

/**
 * Leaves out the starter's answers about hidden services: an answer whose link leads to a hidden page, or whose topic has mostly links to
 * hidden pages. Answers that the owner has written stay, without their links to hidden pages.
 *
 * @param isAboutMissing tells whether an answer is about a meeting that is not offered; it is left out even if the owner wrote it.
 */
export function withoutHiddenAnswers(
  answers: AnswersDocument,
  shipped: AnswersDocument,
  stateOf: StateOf,
  isAboutMissing: (card: Card) => boolean,
): AnswersDocument {
  const cards = Object.entries(answers).filter(([, card]) => !isAboutMissing(card));
  const stateOfCard = ({ link }: Card) => (link ? stateOf(link.href) : undefined);
  const byTopic = Map.groupBy(cards, ([, { topic }]) => topic);
  const hiddenTopics = [...byTopic].flatMap(([topic, ofTopic]) => {
    const states = ofTopic.flatMap(([, card]) => stateOfCard(card) ?? []);
    return states.length * 2 > ofTopic.length && states.every((state) => state === 'hidden') ? [topic] : [];
  });
  return Object.fromEntries(
    cards.flatMap(([id, card]): [string, Card][] => {
      const isHidden = stateOfCard(card) === 'hidden';
      const isShipped = shipped[id]?.answer === card.answer;
      if (isShipped && (isHidden || hiddenTopics.includes(card.topic))) return [];
      const { link: _, ...rest } = card;
      return [[id, isHidden ? rest : card]];
    }),
  );
}
