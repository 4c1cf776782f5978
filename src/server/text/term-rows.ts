import type { Features, Texts } from './learned-weights.ts';
import { wordsOf } from './text-index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { spellOut, withoutFillers, withoutUmlauts } from './words.ts';

/** Called after each phrasing, so that other requests get their turn; awaited where it gives a promise. */
export type Pause = () => Promise<void> | undefined;

/** The phrasings of all items, one after the other. */
export interface Phrasings {
  texts: readonly string[];
  /** The item of each. */
  itemOf: Int32Array;
  /** The first one of each item, and one past the last of all. */
  starts: readonly number[];
}

/** Where the terms are. A term is a stem, a group of synonyms, or two stems beside each other. */
export interface Postings extends Features {
  /** Phrasings that have a term, ascending: those from `rowStarts[term]` to `rowStarts[term + 1]`. */
  rows: Int32Array;
  rowStarts: Int32Array;
}

/** Text in plain letters, as it is compared. */
export function plainText(text: string): string {
  return withoutUmlauts(spellOut(text));
}

/** The phrasings of items, which are known by their positions. */
export function joinPhrasings(items: readonly (readonly string[])[]): Phrasings {
  const starts = [0];
  for (const texts of items) starts.push(starts.at(-1)! + texts.length);
  const itemOf = Int32Array.from(items.flatMap((texts, owner) => texts.map(() => owner)));
  return { texts: items.flat(), itemOf, starts };
}

/**
 * Reads the words of phrasings.
 *
 * @returns `distinct` words, `rows`: those of each phrasing by their positions among them, and `exact`: the item of each whole phrasing.
 */
export async function readWords({ texts, itemOf }: Phrasings, pause: Pause) {
  const exact = new Map<string, number>();
  const positions = new Map<string, number>();
  const words: number[] = [];
  const starts = [0];
  for (const [row, text] of texts.entries()) {
    const plain = plainText(text);
    exact.set(plain, itemOf[row]!);
    const bare = withoutFillers(plain);
    if (!exact.has(bare)) exact.set(bare, itemOf[row]!);
    for (const word of wordsOf(plain)) {
      const position = positions.get(word) ?? positions.size;
      positions.set(word, position);
      words.push(position);
    }
    starts.push(words.length);
    await pause();
  }
  return { distinct: [...positions.keys()], rows: { starts, words }, exact };
}

/**
 * Finds the terms of each phrasing: those of its words, and pairs of stems beside each other, which are numbered after the terms of the
 * vocabulary. A term that is in a phrasing twice is listed once.
 *
 * @param distinct all words, as `readWords` returns them.
 * @param phrasings their words, as positions in `distinct`.
 * @returns `rows`: the phrasings again, their terms in place of their words.
 */
export async function findTerms(distinct: readonly string[], phrasings: Texts, vocabulary: Vocabulary, pause: Pause) {
  const { numberOf, numbersOf, partsOf, withGroups, size } = vocabulary;
  const termsOfWords = distinct.map((word) => withGroups([...numbersOf([word]), ...partsOf(word)]));
  const stemsOfWords = distinct.map(numberOf);
  const pairs = new Map<number, number>();
  const rowTerms: number[] = [];
  const rowStarts = [0];
  /** The last phrasing that has each term, by its number from 1 on. */
  const lastRow: number[] = Array.from({ length: size }, () => 0);
  for (let row = 1; row < phrasings.starts.length; row += 1) {
    const add = (term: number) => {
      if (lastRow[term] !== row) rowTerms.push(term);
      lastRow[term] = row;
    };
    let before: number | undefined;
    for (let at = phrasings.starts[row - 1]!; at < phrasings.starts[row]!; at += 1) {
      const word = phrasings.words[at]!;
      for (const term of termsOfWords[word]!) add(term);
      const stem = stemsOfWords[word];
      if (stem === undefined) continue;
      if (before !== undefined) {
        const key = size * before + stem;
        const pair = pairs.get(key) ?? size + pairs.size;
        pairs.set(key, pair);
        add(pair);
      }
      before = stem;
    }
    rowStarts.push(rowTerms.length);
    await pause();
  }
  return {
    rows: { starts: rowStarts, words: rowTerms },
    /** Number of terms with the pairs. */
    count: size + pairs.size,
    /** The term of two stems beside each other. */
    pairOf: (first: number, second: number) => pairs.get(size * first + second),
  };
}

/** The lists of phrasings and of items that each term is in. @param itemOf the item of each phrasing. */
export function listPostings({ starts, words }: Texts, itemOf: Int32Array, terms: number): Postings {
  const rowStarts = new Int32Array(terms + 1);
  const ownerStarts = new Int32Array(terms + 1);
  const lastOwner = new Int32Array(terms).fill(-1);
  eachPosting((term, _row, owner) => {
    rowStarts[term + 1]! += 1;
    if (lastOwner[term] !== owner) ownerStarts[term + 1]! += 1;
    lastOwner[term] = owner;
  });
  for (let term = 0; term < terms; term += 1) {
    rowStarts[term + 1]! += rowStarts[term]!;
    ownerStarts[term + 1]! += ownerStarts[term]!;
  }
  const rows = new Int32Array(rowStarts[terms]!);
  const owners = new Int32Array(ownerStarts[terms]!);
  const nextRow = rowStarts.slice();
  const nextOwner = ownerStarts.slice();
  lastOwner.fill(-1);
  eachPosting((term, row, owner) => {
    rows[nextRow[term]!++] = row;
    if (lastOwner[term] !== owner) owners[nextOwner[term]!++] = owner;
    lastOwner[term] = owner;
  });
  const weights = new Float32Array(owners.length);
  return { rows, rowStarts, owners, starts: ownerStarts, weights, values: new Float32Array(terms) };

  function eachPosting(visit: (term: number, row: number, owner: number) => void): void {
    for (const [row, owner] of itemOf.entries()) {
      for (let at = starts[row]!; at < starts[row + 1]!; at += 1) visit(words[at]!, row, owner);
    }
  }
}
