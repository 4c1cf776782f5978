import { createVocabulary, wordsOf } from '#server/db/text-index.ts';
import { distance, FUNCTION_WORDS, spellOut, withoutUmlauts } from './words.ts';

/** Something that questions lead to. */
export interface Matchable {
  /** How it is asked; the first one is its title. */
  phrasings: readonly string[];
  /** Further text, which counts little. */
  body: string;
}

export interface Match<T> {
  item: T;
  /** 0 to 1; with a prior it may be a little more. */
  score: number;
  /** Share of the question's words, without those that say little, that the phrasings of the item have, by weight. */
  covered: number;
  /** Weight of all words of the question: how much it says. */
  weight: number;
  /** What the score is made of, each 0 to 1. */
  parts: Parts;
}

interface Question {
  text: string;
  /** What the conversation was about before, when the question refers to it. */
  context?: string | undefined;
}

/** Finds the items that a question may mean. */
export interface Matcher<T> {
  /** @param prior factor on the score of an item. @returns the best ones first. */
  find(question: Question, prior?: (item: T) => number): Match<T>[];
  /** The words of a text that few items have, the rarest first. */
  rareWords(text: string): string[];
  close(): void;
}

/**
 * What a score is made of. The weights are near those that `npm run bench -- chat-weights` finds.
 * Each part is the share of the question, by the weight of its words, that an item has in one place.
 */
export const WEIGHTS = { similar: 0.32, phrasings: 0.25, pairs: 0.26, body: 0.08, title: 0.09 };
type Parts = Record<keyof typeof WEIGHTS, number>;
const PART_NAMES = Object.keys(WEIGHTS) as (keyof Parts)[];

/** Weights of a word of the context, of a corrected word and of a synonym, as shares of a word of the question. */
const CONTEXT = 0.6;
const CORRECTED = 0.85;
const SYNONYM = 0.7;
/** Weight of a word that no item has, as a share of the weight of a word that one item has. */
const UNKNOWN = 0.7;
/** Least weight of a word, which every item has, and greatest weight of one that says little. */
const LEAST = 0.12;
const LITTLE = 0.3;
const MATCHES = 8;
/** Among fewer items the weights of words would say nothing. */
const LEAST_ITEMS = 50;
/** From this weight on a word says what a question is about. */
const RARE = 0.3;
/** Words of visitors whose correction is remembered. */
const KEPT = 20_000;

/** Where a term is: a stem, a group of synonyms, or two stems beside each other. */
interface Postings {
  /** Phrasings that have it, ascending. */
  rows: number[];
  /** Items that have it in a phrasing, and in the body, ascending. */
  owners: number[];
  bodies: number[];
}

/** @param synonyms groups of words that mean the same, such as `price, cost, fee`. */
export function createMatcher<T extends Matchable>(items: readonly T[], synonyms: readonly string[] = []): Matcher<T> {
  const phrasings = items.map((item) => item.phrasings.map(plainWords));
  const bodies = items.map(({ body }) => plainWords(body));
  const groups = synonyms.map(plainWords);
  const vocabulary = createVocabulary([...phrasings.flat(), ...bodies, ...groups, [...FUNCTION_WORDS]]);
  const stemOf = remember(vocabulary.stemOf);
  const saysLittle = new Set([...FUNCTION_WORDS].map(stemOf));
  const groupsOf = new Map<number, number[]>();
  for (const [group, words] of groups.entries()) {
    for (const stem of new Set(words.map(stemOf))) {
      if (stem === undefined || saysLittle.has(stem)) continue;
      groupsOf.set(stem, [...(groupsOf.get(stem) ?? []), vocabulary.stems + group]);
    }
  }
  const terms = vocabulary.stems + groups.length;
  const pairOf = (first: number, second: number) => terms * (first + 1) + second;

  const index = new Map<number, Postings>();
  const addPosting = (term: number, place: keyof Postings, position: number) => {
    const postings = index.get(term) ?? { rows: [], owners: [], bodies: [] };
    if (postings.rows.length + postings.owners.length + postings.bodies.length === 0) index.set(term, postings);
    if (postings[place].at(-1) !== position) postings[place].push(position);
  };
  const withGroups = (stems: readonly number[]) => [
    ...new Set([...stems, ...stems.flatMap((stem) => groupsOf.get(stem) ?? [])]),
  ];
  const stemsOf = (words: readonly string[]) => words.flatMap((word) => stemOf(word) ?? []);

  /** First phrasing of each item, which is its title, and one past the last phrasing of all. */
  const starts = [0];
  const rowTerms: number[][] = [];
  for (const [owner, texts] of phrasings.entries()) {
    for (const words of texts) {
      const stems = stemsOf(words);
      const own = withGroups(stems);
      const row = rowTerms.push(own) - 1;
      for (const term of own) {
        addPosting(term, 'rows', row);
        addPosting(term, 'owners', owner);
      }
      for (const [position, stem] of stems.slice(1).entries()) {
        addPosting(pairOf(stems[position] ?? 0, stem), 'owners', owner);
      }
    }
    starts.push(rowTerms.length);
    for (const term of withGroups(stemsOf(bodies[owner] ?? []))) addPosting(term, 'bodies', owner);
  }

  /** The rarer among the items, the higher. */
  const all = Math.max(items.length, LEAST_ITEMS);
  function weigh(term: number): number {
    const count = index.get(term)?.owners.length ?? 0;
    const rarity = Math.max(LEAST, Math.log((all + 1) / (count + 0.5)) / Math.log(all + 2));
    if (saysLittle.has(term)) return Math.min(LITTLE, rarity);
    return term >= vocabulary.stems && term < terms ? rarity * SYNONYM : rarity;
  }
  const weights = Float64Array.from({ length: terms }, (_, term) => weigh(term));
  /** Sum of the weights of the words of each phrasing. */
  const totals = Float64Array.from(rowTerms, (own) => own.reduce((sum, term) => sum + (weights[term] ?? 0), 0));

  /** The stem of a word, or of the word that a misspelled one probably is. */
  const recognize = remember((word: string): { term: number; isExact: boolean } | undefined => {
    const exact = stemOf(word);
    if (exact !== undefined && index.has(exact)) return { term: exact, isExact: true };
    if (word.length < 4 || word.length > 30 || /\d/.test(word)) return undefined;
    const [best] = vocabulary
      .similar(word)
      .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
      .filter(({ errors }) => errors <= (word.length < 7 ? 1 : 2))
      .sort((a, b) => a.errors - b.errors);
    const term = best && stemOf(best.candidate);
    return term === undefined || !index.has(term) ? undefined : { term, isExact: false };
  });

  /** What a question has in common with each phrasing, and with each item in each part. */
  const shared = new Float64Array(rowTerms.length);
  const telling = new Float64Array(items.length);
  const parts = Object.fromEntries(PART_NAMES.map((name) => [name, new Float64Array(items.length)])) as Record<
    keyof Parts,
    Float64Array
  >;
  const add = (values: Float64Array, positions: readonly number[], value: number) => {
    for (const position of positions) values[position] = (values[position] ?? 0) + value;
  };

  /** Adds words to what they share with the phrasings and items. @returns their weight, and that of the telling ones. */
  function addWords(words: readonly string[], share: number): { total: number; tellingTotal: number } {
    let total = 0;
    let tellingTotal = 0;
    const found = new Map<number, number>();
    for (const word of new Set(words)) {
      const known = recognize(word);
      if (!known) {
        const weight = share * (/^\d+$/.test(word) ? LEAST : UNKNOWN);
        total += weight;
        tellingTotal += weight;
        continue;
      }
      const value = share * (known.isExact ? 1 : CORRECTED);
      for (const term of [known.term, ...(groupsOf.get(known.term) ?? [])]) {
        if (index.has(term)) found.set(term, Math.max(value, found.get(term) ?? 0));
      }
    }
    for (const [term, factor] of found) {
      const weight = weights[term] ?? 0;
      const { rows, owners, bodies: bodiesWith } = index.get(term) ?? { rows: [], owners: [], bodies: [] };
      total += weight * share;
      add(shared, rows, weight * factor);
      add(parts.phrasings, owners, weight * factor);
      add(parts.body, bodiesWith, weight * factor);
      if (saysLittle.has(term)) continue;
      tellingTotal += weight * share;
      add(telling, owners, weight * factor);
    }
    return { total, tellingTotal };
  }

  function addPairs(words: readonly string[]): void {
    const stems = words.map((word) => recognize(word)?.term);
    for (const [position, second] of stems.slice(1).entries()) {
      const first = stems[position];
      if (first === undefined || second === undefined) continue;
      const pair = pairOf(first, second);
      add(parts.pairs, index.get(pair)?.owners ?? [], weigh(pair) / words.length);
    }
  }

  /** The mean similarity of the three nearest phrasings of each item, and what its title has. */
  function addSimilarity(total: number): void {
    for (let owner = 0; owner < items.length; owner += 1) {
      const from = starts[owner] ?? 0;
      const to = starts[owner + 1] ?? 0;
      let [first, second, third] = [0, 0, 0];
      for (let row = from; row < to; row += 1) {
        const value = shared[row] ?? 0;
        if (value === 0) continue;
        const similarity = (2 * value) / (total + (totals[row] ?? 0));
        if (similarity > first) [first, second, third] = [similarity, first, second];
        else if (similarity > second) [second, third] = [similarity, second];
        else if (similarity > third) third = similarity;
      }
      parts.similar[owner] = (first + second + third) / Math.max(1, Math.min(3, to - from));
      parts.title[owner] = from < to ? (shared[from] ?? 0) / total : 0;
    }
  }

  return {
    find({ text, context = '' }, prior = () => 1) {
      const words = plainWords(text);
      const asked = addWords(words, 1);
      // What only the context leads to is not asked for.
      const isAsked = items.map((_, owner) => (parts.phrasings[owner] ?? 0) + (parts.body[owner] ?? 0) > 0);
      const around = addWords(
        plainWords(context).filter((word) => !words.includes(word)),
        CONTEXT,
      );
      const total = asked.total + around.total;
      const tellingTotal = asked.tellingTotal + around.tellingTotal;
      addPairs(words);
      addSimilarity(total);
      const partOf = (name: keyof Parts, owner: number) =>
        (parts[name][owner] ?? 0) / (name === 'phrasings' || name === 'body' ? total : 1);
      const scoreOf = (owner: number) => PART_NAMES.reduce((sum, name) => sum + WEIGHTS[name] * partOf(name, owner), 0);
      const matches = items
        .flatMap((item, owner) => (isAsked[owner] ? { item, owner, score: prior(item) * scoreOf(owner) } : []))
        .sort((a, b) => b.score - a.score)
        .slice(0, MATCHES)
        .map(({ item, owner, score }): Match<T> => {
          const own = Object.fromEntries(PART_NAMES.map((name) => [name, partOf(name, owner)])) as Parts;
          const covered = tellingTotal > 0 ? (telling[owner] ?? 0) / tellingTotal : own.phrasings;
          return { item, score, covered, weight: total, parts: own };
        });
      for (const values of [shared, telling, ...Object.values(parts)]) values.fill(0);
      return matches;
    },

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

/** The words of a text as they are indexed and searched. */
function plainWords(text: string): string[] {
  return wordsOf(withoutUmlauts(spellOut(text)));
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
