import { fillBeliefs } from './learned-weights.ts';
import type { Matcher } from './matcher.ts';
import { type Phrasings, type Postings, plainText } from './term-rows.ts';
import { wordsOf } from './text-index.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Weights of a word of the context, as a share of a word of the question, and of a word that no item has. */
const CONTEXT = 0.6;
const UNKNOWN = 0.6;
/** How much the phrasings of an item that are nearest to a question count, by their order. */
const NEAREST = [1, 0.5, 0.25] as const;
/** Shares of a score: the nearest phrasings, the words that the item has at all, pairs of words, and the belief that all give together. */
const SHARES = { phrasings: 0.5, words: 0.25, pairs: 0.35, belief: 0.5 };
const MATCHES = 8;
/** Only items with at least this share of the best item's weight of words are scored further. */
const SHORTLISTED = 0.4;

interface Indexed {
  phrasings: Phrasings;
  vocabulary: Vocabulary;
  index: Postings;
  /** Weight of each term. */
  weights: Float64Array;
  /** Weight of each phrasing. */
  totals: Float64Array;
  pairOf(first: number, second: number): number | undefined;
  recognize(word: string): number | undefined;
  /** Whether the weights of `index` were learned. */
  isLearned: boolean;
}

/** The search for the items that a question may mean. */
export function createSearch({
  phrasings,
  vocabulary,
  index,
  weights,
  totals,
  pairOf,
  recognize,
  isLearned,
}: Indexed): Matcher<number>['find'] {
  const { partsOf, isFunctionWord, groupsOf, withGroups, firstSharedGroup } = vocabulary;
  const items = phrasings.starts.length - 1;
  /* Weights that a question shares with each phrasing and each item. All are zero again after a search. */
  const sharedWithPhrasing = new Float64Array(phrasings.texts.length);
  const sharedWords = new Float64Array(items);
  const sharedPairs = new Float64Array(items);
  /** Without function words. */
  const sharedContentWords = new Float64Array(items);
  /** How far the learned weights speak for each item, from 0 to 1. */
  const beliefs = new Float64Array(items);

  function addRows(term: number, weight: number): void {
    const { rows, rowStarts } = index;
    for (let at = rowStarts[term]!; at < rowStarts[term + 1]!; at += 1) sharedWithPhrasing[rows[at]!]! += weight;
  }

  function addOwners(values: Float64Array, term: number, weight: number): void {
    const { owners, starts } = index;
    for (let at = starts[term]!; at < starts[term + 1]!; at += 1) values[owners[at]!]! += weight;
  }

  const isUsed = (term: number) => index.starts[term + 1]! > index.starts[term]!;

  /**
   * Adds the weights of words to the phrasings and items that contain them.
   *
   * @param questionTerms gets the terms of the words.
   * @returns the total weight; a word of no item weighs `UNKNOWN`.
   */
  function addWords(words: readonly string[], share: number, questionTerms: number[]): number {
    const distinct = [...new Set(words)];
    const stems = [...distinct.flatMap((word) => recognize(word) ?? []), ...distinct.flatMap(partsOf)];
    const unknown = distinct.filter((word) => recognize(word) === undefined && partsOf(word).length === 0);
    let total = share * UNKNOWN * unknown.length;
    const known = new Set(stems.flatMap((stem) => (isUsed(stem) ? groupsOf(stem) : [])));
    for (const term of withGroups(stems)) {
      if (!isFunctionWord(term)) questionTerms.push(term);
      // Words of the language stand in for one that no text has.
      if (term >= firstSharedGroup && known.has(term)) continue;
      const weight = share * (isUsed(term) ? weights[term]! : UNKNOWN);
      total += weight;
      addRows(term, weight);
      addOwners(sharedWords, term, weight);
      if (!isFunctionWord(term)) addOwners(sharedContentWords, term, weight);
    }
    return total;
  }

  function addPairs(words: readonly string[], questionTerms: number[]): void {
    const stems = words.map(recognize);
    for (const [position, second] of stems.slice(1).entries()) {
      const first = stems[position];
      const pair = first === undefined || second === undefined ? undefined : pairOf(first, second);
      if (pair === undefined) continue;
      addOwners(sharedPairs, pair, weights[pair]! / words.length);
      questionTerms.push(pair);
    }
  }

  /** The similarity of the nearest phrasings of an item, and the nearest one. @param weight of the question. */
  function nearestOf(owner: number, weight: number): { similarity: number; row: number } {
    const from = phrasings.starts[owner]!;
    const to = phrasings.starts[owner + 1]!;
    let [first, second, third, nearest] = [0, 0, 0, from];
    for (let row = from; row < to; row += 1) {
      const similarity = (2 * sharedWithPhrasing[row]!) / (weight + totals[row]!);
      if (similarity <= third) continue;
      if (similarity > first) [first, second, third, nearest] = [similarity, first, second, row];
      else if (similarity > second) [second, third] = [similarity, second];
      else third = similarity;
    }
    const most = NEAREST.slice(0, to - from).reduce((sum, share) => sum + share, 0);
    return { similarity: (first + NEAREST[1] * second + NEAREST[2] * third) / most, row: nearest };
  }

  /** @param similarity of the nearest phrasings. @param weight of the question. */
  function scoreOf(owner: number, similarity: number, weight: number): number {
    const words = sharedWords[owner]!;
    const shared = (SHARES.words * words) / weight + SHARES.pairs * sharedPairs[owner]!;
    return SHARES.phrasings * similarity + shared + (SHARES.belief * beliefs[owner]! * words) / weight;
  }

  return (question, context = '') => {
    const words = wordsOf(plainText(question));
    const around = wordsOf(plainText(context)).filter((word) => !words.includes(word));
    vocabulary.prepare(words);
    const questionTerms: number[] = [];
    const weight = addWords(words, 1, questionTerms) + addWords(around, CONTEXT, questionTerms);
    addPairs(words, questionTerms);
    if (isLearned) fillBeliefs({ starts: [0, questionTerms.length], words: questionTerms }, 0, index, beliefs);
    const highest = sharedWords.reduce((max, own) => Math.max(max, own), 0);
    const matches: ReturnType<Matcher<number>['find']> = [];
    for (let owner = 0; owner < items; owner += 1) {
      // Function words alone say nothing.
      if (!sharedContentWords[owner] || sharedWords[owner]! < SHORTLISTED * highest) continue;
      const { similarity, row } = nearestOf(owner, weight);
      matches.push({ item: owner, score: scoreOf(owner, similarity, weight), phrasing: phrasings.texts[row] ?? '' });
    }
    for (const values of [sharedWithPhrasing, sharedWords, sharedPairs, sharedContentWords, beliefs]) values.fill(0);
    return matches.sort((a, b) => b.score - a.score).slice(0, MATCHES);
  };
}
