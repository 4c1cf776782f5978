import { createTextIndex, wordsOf } from '#server/db/text-index.ts';
import { distance, spellOut } from './words.ts';

/** Something that questions lead to. */
export interface Matchable {
  /** How it is asked; the first one also stands for it in a conversation. */
  phrasings: readonly string[];
  /** Further text, which counts little. */
  body: string;
}

export interface Match<T> {
  item: T;
  /** 0 to 1; with a prior it may be a little more. */
  score: number;
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

/** Weights of the parts of a score; they add up to 1. */
const BEST_PHRASING = 0.72;
const ALL_PHRASINGS = 0.2;
const BODY = 0.08;
/** Weight of a word of the context, and of a corrected word, as shares of a word of the question. */
const CONTEXT = 0.45;
const CORRECTED = 0.85;
/** Weight of a word that no item has, as a share of the weight of a word that one item has. */
const UNKNOWN = 0.55;
/** Least weight of a word: one that every item has. */
const LEAST = 0.12;
const MATCHES = 8;
/** From this weight on a word says what a question is about. */
const RARE = 0.3;
/** Words remembered with their texts. */
const WORDS_KEPT = 5_000;

interface Postings {
  rows: Int32Array;
  weight: number;
}

export function createMatcher<T extends Matchable>(items: readonly T[]): Matcher<T> {
  const texts: string[] = [];
  /** Item of each text. */
  const owners: number[] = [];
  const bodies = new Set<number>();
  for (const [item, { phrasings, body }] of items.entries()) {
    for (const phrasing of phrasings) owners[texts.push(spellOut(phrasing)) - 1] = item;
    bodies.add(texts.push(spellOut(body)) - 1);
    owners[texts.length - 1] = item;
  }
  const index = createTextIndex(texts);
  /** Sum of the weights of the words of each text. */
  const totals = new Float64Array(texts.length);
  for (const { texts: rows } of index.stems()) {
    const weight = weigh(rows);
    for (const row of rows) totals[row] = (totals[row] ?? 0) + weight;
  }
  const known = new Map<string, Postings | undefined>();
  const [shared, whole, body] = [
    new Float64Array(texts.length),
    new Float64Array(items.length),
    new Float64Array(items.length),
  ];

  /** The rarer among the items, the higher. */
  function weigh(rows: readonly number[]): number {
    let count = 0;
    let last = -1;
    for (const row of rows) {
      const owner = owners[row] ?? 0;
      if (owner !== last && !bodies.has(row)) count += 1;
      if (!bodies.has(row)) last = owner;
    }
    return Math.max(LEAST, Math.log((items.length + 1) / (count + 0.5)) / Math.log(items.length + 2));
  }

  function postingsOf(word: string): Postings | undefined {
    if (known.has(word)) return known.get(word);
    const rows = index.find(word);
    const found = rows.length > 0 ? { rows: Int32Array.from(rows), weight: weigh(rows) } : undefined;
    if (known.size >= WORDS_KEPT) known.clear();
    known.set(word, found);
    return found;
  }

  const corrections = new Map<string, string | undefined>();

  /** The word of the items that a misspelled one probably is. */
  function correct(word: string): string | undefined {
    if (word.length < 4 || word.length > 30 || /\d/.test(word)) return undefined;
    if (corrections.has(word)) return corrections.get(word);
    const max = word.length < 7 ? 1 : 2;
    let best: { word: string; errors: number } | undefined;
    for (const candidate of index.similar(word)) {
      const errors = distance(word, candidate);
      if (errors <= max && (!best || errors < best.errors)) best = { word: candidate, errors };
    }
    if (corrections.size >= WORDS_KEPT) corrections.clear();
    corrections.set(word, best?.word);
    return best?.word;
  }

  /** Adds the weight of one word to the texts and items that have it. @returns what it adds to the question's total. */
  function add(word: string, share: number, touched: Set<number>): number {
    let factor = share;
    let postings = postingsOf(word);
    if (!postings) {
      const corrected = correct(word);
      postings = corrected === undefined ? undefined : postingsOf(corrected);
      factor *= CORRECTED;
    }
    if (!postings) return share * (/^\d+$/.test(word) ? LEAST : UNKNOWN);
    const value = postings.weight * factor;
    let lastWhole = -1;
    for (const row of postings.rows) {
      const owner = owners[row] ?? 0;
      touched.add(owner);
      if (bodies.has(row)) {
        body[owner] = (body[owner] ?? 0) + value;
        continue;
      }
      shared[row] = (shared[row] ?? 0) + value;
      if (owner !== lastWhole) whole[owner] = (whole[owner] ?? 0) + value;
      lastWhole = owner;
    }
    return postings.weight * share;
  }

  return {
    find({ text, context = '' }, prior = () => 1) {
      const words = new Set(wordsOf(spellOut(text)));
      const around = new Set(wordsOf(spellOut(context)).filter((word) => !words.has(word)));
      const touched = new Set<number>();
      let total = 0;
      for (const word of words) total += add(word, 1, touched);
      const asked = new Set(touched);
      for (const word of around) total += add(word, CONTEXT, touched);
      const best = new Map<number, number>();
      for (let row = 0; row < shared.length; row += 1) {
        const value = shared[row] ?? 0;
        if (value === 0) continue;
        const owner = owners[row] ?? 0;
        const similarity = value / Math.sqrt(total * (totals[row] || 1));
        if (similarity > (best.get(owner) ?? 0)) best.set(owner, similarity);
      }
      const matches: Match<T>[] = [];
      for (const owner of asked) {
        const item = items[owner];
        if (!item) continue;
        const similarity = Math.min(1, best.get(owner) ?? 0);
        const covered = Math.min(1, (whole[owner] ?? 0) / total);
        const explained = Math.min(1, Math.max(whole[owner] ?? 0, body[owner] ?? 0) / total);
        const score = BEST_PHRASING * similarity + ALL_PHRASINGS * covered + BODY * explained;
        matches.push({ item, score: score * prior(item) });
      }
      shared.fill(0);
      whole.fill(0);
      body.fill(0);
      return matches.sort((a, b) => b.score - a.score).slice(0, MATCHES);
    },

    rareWords(text) {
      const weights = new Map(
        wordsOf(spellOut(text)).map((word) => [word, postingsOf(word)?.weight ?? (word.length > 2 ? 1 : 0)]),
      );
      return [...weights]
        .filter(([, weight]) => weight >= RARE)
        .sort(([, a], [, b]) => b - a)
        .map(([word]) => word);
    },

    close: () => index.close(),
  };
}
