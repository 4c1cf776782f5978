import { EVERYDAY_WORDS } from './everyday-words.ts';
import { stem } from './vocabulary.ts';

/** Corrects typing errors in a normalised text; names, addresses and known words stay as they are. */
export type CorrectSpelling = (normalised: string) => string;

/** Adjacent keys are often mistaken. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';
/** Shorter words are not corrected: too many differ by one letter. */
const MIN_LENGTH = 4;
/** From this length on, two errors in one word are corrected. */
const TWO_ERRORS_FROM = 9;
/** Unknown words that are corrected in one text; bounds the time. */
const MAX_CORRECTIONS = 20;

/** @param siteWords every word of the site's pages. */
export function createSpelling(siteWords: Iterable<string>): CorrectSpelling {
  const words = new Set([...EVERYDAY_WORDS, ...siteWords].filter((word) => /^[a-z]{3,}$/.test(word)));
  const stems = new Set([...words].map(stem));
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < MIN_LENGTH) continue;
    const letter = word[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }

  return (normalised) => {
    let corrections = 0;
    return normalised.replace(/(?<![\w@./'-])[a-z]{4,24}(?![\w@/']|[.-]\w)/g, (word) => {
      if (words.has(word) || stems.has(stem(word)) || corrections >= MAX_CORRECTIONS) return word;
      corrections += 1;
      return findNearest(word, byLetter.get(word[0] ?? '') ?? []) ?? word;
    });
  };
}

function findNearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = word.length >= TWO_ERRORS_FROM ? 2.5 : 1.5;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > 2) continue;
    const distance = editDistance(word, candidate, least);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

/** Edit distance with swapped letters and adjacent keys; `limit` or more counts as too different. */
function editDistance(word: string, candidate: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: candidate.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= candidate.length; column++) {
      const typed = word[row - 1] ?? '';
      const meant = candidate[column - 1] ?? '';
      let cost = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      cost = Math.min(cost, (last[column - 1] ?? 0) + wrongLetterCost(typed, meant, word.length));
      if (row > 1 && column > 1 && typed === candidate[column - 2] && word[row - 2] === meant)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 0.9);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    beforeLast = last;
    last = line;
  }
  const distance = last[candidate.length] ?? limit;
  // In short words only swapped or doubled letters are corrected: "cal" may be many words.
  return Math.min(word.length, candidate.length) < 5 && distance > 0.95 && word.length <= candidate.length
    ? limit
    : distance;
}

/** Cost of a wrong letter, higher in short words. */
function wrongLetterCost(typed: string, meant: string, length: number): number {
  if (typed === meant) return 0;
  if (length < 6) return 2;
  return (VOWELS.includes(typed) && VOWELS.includes(meant)) || isAdjacent(typed, meant) ? 1 : 1.4;
}

function isAdjacent(typed: string, meant: string): boolean {
  return ROWS.some((row) => {
    const keys = row.indexOf(typed) - row.indexOf(meant);
    return row.includes(typed) && row.includes(meant) && Math.abs(keys) === 1;
  });
}
