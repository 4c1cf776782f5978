import { createVocabulary, wordsOf } from './text-index.ts';
import { distance, FUNCTION_WORDS, germanStem, spellOut, withoutUmlauts } from './words.ts';

export { isOfSite, linksIn, mailAddressesIn } from './addresses.ts';
export { findContact, type GivenContact, saysMore, withoutContact } from './contact.ts';
export { amountsIn, figuresIn } from './figures.ts';
export { detectLanguage } from './language.ts';
export { createServiceFinder, type NamedService } from './mentions.ts';
export { readWish, type Wish, withoutAmounts } from './when.ts';
export { sentencesOf, spellOut } from './words.ts';

export interface Match<T> {
  item: T;
  /** 0 to 1. */
  score: number;
  /** Weight of all words of the question: how much it says. */
  weight: number;
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
  close(): void;
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
/** Stands for a name that no text has, such as that of a town or of a competitor. */
const ANY_NAME = 'xxname';

/** Where a term is: a stem, a group of synonyms, or two stems beside each other. */
interface Postings {
  /** Phrasings that have it, ascending. */
  rows: number[];
  /** Items whose phrasings have it, ascending. */
  owners: number[];
}

const NOWHERE: Postings = { rows: [], owners: [] };

/**
 * @param phrasingsOf how an item is asked for, or what it says.
 * @param synonyms groups of words that mean the same, such as `price, cost, fee`.
 * @param language of the texts: German words are reduced to their stems, and compounds are split.
 */
export function createMatcher<T>(
  items: readonly T[],
  phrasingsOf: (item: T) => readonly string[],
  { synonyms = [], language = 'en' }: { synonyms?: readonly string[]; language?: string } = {},
): Matcher<T> {
  const isGerman = language.startsWith('de');
  const plainWords = (text: string) => wordsOf(withoutUmlauts(spellOut(text)));
  const phrasings: { owner: number; text: string; words: string[] }[] = [];
  /** The first phrasing of each item, and one past the last of all. */
  const starts = [0];
  for (const [owner, item] of items.entries()) {
    for (const text of phrasingsOf(item)) phrasings.push({ owner, text, words: plainWords(text) });
    starts.push(phrasings.length);
  }
  const groups = synonyms.map(plainWords);
  const texts = [...phrasings.map(({ words }) => words), ...groups, [...FUNCTION_WORDS]];
  const reduce = isGerman ? germanStem : (word: string) => word;
  const vocabulary = createVocabulary(texts.map((words) => words.map(reduce)));
  const stemOf = remember((word) => vocabulary.stemOf(reduce(word)));
  const stemsOf = (words: readonly string[]) => words.flatMap((word) => stemOf(word) ?? []);
  const saysLittle = new Set(stemsOf([...FUNCTION_WORDS]));
  const groupsOf = new Map<number, number[]>();
  for (const [group, words] of groups.entries()) {
    for (const stem of new Set(stemsOf(words))) {
      if (!saysLittle.has(stem)) groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), vocabulary.stems + group]);
    }
  }
  const terms = vocabulary.stems + groups.length;
  const pairOf = (first: number, second: number) => terms * (first + 1) + second;
  const withGroups = (stems: readonly number[]) => [
    ...new Set([...stems, ...stems.flatMap((stem) => groupsOf.get(stem) ?? [])]),
  ];

  const index = new Map<number, Postings>();
  const addPosting = (term: number, place: keyof Postings, position: number) => {
    const postings = index.get(term) ?? { rows: [], owners: [] };
    if (postings.owners.length === 0) index.set(term, postings);
    if (postings[place].at(-1) !== position) postings[place].push(position);
  };

  /** The parts of a German compound that other texts have as words; the last one alone when only it is known. */
  const partsOf = remember((word: string): number[] => {
    if (!isGerman || word.length < COMPOUND.whole) return [];
    let best: number[] = [];
    for (let at = COMPOUND.part; at <= word.length - COMPOUND.part; at += 1) {
      const first = stemOf(word.slice(0, at));
      const last = stemOf(word.slice(at));
      const known = [first, last].filter((part) => part !== undefined && !saysLittle.has(part)) as number[];
      if (known.length === 2) return known;
      if (best.length === 0 && (last !== undefined ? word.length - at : at) >= COMPOUND.alone) best = known;
    }
    return best;
  });
  const rowTerms = phrasings.map(({ owner, words }, row) => {
    const stems = stemsOf(words);
    const own = withGroups([...stems, ...words.flatMap(partsOf)]);
    for (const term of own) {
      addPosting(term, 'owners', owner);
      addPosting(term, 'rows', row);
    }
    for (const [position, stem] of stems.slice(1).entries())
      addPosting(pairOf(stems[position] ?? 0, stem), 'owners', owner);
    return own;
  });

  /** The rarer among the items, the higher. */
  const all = Math.max(items.length, LEAST_ITEMS);
  function weigh(term: number): number {
    if (saysLittle.has(term)) return LITTLE;
    const count = index.get(term)?.owners.length ?? 0;
    const rarity = Math.log((all + 1) / (count + 0.5)) / Math.log(all + 2);
    return term >= vocabulary.stems && term < terms ? rarity * SYNONYM : rarity;
  }
  const weights = Float64Array.from({ length: terms }, (_, term) => weigh(term));
  /** Sum of the weights of the words of each phrasing. */
  const totals = Float64Array.from(rowTerms, (own) => own.reduce((sum, term) => sum + (weights[term] ?? 0), 0));

  /** The stem of a word, or of the word that a misspelled one probably is. */
  const recognize = remember((word: string): number | undefined => {
    const exact = stemOf(word);
    if (exact !== undefined && (index.has(exact) || groupsOf.has(exact))) return exact;
    if (word.length < 5 || word.length > 30 || /\d/.test(word)) return undefined;
    // A compound with one wrong letter is known by its whole rather than by a part.
    const most = word.length < 7 || partsOf(word).length > 0 ? 1 : 2;
    const [best] = vocabulary
      .similar(reduce(word))
      .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
      .filter(({ errors }) => errors <= most)
      .sort((a, b) => a.errors - b.errors);
    const term = best && stemOf(best.candidate);
    return term === undefined || !index.has(term) ? undefined : term;
  });

  /** Words that a question has in common with each phrasing, and with each item. */
  const inPhrasing = new Float64Array(phrasings.length);
  const inWords = new Float64Array(items.length);
  const inPairs = new Float64Array(items.length);
  /** Without function words and names. */
  const inContent = new Float64Array(items.length);
  const add = (values: Float64Array, positions: readonly number[], value: number) => {
    for (const position of positions) values[position] = (values[position] ?? 0) + value;
  };

  const anyName = stemOf(ANY_NAME) ?? -1;

  /** Adds words to what they share with phrasings and items. @returns their weight; one that no item has weighs 1. */
  function addWords(words: readonly string[], share: number, isName = (_word: string) => false): number {
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
      const { rows, owners } = index.get(term) ?? NOWHERE;
      const weight = share * (owners.length > 0 ? (weights[term] ?? 0) : UNKNOWN);
      total += weight;
      add(inPhrasing, rows, weight);
      add(inWords, owners, weight);
      if (!saysLittle.has(term)) add(inContent, owners, weight);
    }
    return total;
  }

  function addPairs(words: readonly string[]): void {
    const stems = words.map(recognize);
    for (const [position, second] of stems.slice(1).entries()) {
      const first = stems[position];
      if (first === undefined || second === undefined) continue;
      const pair = pairOf(first, second);
      add(inPairs, index.get(pair)?.owners ?? [], weigh(pair) / words.length);
    }
  }

  /** The similarity of the nearest phrasings of an item, and the nearest one. @param weight of the question. */
  function nearestOf(owner: number, weight: number): { similarity: number; row: number } {
    const [from = 0, to = 0] = starts.slice(owner, owner + 2);
    let [first, second, third, nearest] = [0, 0, 0, from];
    for (let row = from; row < to; row += 1) {
      const similarity = (2 * (inPhrasing[row] ?? 0)) / (weight + (totals[row] ?? 0));
      if (similarity > first) [first, second, third, nearest] = [similarity, first, second, row];
      else if (similarity > second) [second, third] = [similarity, second];
      else if (similarity > third) third = similarity;
    }
    const most = NEAREST.slice(0, to - from).reduce((sum, share) => sum + share, 0);
    return { similarity: (first + NEAREST[1] * second + NEAREST[2] * third) / most, row: nearest };
  }

  return {
    find(question, { context = '', isName = () => false } = {}) {
      const words = plainWords(question);
      const around = plainWords(context).filter((word) => !words.includes(word));
      const weight = addWords(words, 1, isName) + addWords(around, CONTEXT);
      addPairs(words);
      const enough = SHORTLISTED * inWords.reduce((most, own) => Math.max(most, own), 0);
      const matches: Match<T>[] = [];
      for (const [owner, own] of inWords.entries()) {
        const item = items[owner];
        // Function words alone say nothing.
        if (!inContent[owner] || own < enough || item === undefined) continue;
        const { similarity, row } = nearestOf(owner, weight);
        const words = (SHARES.words * own) / weight + SHARES.pairs * (inPairs[owner] ?? 0);
        const phrasing = phrasings[row]?.text ?? '';
        matches.push({ item, weight, phrasing, score: SHARES.phrasings * similarity + words });
      }
      matches.sort((a, b) => b.score - a.score);
      for (const values of [inPhrasing, inWords, inPairs, inContent]) values.fill(0);
      return matches.slice(0, MATCHES);
    },

    knows: (text) => plainWords(text).every((word) => index.has(stemOf(word) ?? -1) || partsOf(word).length > 0),

    rareWords(text) {
      const found = wordsOf(spellOut(text)).map((word): [string, number] => {
        const term = stemOf(withoutUmlauts(word));
        return [word, term !== undefined && index.has(term) ? (weights[term] ?? 0) : word.length > 2 ? 1 : 0];
      });
      return [...new Map(found)]
        .filter(([, weight]) => weight >= RARE)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word);
    },

    close: () => vocabulary.close(),
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
