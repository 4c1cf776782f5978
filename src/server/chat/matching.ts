import { createTextIndex, wordsOf } from '#server/db/text-index.ts';
import { distance, spellOut, withoutUmlauts } from './words.ts';

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
  /** Share of the question's words that the phrasings of the item have, by weight. */
  covered: number;
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
 * Weights of the parts of a score; they add up to 1. Measured by leaving out one phrasing after the other: how often a
 * word is in the phrasings of an item says as much as the most similar phrasing.
 */
const BEST_PHRASING = 0.36;
const ALL_PHRASINGS = 0.1;
const FREQUENT = 0.5;
const BODY = 0.04;
/** Weight of a word of the context, and of a corrected word, as shares of a word of the question. */
const CONTEXT = 0.45;
const CORRECTED = 0.85;
/** Weight of a word that no item has, as a share of the weight of a word that one item has. */
const UNKNOWN = 0.7;
/** Least weight of a word: one that every item has. */
const LEAST = 0.12;
/** Greatest weight of a word that says little, however few items have it. */
const LITTLE = 0.3;
const FUNCTION_WORDS = new Set(
  'a about am an and any are as at be but by can could did do does for from had has have he her his how i if in into is it its just may me my no not of on one or our she should so some such than that the their them then there these they this to us very was we were what when where which who why will with would you your aber als am an auch auf bei bin bis brauche brauchen da das dem den denn der des die dies diese doch du ein eine einem einen einer eigentlich es etwas euch für gibt habe hat haben hier ich ihnen ihr ihre ihrer im in ist jetzt kann können mal man mein meine meinen meiner meinem mich mir mit mögen möchte muss nicht noch nur ob oder schon sein sich sie sind so soll sollte über um und uns unser unsere unserem vom von vor wann war warum was weil welche welchen welcher welches wenn wer werden wie wieso wir wird wo würde zu zum zur'
    .split(' ')
    .map(withoutUmlauts),
);
const MATCHES = 8;
/** Among fewer items the weights of words would say nothing. */
const LEAST_ITEMS = 50;
/** From this weight on a word says what a question is about. */
const RARE = 0.3;
/** Words remembered with their texts. */
const WORDS_KEPT = 5_000;

interface Postings {
  rows: Int32Array;
  weight: number;
}

/** Stems of the function words. */
const FUNCTION_STEMS = new Set([...createTextIndex([...FUNCTION_WORDS]).stems()].map(({ stem }) => stem));

export function createMatcher<T extends Matchable>(items: readonly T[]): Matcher<T> {
  const texts: string[] = [];
  /** Item of each text. */
  const owners: number[] = [];
  const isBody: boolean[] = [];
  for (const [item, { phrasings, body }] of items.entries()) {
    for (const phrasing of phrasings) owners[texts.push(plainText(phrasing)) - 1] = item;
    owners[texts.push(plainText(body)) - 1] = item;
    isBody[texts.length - 1] = true;
  }
  const index = createTextIndex(texts);
  /** Sum of the weights of the words of each text. */
  const totals = new Float64Array(texts.length);
  for (const { stem, texts: rows } of index.stems()) {
    const weight = weigh(rows, FUNCTION_STEMS.has(stem));
    for (const row of rows) totals[row] = (totals[row] ?? 0) + weight;
  }
  const known = new Map<string, Postings | undefined>();
  /** What a question has in common with each text, and with each item in four ways. */
  const shared = new Float64Array(texts.length);
  const best = new Float64Array(items.length);
  const whole = new Float64Array(items.length);
  const frequent = new Float64Array(items.length);
  const body = new Float64Array(items.length);

  /** The rarer among the items, the higher. */
  function weigh(rows: readonly number[], saysLittle: boolean): number {
    let count = 0;
    let last = -1;
    for (const row of rows) {
      const owner = owners[row] ?? 0;
      if (isBody[row]) continue;
      if (owner !== last) count += 1;
      last = owner;
    }
    const all = Math.max(items.length, LEAST_ITEMS);
    const weight = Math.max(LEAST, Math.log((all + 1) / (count + 0.5)) / Math.log(all + 2));
    return saysLittle ? Math.min(LITTLE, weight) : weight;
  }

  function postingsOf(word: string): Postings | undefined {
    if (known.has(word)) return known.get(word);
    const rows = index.find(word);
    const found =
      rows.length > 0 ? { rows: Int32Array.from(rows), weight: weigh(rows, FUNCTION_WORDS.has(word)) } : undefined;
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
  function add(word: string, share: number): number {
    let factor = share;
    let postings = postingsOf(word);
    if (!postings) {
      const corrected = correct(word);
      postings = corrected === undefined ? undefined : postingsOf(corrected);
      factor *= CORRECTED;
    }
    if (!postings) return share * (/^\d+$/.test(word) ? LEAST : UNKNOWN);
    const value = postings.weight * factor;
    let current = -1;
    let count = 0;
    const finish = () => {
      if (count === 0) return;
      whole[current] = (whole[current] ?? 0) + value;
      frequent[current] = (frequent[current] ?? 0) + (value * count) / (count + 1);
    };
    for (const row of postings.rows) {
      const owner = owners[row] ?? 0;
      if (owner !== current) {
        finish();
        [current, count] = [owner, 0];
      }
      if (isBody[row]) body[owner] = (body[owner] ?? 0) + value;
      else {
        shared[row] = (shared[row] ?? 0) + value;
        count += 1;
      }
    }
    finish();
    return postings.weight * share;
  }

  return {
    find({ text, context = '' }, prior = () => 1) {
      const words = new Set(wordsOf(plainText(text)));
      const around = new Set(wordsOf(plainText(context)).filter((word) => !words.has(word)));
      let total = 0;
      for (const word of words) total += add(word, 1);
      // What only the context leads to is not asked for.
      const asked = items.map((_, owner) => (whole[owner] ?? 0) > 0 || (body[owner] ?? 0) > 0);
      for (const word of around) total += add(word, CONTEXT);
      // Without an iterator, which would make an array for each of thousands of texts.
      for (let row = 0; row < shared.length; row += 1) {
        const value = shared[row] ?? 0;
        if (value === 0) continue;
        const owner = owners[row] ?? 0;
        const similarity = (2 * value) / (total + (totals[row] ?? 0));
        if (similarity > (best[owner] ?? 0)) best[owner] = similarity;
      }
      const matches: Match<T>[] = [];
      for (const [owner, item] of items.entries()) {
        if (!asked[owner]) continue;
        const covered = (whole[owner] ?? 0) / total;
        const explained = Math.max(whole[owner] ?? 0, body[owner] ?? 0) / total;
        const typical = (frequent[owner] ?? 0) / total;
        const score =
          BEST_PHRASING * (best[owner] ?? 0) + ALL_PHRASINGS * covered + FREQUENT * typical + BODY * explained;
        matches.push({ item, score: score * prior(item), covered });
      }
      best.fill(0);
      shared.fill(0);
      whole.fill(0);
      frequent.fill(0);
      body.fill(0);
      return matches.sort((a, b) => b.score - a.score).slice(0, MATCHES);
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

    close: () => index.close(),
  };
}

/** A text as it is indexed and searched. */
function plainText(text: string): string {
  return withoutUmlauts(spellOut(text));
}
