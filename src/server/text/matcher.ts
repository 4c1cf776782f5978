import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { learnWeights, type Texts } from './learned-weights.ts';
import { createSearch } from './search.ts';
import {
  findTerms,
  joinPhrasings,
  listPostings,
  type Pause,
  type Postings,
  plainText,
  readWords,
} from './term-rows.ts';
import { wordsOf } from './text-index.ts';
import { createRecognizer, createVocabulary, type Vocabulary } from './vocabulary.ts';
import { spellOut, withoutFillers, withoutUmlauts } from './words.ts';

export interface Match<T> {
  item: T;
  /** 0 to 1. */
  score: number;
  /** The phrasing that is nearest to the question. */
  phrasing: string;
}

/** Finds the items that a question may mean. */
export interface Matcher<T> {
  /** @param context what the conversation was about before, when the question refers to it. @returns the best ones first. */
  find(question: string, context?: string): Match<T>[];
  /** The item that has a text, word by word, as a phrasing. */
  exact(text: string): T | undefined;
  /** True when all words of a text are in phrasings. */
  knows(text: string): boolean;
  /** True for a word that is in phrasings, in another form or misspelled, too, and for a compound of two that are. */
  recognizes(word: string): boolean;
  /** The words of a text that few items have, the rarest first. */
  rareWords(text: string): string[];
  /** Number of items that have a word, and of all. */
  count(word: string): number;
  size: number;
}

interface Options {
  /** The owner's groups of words that mean the same, such as `price, cost, fee`. */
  synonyms?: readonly string[];
  /** Those of the language, for words of a question that no text has. */
  shared?: readonly string[];
  /** Language of the texts. */
  language?: string;
  /** Other questions in the language: a word that many of them have says little here, too. */
  beside?: Pick<Matcher<unknown>, 'count' | 'size'>;
  /** False for texts that are not asked for by phrasings: then nothing is learned from them. */
  learns?: boolean;
}

/** Weight of a synonym, as a share of a word of the question. */
const SYNONYM = 0.7;
/** Weight of a function word; the rarest of the others weigh about 1. */
const LITTLE = 0.2;
/** Among fewer items the weights of words would say nothing. */
const LEAST_ITEMS = 50;
/** Words of at least this weight indicate the subject of a question. */
const RARE = 0.3;
/** Weight of a pair of words in learning, relative to a word. */
const PAIR = 0.5;
/** Phrasings that are worked on before other requests get their turn. */
const SLICE = 200;
/** The indexes that were used last, by what they were made of: most texts do not change. */
const indexes = new LRUCache<string, Promise<Matcher<number>>>({ max: 5 });

/** @param phrasingsOf how an item is asked for, or what it says. */
export async function createMatcher<T>(
  items: readonly T[],
  phrasingsOf: (item: T) => readonly string[],
  { synonyms = [], shared = [], language = 'en', beside = { count: () => 0, size: 0 }, learns = true }: Options = {},
): Promise<Matcher<T>> {
  const texts = items.map(phrasingsOf);
  const madeOf = JSON.stringify([language, learns, beside.size, synonyms, shared, texts]);
  const key = createHash('sha256').update(madeOf).digest('base64');
  const indexing = indexes.get(key) ?? indexTexts(texts, { synonyms, shared, language, beside, learns });
  indexes.set(key, indexing);
  const index = await indexing;
  return {
    ...index,
    find: (question, context) => index.find(question, context).map((match) => ({ ...match, item: items[match.item]! })),
    exact: (text) => items[index.exact(text) ?? -1],
  };
}

/** The items are known by their positions. */
async function indexTexts(
  items: readonly (readonly string[])[],
  { synonyms, shared, language, beside, learns }: Required<Options>,
): Promise<Matcher<number>> {
  const pause = pauseBetween(SLICE);
  const phrasings = joinPhrasings(items);
  const { distinct, rows: words, exact } = await readWords(phrasings, pause);
  const plainWords = (text: string) => wordsOf(plainText(text));
  const groups = { own: synonyms.map(plainWords), shared: shared.map(plainWords) };
  const vocabulary = createVocabulary(distinct, groups, language);
  const { numberOf, partsOf } = vocabulary;
  const { rows, count: terms, pairOf } = await findTerms(distinct, words, vocabulary, pause);
  const index = listPostings(rows, phrasings.itemOf, terms);
  const countOf = (term: number) => index.starts[term + 1]! - index.starts[term]!;
  const isUsed = (term: number) => countOf(term) > 0;

  const weightOf = createWeighing(vocabulary, items.length, countOf, beside);
  const weights = Float64Array.from({ length: terms }, (_, term) => weightOf(term));
  const totals = totalWeights(rows, weights, vocabulary.firstSharedGroup);
  if (learns) {
    setLearningValues(index, totals.length, vocabulary);
    await learnWeights(rows, phrasings.itemOf, index, items.length, pause);
  }

  const recognize = createRecognizer(vocabulary, distinct, isUsed);
  return {
    find: createSearch({ phrasings, vocabulary, index, weights, totals, pairOf, recognize, isLearned: learns }),

    knows: (text) =>
      plainWords(text).every((word) => {
        const term = numberOf(word);
        return (term !== undefined && isUsed(term)) || partsOf(word).length > 0;
      }),

    recognizes: (word) => plainWords(word).every((one) => recognize(one) !== undefined || partsOf(one).length > 1),

    count(word) {
      const term = numberOf(word);
      return term === undefined ? 0 : countOf(term);
    },
    size: items.length,

    exact(text) {
      const plain = plainText(text);
      return exact.get(plain) ?? exact.get(withoutFillers(plain));
    },

    rareWords(text) {
      const weightOfWord = (word: string) => {
        const term = numberOf(withoutUmlauts(word));
        if (term !== undefined && isUsed(term)) return weights[term]!;
        return word.length > 2 ? 1 : 0;
      };
      return [...new Set(wordsOf(spellOut(text)))]
        .map((word) => [word, weightOfWord(word)] as const)
        .filter(([, weight]) => weight >= RARE)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word);
    },
  };
}

/**
 * @param countOf how many of the items have a term.
 * @returns a function that gives the weight of a term: the rarer among the items and the texts `beside` them, the higher.
 */
function createWeighing(
  { words, numberOf, isFunctionWord, stems, size }: Vocabulary,
  items: number,
  countOf: (term: number) => number,
  beside: Required<Options>['beside'],
): (term: number) => number {
  const own = Math.max(items, LEAST_ITEMS);
  const others = new Float64Array(stems);
  for (const word of words) {
    const stem = numberOf(word)!;
    others[stem] = Math.max(others[stem]!, beside.count(word));
  }
  return (term) => {
    if (isFunctionWord(term)) return LITTLE;
    const all = term < stems ? own + beside.size : own;
    const rarity = Math.log((all + 1) / (countOf(term) + (others[term] ?? 0) + 0.5)) / Math.log(all + 2);
    const isGroup = term >= stems && term < size;
    return isGroup ? rarity * SYNONYM : rarity;
  };
}

/** Sum of the weights of the words of each phrasing, without those that stand in for them: terms from `firstSharedGroup` on. */
function totalWeights({ starts, words }: Texts, weights: Float64Array, firstSharedGroup: number): Float64Array {
  const totals = new Float64Array(starts.length - 1);
  for (const row of totals.keys()) {
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) {
      if (words[at]! < firstSharedGroup) totals[row]! += weights[words[at]!]!;
    }
  }
  return totals;
}

/** Sets how much each term counts in learning: the rarer in the phrasings, the more; function words count nothing. */
function setLearningValues(
  { values, rowStarts }: Postings,
  phrasings: number,
  { isFunctionWord, size }: Pick<Vocabulary, 'isFunctionWord' | 'size'>,
): void {
  for (const term of values.keys()) {
    const count = rowStarts[term + 1]! - rowStarts[term]!;
    const rarity = Math.log((phrasings + 1) / (count + 1));
    values[term] = count === 0 || isFunctionWord(term) ? 0 : rarity * (term < size ? 1 : PAIR);
  }
}

/** Gives other requests their turn after so many phrasings. */
function pauseBetween(phrasings: number): Pause {
  let work = 0;
  return () => {
    work += 1;
    return work % phrasings === 0 ? setImmediate() : undefined;
  };
}
