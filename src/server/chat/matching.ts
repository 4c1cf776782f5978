import { createSpellingIndex, createWordIndex, trigramsOf, wordsOf } from '#server/db/text-index.ts';
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
 * What a score is made of, with the weights that `npm run bench -- chat-weights` has found.
 * Each part is the share of the question, by the weight of its words, that an item has in one place.
 */
export const WEIGHTS = { similar: 0.28, phrasings: 0.2, pairs: 0.35, spelling: 0.06, body: 0.06, title: 0.05 };
type Parts = Record<keyof typeof WEIGHTS, number>;
const PART_NAMES = Object.keys(WEIGHTS) as (keyof Parts)[];

/** Weights of a word of the context, of a corrected word and of a synonym, as shares of a word of the question. */
const CONTEXT = 0.45;
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
/** Words, pairs and trigrams remembered with their texts. */
const KEPT = 20_000;
interface Postings {
  rows: Int32Array;
  weight: number;
}

/** @param synonyms groups of words that mean the same, such as `price, cost, fee`. */
export function createMatcher<T extends Matchable>(items: readonly T[], synonyms: readonly string[] = []): Matcher<T> {
  const synonymIndex = createWordIndex(synonyms.map(plainText));
  const groupsOf = remember((word: string) =>
    FUNCTION_WORDS.has(word) ? [] : synonymIndex.find(word).map((group) => `group${group}`),
  );
  const texts: string[] = [];
  /** Item of each text; a text is a phrasing, of which the first is the title, or the body. */
  const count = items.reduce((sum, { phrasings }) => sum + phrasings.length + 1, 0);
  const owners = new Int32Array(count);
  const isTitle = new Uint8Array(count);
  const isBody = new Uint8Array(count);
  for (const [item, { phrasings, body }] of items.entries()) {
    for (const [number, text] of [...phrasings, body].entries()) {
      const words = wordsOf(plainText(text));
      const row = texts.push([...words, ...new Set(words.flatMap(groupsOf))].join(' ')) - 1;
      owners[row] = item;
      isTitle[row] = Number(number === 0);
      isBody[row] = Number(number === phrasings.length);
    }
  }
  const index = createWordIndex(texts);
  const vocabulary = [...new Set(texts.flatMap((text) => text.split(' ')))];
  const spellings = createSpellingIndex(vocabulary);
  const spelledItems = createSpellingIndex(
    items.map(({ phrasings }) => {
      const words = new Set(phrasings.flatMap((text) => wordsOf(plainText(text))));
      return [...words].filter((word) => !FUNCTION_WORDS.has(word)).join(' ');
    }),
  );

  /** The rarer among `all` items, the higher. */
  const rarity = (count: number, all = Math.max(items.length, LEAST_ITEMS)) =>
    Math.max(LEAST, Math.log((all + 1) / (count + 0.5)) / Math.log(all + 2));

  function weigh(rows: readonly number[], word: string): number {
    let count = 0;
    let last = -1;
    for (const row of rows) {
      if (isBody[row]) continue;
      if (owners[row] !== last) count += 1;
      last = owners[row] ?? -1;
    }
    const weight = rarity(count) * (word.startsWith('group') ? SYNONYM : 1);
    return FUNCTION_WORDS.has(word) ? Math.min(LITTLE, weight) : weight;
  }

  /** The texts with a word, or with two words beside each other. */
  const postingsOf = remember((words: string): Postings | undefined => {
    const rows = index.find(words);
    return rows.length > 0 ? { rows: Int32Array.from(rows), weight: weigh(rows, words) } : undefined;
  });
  const trigramPostings = remember((trigram: string): Postings => {
    const rows = spelledItems.find(trigram);
    return { rows: Int32Array.from(rows), weight: rows.length > 0 ? rarity(rows.length) : 0 };
  });
  /** The word of the items that a misspelled one probably is. */
  const correct = remember((word: string): string | undefined => {
    if (word.length < 4 || word.length > 30 || /\d/.test(word)) return undefined;
    const max = word.length < 7 ? 1 : 2;
    const near = spellings.similar(word).map((position) => vocabulary[position] ?? '');
    const [best] = near
      .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
      .filter(({ errors }) => errors <= max)
      .sort((a, b) => a.errors - b.errors);
    return best?.candidate;
  });

  /** Sum of the weights of the words of each text. */
  const totals = new Float64Array(texts.length);
  const functionStems = new Set([...createWordIndex([...FUNCTION_WORDS]).stems()].map(({ stem }) => stem));
  for (const { stem, texts: rows } of index.stems()) {
    const weight = weigh(rows, functionStems.has(stem) ? 'the' : stem);
    for (const row of rows) totals[row] = (totals[row] ?? 0) + weight;
  }
  /** What a question has in common with each text, and with each item in each part. */
  const shared = new Float64Array(texts.length);
  const telling = new Float64Array(items.length);
  const parts = Object.fromEntries(PART_NAMES.map((name) => [name, new Float64Array(items.length)])) as Record<
    keyof Parts,
    Float64Array
  >;
  const add = (values: Float64Array, position: number, value: number) => {
    values[position] = (values[position] ?? 0) + value;
  };

  /** Adds the weight of one word to the texts and items that have it. @returns what it adds to the question's total. */
  function addWord(word: string, share: number): number {
    const exact = postingsOf(word);
    const corrected = exact ? undefined : correct(word);
    const postings = exact ?? (corrected === undefined ? undefined : postingsOf(corrected));
    if (!postings) return share * (/^\d+$/.test(word) ? LEAST : UNKNOWN);
    const value = postings.weight * share * (exact ? 1 : CORRECTED);
    let last = -1;
    for (const row of postings.rows) {
      const owner = owners[row] ?? 0;
      if (isBody[row]) add(parts.body, owner, value);
      else {
        add(shared, row, value);
        if (isTitle[row]) add(parts.title, owner, value);
        if (owner !== last) {
          add(parts.phrasings, owner, value);
          if (!FUNCTION_WORDS.has(word)) add(telling, owner, value);
        }
        last = owner;
      }
    }
    return postings.weight * share;
  }

  function addPairs(words: readonly string[]): void {
    for (const [position, word] of words.slice(1).entries()) {
      const postings = postingsOf(`${words[position]} ${word}`);
      let last = -1;
      for (const row of postings?.rows ?? []) {
        const owner = owners[row] ?? 0;
        if (!isBody[row] && owner !== last) add(parts.pairs, owner, (postings?.weight ?? 0) / words.length);
        last = owner;
      }
    }
  }

  function addSpelling(words: readonly string[]): void {
    const found = words
      .filter((word) => !FUNCTION_WORDS.has(word))
      .flatMap(trigramsOf)
      .map(trigramPostings);
    const total = found.reduce((sum, { weight }) => sum + weight, 0);
    for (const { rows, weight } of found) {
      for (const owner of rows) add(parts.spelling, owner, weight / total);
    }
  }

  /** The mean similarity of the three nearest phrasings of each item. */
  function addSimilarity(total: number): void {
    let [first, second, third] = [0, 0, 0];
    for (let row = 0; row < texts.length; row += 1) {
      const value = shared[row] ?? 0;
      if (value > 0) {
        const similarity = (2 * value) / (total + (totals[row] ?? 0));
        if (similarity > first) [first, second, third] = [similarity, first, second];
        else if (similarity > second) [second, third] = [similarity, second];
        else if (similarity > third) third = similarity;
      }
      // The body is the last text of an item.
      if (!isBody[row] || first === 0) continue;
      const owner = owners[row] ?? 0;
      parts.similar[owner] = (first + second + third) / Math.min(3, items[owner]?.phrasings.length ?? 1);
      [first, second, third] = [0, 0, 0];
    }
  }

  return {
    find({ text, context = '' }, prior = () => 1) {
      const words = wordsOf(plainText(text));
      const known = new Set(words);
      const around = new Set(wordsOf(plainText(context)).filter((word) => !known.has(word)));
      let total = 0;
      let tellingTotal = 0;
      const addAll = (some: ReadonlySet<string>, share: number) => {
        const groups = new Set([...some].flatMap(groupsOf).filter(postingsOf));
        for (const word of [...some, ...groups]) {
          const weight = addWord(word, share);
          total += weight;
          if (!FUNCTION_WORDS.has(word)) tellingTotal += weight;
        }
      };
      addAll(known, 1);
      // What only the context leads to is not asked for.
      const asked = items.map((_, owner) => (parts.phrasings[owner] ?? 0) + (parts.body[owner] ?? 0) > 0);
      addAll(around, CONTEXT);
      addPairs(words);
      addSpelling([...known]);
      addSimilarity(total);
      for (const name of ['phrasings', 'body', 'title'] as const) {
        parts[name].forEach((value, owner) => {
          parts[name][owner] = value / total;
        });
      }
      const scores = items.map((item, owner) =>
        asked[owner]
          ? prior(item) * PART_NAMES.reduce((sum, name) => sum + WEIGHTS[name] * (parts[name][owner] ?? 0), 0)
          : 0,
      );
      const best = [...scores.keys()]
        .filter((owner) => asked[owner])
        .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      const matches = best.slice(0, MATCHES).flatMap((owner): Match<T>[] => {
        const item = items[owner];
        const own = Object.fromEntries(PART_NAMES.map((name) => [name, parts[name][owner] ?? 0])) as Parts;
        const covered = tellingTotal > 0 ? (telling[owner] ?? 0) / tellingTotal : own.phrasings;
        return item ? [{ item, score: scores[owner] ?? 0, covered, weight: total, parts: own }] : [];
      });
      shared.fill(0);
      telling.fill(0);
      for (const name of PART_NAMES) parts[name].fill(0);
      return matches;
    },

    rareWords(text) {
      const weights = new Map(
        wordsOf(spellOut(text)).map((word) => [
          word,
          postingsOf(withoutUmlauts(word))?.weight ?? (word.length > 2 ? 1 : 0),
        ]),
      );
      return [...weights]
        .filter(([, weight]) => weight >= RARE)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word);
    },

    close() {
      for (const one of [synonymIndex, index, spellings, spelledItems]) one.close();
    },
  };
}

/** A text as it is indexed and searched. */
function plainText(text: string): string {
  return withoutUmlauts(spellOut(text));
}

/** Calls a function once for each text. */
function remember<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, { result: T }>();
  return (text) => {
    const known = results.get(text) ?? { result: work(text) };
    if (results.size >= KEPT) results.clear();
    results.set(text, known);
    return known.result;
  };
}
