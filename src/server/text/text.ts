import { setImmediate } from 'node:timers/promises';
import { believe, type Feature, learnWeights } from './learned-weights.ts';
import { createSpellings, learnStems, stemOf, wordsOf } from './text-index.ts';
import { distance, FUNCTION_WORDS, germanStem, spellOut, withoutUmlauts } from './words.ts';

export { isOfSite, linksIn, mailAddressesIn } from './addresses.ts';
export { findContact, type GivenContact, saysMore, withoutContact } from './contact.ts';
export { amountsIn, figuresIn } from './figures.ts';
export { detectLanguage } from './language.ts';
export { createServiceFinder, type NamedService } from './mentions.ts';
export { readWish, type Wish, withoutAmounts } from './when.ts';
export { joinGroups, sentencesOf, spellOut } from './words.ts';

export interface Match<T> {
  item: T;
  /** 0 to 1. */
  score: number;
  /** Weight of all words of the question: how much it says. */
  weight: number;
  /** Share of belief in it, by what its words and those of the others are asked for with. */
  belief: number;
  /** The phrasing that is nearest to the question. */
  phrasing: string;
}

/** Finds the items that a question may mean. */
export interface Matcher<T> {
  /**
   * @param about.context what the conversation was about before, when the question refers to it.
   * @param about.isName true for a word that may be the name of something.
   * @returns the best ones first.
   */
  find(question: string, about?: { context?: string; isName?: (word: string) => boolean }): Match<T>[];
  /** True when all words of a text are in phrasings. */
  knows(text: string): boolean;
  /** The words of a text that few items have, the rarest first. */
  rareWords(text: string): string[];
}

/** Weights of a word of the context and of a synonym, as shares of a word of the question. */
const CONTEXT = 0.6;
const SYNONYM = 0.7;
/** Weight of a function word; the rarest of the others weigh about 1. */
const LITTLE = 0.2;
/** Weight of a word that no item has. */
const UNKNOWN = 0.6;
/** How much the phrasings of an item that are nearest to a question count, by their order. */
const NEAREST = [1, 0.5, 0.25] as const;
/** Shares of a score: the nearest phrasings, the words that the item has at all, and pairs of words. */
const SHARES = { phrasings: 0.5, words: 0.25, pairs: 0.35 };
/** Among fewer items the weights of words would say nothing. */
const LEAST_ITEMS = 50;
const MATCHES = 8;
/** Items with less of the words than this share of what the best one has are not looked at further. */
const SHORTLISTED = 0.4;
/** Weight of an unknown word for a phrasing with the slot `{name}` there. */
const NAME = 0.25;
/** From this weight on a word says what a question is about. */
const RARE = 0.3;
/** Words of visitors whose correction is remembered. */
const KEPT = 20_000;
/** Fewest letters of a German compound, of one of its parts, and of the only part that is known. */
const COMPOUND = { whole: 8, part: 3, alone: 5 };
/** Weight of a pair of words, and of the belief that both give together, beside the score. */
const LEARNED = { pair: 0.5, belief: 0.5 };
/** Phrasings that are worked on before other requests get their turn. */
const SLICE = 200;
/** Indexes that are kept for texts that did not change. */
const INDEXES = 4;
/** Stands for a name that no text has, such as that of a town or of a competitor. */
const ANY_NAME = 'xxname';

/** Where a term is: a stem, a group of synonyms, or two stems beside each other. */
interface Postings extends Feature {
  /** Phrasings that have it, ascending. */
  rows: number[];
  /** Items whose phrasings have it, ascending. */
  owners: number[];
}

const NOWHERE: Postings = { rows: [], owners: [], value: 0, weights: new Float32Array() };

interface Options {
  /** Groups of words that mean the same, such as `price, cost, fee`. */
  synonyms?: readonly string[];
  /** Language of the texts: German words are reduced to their stems, and compounds are split. */
  language?: string;
  /** False for texts that are not asked for by phrasings: then nothing is learned from them. */
  learns?: boolean;
}

const indexes: { key: readonly string[]; index: Promise<Matcher<number>> }[] = [];

/** @param phrasingsOf how an item is asked for, or what it says. */
export async function createMatcher<T>(
  items: readonly T[],
  phrasingsOf: (item: T) => readonly string[],
  { synonyms = [], language = 'en', learns = true }: Options = {},
): Promise<Matcher<T>> {
  const texts = items.map(phrasingsOf);
  const key = [language, String(learns), ...synonyms, ...texts.flatMap((own) => [String(own.length), ...own])];
  const isSame = (other: readonly string[]) =>
    other.length === key.length && other.every((text, at) => text === key[at]);
  const kept = indexes.findIndex((one) => isSame(one.key));
  const [entry = { key, index: indexTexts(texts, { synonyms, language, learns }) }] =
    kept < 0 ? [] : indexes.splice(kept, 1);
  indexes.unshift(entry);
  indexes.splice(INDEXES);
  const index = await entry.index;
  return {
    ...index,
    find: (question, about) => index.find(question, about).map((match) => ({ ...match, item: items[match.item]! })),
  };
}

/** The items are known by their positions. */
async function indexTexts(
  items: readonly (readonly string[])[],
  { synonyms, language, learns }: Required<Options>,
): Promise<Matcher<number>> {
  const isGerman = language.startsWith('de');
  let work = 0;
  const pause = () => {
    work += 1;
    return work % SLICE === 0 ? setImmediate() : undefined;
  };
  const plainWords = (text: string) => wordsOf(withoutUmlauts(spellOut(text)));
  const phrasings: { owner: number; text: string; words: string[] }[] = [];
  /** The first phrasing of each item, and one past the last of all. */
  const starts = [0];
  for (const [owner, texts] of items.entries()) {
    for (const text of texts) {
      phrasings.push({ owner, text, words: plainWords(text) });
      await pause();
    }
    starts.push(phrasings.length);
  }
  const groups = synonyms.map(plainWords);
  const reduce = isGerman ? germanStem : (word: string) => word;
  const texts = [...phrasings.map(({ words }) => words), ...groups, [...FUNCTION_WORDS]];
  const vocabulary = [...new Set(texts.flat())].map(reduce);
  learnStems(vocabulary);
  const numbers = new Map<string, number>();
  for (const word of vocabulary) {
    const stem = stemOf(word);
    if (!numbers.has(stem)) numbers.set(stem, numbers.size);
  }
  const spellings = createSpellings([...new Set(vocabulary)]);
  const numberOf = remember((word) => numbers.get(stemOf(reduce(word))));
  const numbersOf = (words: readonly string[]) => words.flatMap((word) => numberOf(word) ?? []);
  const saysLittle = new Set(numbersOf([...FUNCTION_WORDS]));
  const groupsOf = new Map<number, number[]>();
  for (const [group, words] of groups.entries()) {
    for (const stem of new Set(numbersOf(words))) {
      if (!saysLittle.has(stem)) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), numbers.size + group]);
    }
  }
  const terms = numbers.size + groups.length;
  const pairOf = (first: number, second: number) => terms * (first + 1) + second;
  const withGroups = (stems: readonly number[]) => [
    ...new Set([...stems, ...stems.flatMap((stem) => groupsOf.get(stem) ?? [])]),
  ];

  const index = new Map<number, Postings>();
  function postingsOf(term: number): Postings {
    const known = index.get(term);
    if (known) return known;
    const postings = { rows: [], owners: [], value: 0, weights: NOWHERE.weights };
    index.set(term, postings);
    return postings;
  }
  const addPosting = (positions: number[], position: number) => {
    if (positions.at(-1) !== position) positions.push(position);
  };

  /** The parts of a German compound that other texts have as words; the last one alone when only it is known. */
  const partsOf = remember((word: string): number[] => {
    if (!isGerman || word.length < COMPOUND.whole) return [];
    let best: number[] = [];
    for (let at = COMPOUND.part; at <= word.length - COMPOUND.part; at += 1) {
      const first = numberOf(word.slice(0, at));
      const last = numberOf(word.slice(at));
      const known = [first, last].filter((part) => part !== undefined && !saysLittle.has(part)) as number[];
      if (known.length === 2) return known;
      if (best.length === 0 && (last !== undefined ? word.length - at : at) >= COMPOUND.alone) best = known;
    }
    return best;
  });
  const rowTerms: number[][] = [];
  const learned: { owner: number; features: Postings[] }[] = [];
  for (const [row, { owner, words }] of phrasings.entries()) {
    const stems = numbersOf(words);
    const own = withGroups([...stems, ...words.flatMap(partsOf)]);
    const pairs = new Set(stems.slice(1).map((stem, position) => pairOf(stems[position] ?? 0, stem)));
    rowTerms.push(own);
    for (const term of own) {
      const { owners, rows } = postingsOf(term);
      addPosting(owners, owner);
      addPosting(rows, row);
    }
    for (const pair of pairs) {
      const postings = postingsOf(pair);
      postings.value += 1;
      addPosting(postings.owners, owner);
    }
    if (learns)
      learned.push({ owner, features: [...own.filter((term) => !saysLittle.has(term)), ...pairs].map(postingsOf) });
    await pause();
  }

  /** The rarer among the items, the higher. */
  const all = Math.max(items.length, LEAST_ITEMS);
  function weigh(term: number): number {
    if (saysLittle.has(term)) return LITTLE;
    const count = index.get(term)?.owners.length ?? 0;
    const rarity = Math.log((all + 1) / (count + 0.5)) / Math.log(all + 2);
    return term >= numbers.size && term < terms ? rarity * SYNONYM : rarity;
  }
  const weights = Float64Array.from({ length: terms }, (_, term) => weigh(term));
  /** Sum of the weights of the words of each phrasing. */
  const totals = Float64Array.from(rowTerms, (own) => own.reduce((sum, term) => sum + (weights[term] ?? 0), 0));
  if (learns) {
    for (const [term, postings] of index) {
      const isPair = term >= terms;
      const count = isPair ? postings.value : postings.rows.length;
      postings.value = Math.log((phrasings.length + 1) / (count + 1)) * (isPair ? LEARNED.pair : 1);
      postings.weights = new Float32Array(postings.owners.length);
    }

    await learnWeights(learned, items.length, pause);
  }

  /** The stem of a word, or of the word that a misspelled one probably is. */
  const recognize = remember((word: string): number | undefined => {
    const exact = numberOf(word);
    if (exact !== undefined && (index.has(exact) || groupsOf.has(exact))) return exact;
    if (word.length < 5 || word.length > 30 || /\d/.test(word)) return undefined;
    // A compound with one wrong letter is known by its whole rather than by a part.
    const most = word.length < 7 || partsOf(word).length > 0 ? 1 : 2;
    const [best] = spellings(reduce(word))
      .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
      .filter(({ errors }) => errors <= most)
      .sort((a, b) => a.errors - b.errors);
    const term = best && numberOf(best.candidate);
    return term === undefined || !index.has(term) ? undefined : term;
  });

  /** Words that a question has in common with each phrasing, and with each item. */
  const inPhrasing = new Float64Array(phrasings.length);
  const inWords = new Float64Array(items.length);
  const inPairs = new Float64Array(items.length);
  /** Without function words and names. */
  const inContent = new Float64Array(items.length);
  const beliefs = new Float64Array(items.length);
  const add = (values: Float64Array, positions: readonly number[], value: number) => {
    for (const position of positions) values[position] = (values[position] ?? 0) + value;
  };

  const anyName = numberOf(ANY_NAME) ?? -1;

  /** Adds words to what they share with phrasings and items. @returns their weight; one that no item has weighs 1. */
  function addWords(
    words: readonly string[],
    share: number,
    said: Postings[],
    isName = (_word: string) => false,
  ): number {
    const distinct = [...new Set(words)];
    const parts = distinct.flatMap(partsOf);
    const stems = [...distinct.flatMap((word) => recognize(word) ?? []), ...parts];
    const unknown = distinct.filter((word) => recognize(word) === undefined && partsOf(word).length === 0);
    let total = share * UNKNOWN * unknown.length;
    if (unknown.some(isName)) {
      const { rows, owners } = index.get(anyName) ?? NOWHERE;
      add(inPhrasing, rows, share * NAME);
      add(inWords, owners, share * NAME);
    }
    for (const term of withGroups(stems)) {
      const postings = index.get(term) ?? NOWHERE;
      const { rows, owners } = postings;
      const weight = share * (owners.length > 0 ? (weights[term] ?? 0) : UNKNOWN);
      total += weight;
      add(inPhrasing, rows, weight);
      add(inWords, owners, weight);
      if (saysLittle.has(term)) continue;
      add(inContent, owners, weight);
      said.push(postings);
    }
    return total;
  }

  function addPairs(words: readonly string[], said: Postings[]): void {
    const stems = words.map(recognize);
    for (const [position, second] of stems.slice(1).entries()) {
      const first = stems[position];
      const pair = first === undefined || second === undefined ? -1 : pairOf(first, second);
      const postings = index.get(pair);
      if (!postings) continue;
      add(inPairs, postings.owners, weigh(pair) / words.length);
      said.push(postings);
    }
  }

  /** The similarity of the nearest phrasings of an item, and the nearest one. @param weight of the question. */
  function nearestOf(owner: number, weight: number): { similarity: number; row: number } {
    const from = starts[owner] ?? 0;
    const to = starts[owner + 1] ?? 0;
    let [first, second, third, nearest] = [0, 0, 0, from];
    for (let row = from; row < to; row += 1) {
      const similarity = (2 * (inPhrasing[row] ?? 0)) / (weight + (totals[row] ?? 0));
      if (similarity <= third) continue;
      if (similarity > first) [first, second, third, nearest] = [similarity, first, second, row];
      else if (similarity > second) [second, third] = [similarity, second];
      else third = similarity;
    }
    const most = NEAREST.slice(0, to - from).reduce((sum, share) => sum + share, 0);
    return { similarity: (first + NEAREST[1] * second + NEAREST[2] * third) / most, row: nearest };
  }

  return {
    find(question, { context = '', isName = () => false } = {}) {
      const words = plainWords(question);
      const around = plainWords(context).filter((word) => !words.includes(word));
      const said: Postings[] = [];
      const weight = addWords(words, 1, said, isName) + addWords(around, CONTEXT, said);
      addPairs(words, said);
      if (learns) believe(said, items.length, beliefs);
      let most = 0;
      for (const own of inWords) if (own > most) most = own;
      const matches: Match<number>[] = [];
      for (let owner = 0; owner < items.length; owner += 1) {
        const own = inWords[owner] ?? 0;
        // Function words alone say nothing.
        if (!inContent[owner] || own < SHORTLISTED * most) continue;
        const { similarity, row } = nearestOf(owner, weight);
        const shared = (SHARES.words * own) / weight + SHARES.pairs * (inPairs[owner] ?? 0);
        const belief = beliefs[owner] ?? 0;
        const score = SHARES.phrasings * similarity + shared + (LEARNED.belief * belief * own) / weight;
        matches.push({ item: owner, weight, score, belief, phrasing: phrasings[row]?.text ?? '' });
      }
      matches.sort((a, b) => b.score - a.score);
      for (const values of [inPhrasing, inWords, inPairs, inContent, beliefs]) values.fill(0);
      return matches.slice(0, MATCHES);
    },

    knows: (text) => plainWords(text).every((word) => index.has(numberOf(word) ?? -1) || partsOf(word).length > 0),

    rareWords(text) {
      const found = wordsOf(spellOut(text)).map((word): [string, number] => {
        const term = numberOf(withoutUmlauts(word));
        return [word, term !== undefined && index.has(term) ? (weights[term] ?? 0) : word.length > 2 ? 1 : 0];
      });
      return [...new Map(found)]
        .filter(([, weight]) => weight >= RARE)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word);
    },
  };
}

/** Calls a function once for each word. */
function remember<T>(work: (word: string) => T): (word: string) => T {
  const results = new Map<string, { result: T }>();
  return (word) => {
    const known = results.get(word) ?? { result: work(word) };
    if (results.size >= KEPT) results.clear();
    results.set(word, known);
    return known.result;
  };
}
