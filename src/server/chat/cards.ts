import type { AnswerCard, AnswersDocument } from '#content/answers.schema.ts';
import type { Card, CardIndex, Conversation } from '#server/context.ts';
import { createMatcher, type Match } from './matching.ts';
import { sentencesOf, spellOut } from './words.ts';

/** A card answers from this score on; the second one must be so much worse. */
const THRESHOLD = 0.17;
const MARGIN = 0.0005;
/** Factor for cards of the conversation's topic, and for those that the last answer suggests. */
const RELATED = 1.1;
/** Factor for the card that has a message as a phrasing, which otherwise loses to a card that repeats its only word. */
const PHRASED = 2;

/** Words that go on with what was said before, and that refer to it, in the languages of the starters. */
const CONNECTIVE = /^(?:and|but|or|so|ok|okay|also|then|und|aber|oder|also)\b,?\s+(?=\S)/i;
const REFERS_BACK =
  /^(?:what about|how about|was ist mit)\b|\b(?:it|its|that|this|these|those|they|them|one|there|das|dies|dieses|es|dafür|davon|dazu|damit)\b/i;
/** Where a sentence may go on with a second question. */
const SECOND_QUESTION =
  /,?\s(?:and|und|plus|also)\s(?=(?:who|what|whats|when|where|why|how|which|can|could|do|does|is|are|will|would|wer|was|wann|wo|warum|wie|welche|kann|können|gibt|ist|sind|muss)\b)/i;

/** @param synonyms groups of words that mean the same. */
export function createCardIndex(document: AnswersDocument, synonyms: readonly string[] = []): CardIndex {
  const cards = Object.entries(document)
    .map(([id, card]): Card => ({ id, ...card }))
    .filter(({ isActive }) => isActive);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const phrased = new Map(cards.flatMap((card) => questionsOf(card).map((question) => [spellOut(question), card])));
  const matcher = createMatcher(cards, questionsOf, synonyms);

  function rank(sentence: string, conversation: Conversation = {}): Match<Card>[] {
    const last = conversation.card ? byId.get(conversation.card) : undefined;
    const open = last?.topic === 'conversation' ? undefined : last;
    const question = phrased.has(spellOut(sentence)) ? sentence : sentence.replace(CONNECTIVE, '');
    const exact = phrased.get(spellOut(question));
    const isFollowUp = open && (!exact || (exact.topic !== 'conversation' && REFERS_BACK.test(question)));
    return matcher.find(question, isFollowUp ? open.title : '', (card) => {
      if (card === exact && !isFollowUp) return PHRASED;
      return open && (open.topic === card.topic || open.next.includes(card.id)) ? RELATED : 1;
    });
  }

  /** @returns the best match if it is sure enough. */
  function decide([best, second]: Match<Card>[]): Match<Card>[] {
    const isSure = best && best.score >= THRESHOLD && best.score - (second?.score ?? 0) >= MARGIN;
    return isSure ? [best] : [];
  }

  return {
    find(message, conversation = {}) {
      const sentences = sentencesOf(message).flatMap((sentence) => sentence.split(SECOND_QUESTION));
      const nearest: Match<Card>[] = [];
      let decided: Match<Card>[] = [];
      let last = conversation.card;
      for (const sentence of sentences) {
        const ranked = rank(sentence, { card: last });
        nearest.push(...ranked);
        for (const match of decide(ranked)) {
          decided.push(match);
          if (match.item.topic !== 'conversation') last = match.item.id;
        }
      }
      // A greeting before a question needs no answer of its own.
      const questions = decided.filter(({ item }) => item.topic !== 'conversation');
      if (questions.length > 0) decided = questions;
      if (sentences.length > 1) {
        // The short question of a message may only make sense with the sentences around it.
        const [whole] = decide(rank(sentences.join(' '), conversation));
        const isAbout = whole && whole.item.topic !== 'conversation';
        if (isAbout && decided.every((one) => evidence(one) <= evidence(whole))) decided = [whole];
      }
      return {
        cards: unique(decided),
        score: Math.max(0, ...decided.map(({ score }) => score)),
        nearest: unique(nearest.sort((a, b) => b.score - a.score)),
      };
    },
    get: (id) => byId.get(id),
    rareWords: (message) => matcher.rareWords(message),
    cards,
    close: () => matcher.close(),
  };
}

/** How many words of a message speak for a card. */
function evidence({ score, weight }: Match<Card>): number {
  return score * weight;
}

/** Every way to ask for a card. */
function questionsOf({ title, phrasings }: AnswerCard): string[] {
  return [title, ...phrasings];
}

function unique(matches: readonly Match<Card>[]): Card[] {
  return [...new Set(matches.map(({ item }) => item))];
}
