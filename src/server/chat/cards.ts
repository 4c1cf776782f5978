import type { AnswerCard, AnswersDocument } from '#content/answers.schema.ts';
import { createMatcher, type Match } from './matching.ts';
import { sentencesOf, spellOut } from './words.ts';

/** A card with its id. */
export interface Card extends AnswerCard {
  id: string;
}

/** What a message may refer to. */
export interface Conversation {
  /** Id of the card that was the last answer. */
  card?: string | null | undefined;
}

/** The cards that answer a message. */
export interface Found {
  /** One for each question of the message, in its order. */
  cards: Card[];
  /** How sure the best one is, 0 to 1. */
  score: number;
  /** The nearest ones, best first, whether they answer it or not. */
  nearest: Card[];
}

/** The answer cards as they are searched. */
export interface CardIndex {
  find(message: string, conversation?: Conversation): Found;
  /** The cards that may answer one sentence, with their scores. */
  rank(sentence: string, conversation?: Conversation): Match<Card>[];
  get(id: string): Card | undefined;
  /** The words of a message that say what it is about, the rarest first. */
  rareWords(message: string): string[];
  cards: readonly Card[];
  close(): void;
}

/** A card answers from this score on; the second one must be so much worse, unless the score is `CERTAIN`. */
const THRESHOLD = 0.1;
const MARGIN = 0.0005;
const CERTAIN = 0.4;
/** Least share of the words of a question that the phrasings of its card have. */
const COVERED = 0.2;
/** What sentences that do not ask need, when another one of the message asks. */
const STATEMENT = 0.42;
/** Score from which two halves of a sentence are two questions. */
const HALF = 0.36;
/** Factors for cards of the conversation's topic, and for those that the last answer suggests. */
const SAME_TOPIC = 1.05;
const SUGGESTED = 1.12;
/** Factor for the card that has a message as a phrasing, which otherwise loses to a card that repeats its only word. */
const PHRASED = 2;
/** A sentence of so few words may depend on the one before. */
const SHORT = 8;

/** Words that refer to what was said before, in the languages of the starters. */
const REFERS_BACK =
  /^(?:and|but|or|so|ok|okay|also|then|what about|how about|und|aber|oder|also|was ist mit)\b|\b(?:it|its|that|this|these|those|they|them|one|there|das|dies|dieses|es|dafür|davon|dazu|damit)\b/i;
const ASKS =
  /\?\s*$|^(?:and |so |but |ok |also )?(?:who|what|whats|when|where|why|how|which|can|could|do|does|did|is|are|will|would|should|may|have|has|wer|was|wann|wo|woher|wozu|warum|wie|wieviel|welche[nrs]?|kann|können|koennen|gibt|ist|sind|hat|haben|muss|darf|soll|sollte|lohnt|kostet|brauche|bekomme|bieten|machen|kommen)\b/i;
/** Where a sentence may go on with a second question. */
const SECOND_QUESTION =
  /,?\s(?:and|und|plus|also)\s(?=(?:who|what|whats|when|where|why|how|which|can|could|do|does|is|are|will|would|wer|was|wann|wo|warum|wie|welche|kann|können|gibt|ist|sind|muss)\b)/i;

function priorOf(card: Card, open: Card | undefined): number {
  if (open?.next.includes(card.id)) return SUGGESTED;
  return open?.topic === card.topic ? SAME_TOPIC : 1;
}

function toCards(matches: readonly Match<{ card: Card }>[]): Match<Card>[] {
  return matches.map(({ item, ...match }) => ({ item: item.card, ...match }));
}

/** @param synonyms groups of words that mean the same. */
export function createCardIndex(document: AnswersDocument, synonyms: readonly string[] = []): CardIndex {
  const cards = Object.entries(document).map(([id, card]): Card => ({ id, ...card }));
  const active = cards.filter(({ isActive }) => isActive);
  const byId = new Map(active.map((card) => [card.id, card]));
  const phrased = new Map(
    active.flatMap((card) => questionsOf(card).map((question) => [spellOut(question), card.id] as const)),
  );
  const matcher = createMatcher(
    active.map((card) => ({ card, phrasings: questionsOf(card), body: card.answer })),
    synonyms,
  );

  function rank(sentence: string, conversation: Conversation = {}): Match<Card>[] {
    const last = conversation.card ? byId.get(conversation.card) : undefined;
    const open = last?.topic === 'conversation' ? undefined : last;
    const exact = byId.get(phrased.get(spellOut(sentence)) ?? '');
    const alone = rankAlone(sentence, open, exact);
    if (!open || exact?.topic === 'conversation') return alone;
    if (!REFERS_BACK.test(sentence)) {
      // A short question that says by itself what it means, such as "book a call", is no follow-up.
      const isClear = exact !== undefined || (decide(alone)?.score ?? 0) >= CERTAIN;
      if (isClear || sentence.split(/\s+/).length > SHORT) return alone;
    }
    return toCards(matcher.find({ text: sentence, context: open.title }, ({ card }) => priorOf(card, open)));
  }

  function rankAlone(sentence: string, open: Card | undefined, exact: Card | undefined): Match<Card>[] {
    return toCards(matcher.find({ text: sentence }, ({ card }) => (card === exact ? PHRASED : priorOf(card, open))));
  }

  /** @returns the best match if it is sure enough. */
  function decide([best, second]: Match<Card>[]): Match<Card> | undefined {
    if (!best || best.score < THRESHOLD || best.covered < COVERED) return undefined;
    return best.score >= CERTAIN || best.score - (second?.score ?? 0) >= MARGIN ? best : undefined;
  }

  /** Where a sentence asks two things, the cards of both halves. */
  function decideSentence(
    sentence: string,
    conversation: Conversation,
  ): { decided: Match<Card>[]; ranked: Match<Card>[] } {
    const ranked = rank(sentence, conversation);
    const whole = decide(ranked);
    const [first, second] = sentence.split(SECOND_QUESTION);
    if (first !== undefined && second !== undefined) {
      const one = decide(rank(first, conversation));
      const two = one && decide(rank(second, { card: one.item.id }));
      const areSure = one && two && one.item.id !== two.item.id && Math.min(one.score, two.score) >= HALF;
      if (areSure && (!whole || whole.score < Math.max(one.score, two.score))) return { decided: [one, two], ranked };
    }
    return { decided: whole ? [whole] : [], ranked };
  }

  return {
    rank,
    find(message, conversation = {}) {
      const sentences = sentencesOf(message);
      const asks = sentences.some((sentence) => ASKS.test(sentence));
      const nearest: Match<Card>[] = [];
      let decided: Match<Card>[] = [];
      let last = conversation.card;
      for (const sentence of sentences) {
        const result = decideSentence(sentence, { card: last });
        nearest.push(...result.ranked);
        const needed = asks && sentences.length > 1 && !ASKS.test(sentence) ? STATEMENT : 0;
        for (const match of result.decided) {
          if (match.score < needed) continue;
          decided.push(match);
          if (match.item.topic !== 'conversation') last = match.item.id;
        }
      }
      // A greeting before a question needs no answer of its own.
      const questions = decided.filter(({ item }) => item.topic !== 'conversation');
      if (questions.length > 0) decided = questions;
      if (sentences.length > 1 && (unique(decided).length < 2 || decided.some(({ score }) => score < CERTAIN))) {
        // The short question of a message may only make sense with the sentences around it.
        const whole = decide(rank(sentences.join(' '), conversation));
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
    cards: active,
    close: () => matcher.close(),
  };
}

/** How many words of a message speak for a card. */
function evidence({ score, weight }: Match<Card>): number {
  return score * weight;
}

/** The title and the phrasings of a card; a line may hold several with commas between them. */
function questionsOf({ title, phrasings }: AnswerCard): string[] {
  return [title, ...phrasings.flatMap((line) => line.split(', '))];
}

function unique(matches: readonly Match<Card>[]): Card[] {
  return [...new Set(matches.map(({ item }) => item))];
}
