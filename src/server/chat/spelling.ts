import { EVERYDAY_WORDS } from './everyday-words.ts';
import { stem } from './vocabulary.ts';

/** Puts right what fingers do to words on a phone, and leaves alone what may be a word of its own. */
export type CorrectSpelling = (normalised: string) => string;

/** Letters that lie side by side on a keyboard: one is often hit for the other. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';
/** Shorter words are too near to each other to be told apart by a letter. */
const SHORTEST = 4;
/** From this length on two slips in one word are forgiven. */
const TWO_SLIPS_FROM = 9;
/** Words of one text that are looked up; in more than that no slip matters. */
const MOST_LOOKED_UP = 20;
/** What was read is remembered for so many unknown words. */
const REMEMBERED = 2_000;

/** @param siteWords every word that the site says, the most frequent first. */
export function createSpelling(siteWords: Iterable<string>): CorrectSpelling {
  const words = new Set([...EVERYDAY_WORDS, ...siteWords].filter((word) => /^[a-z]{3,}$/.test(word)));
  const stems = new Set([...words].map(stem));
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    const letter = word[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
  }
  const remembered = new Map<string, string>();

  function correct(word: string): string {
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const found = nearest(word, byLetter.get(word[0] ?? '') ?? []) ?? word;
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word, found);
    return found;
  }

  return (normalised) => {
    let lookedUp = 0;
    return normalised.replace(/(?<![\w@./'-])[a-z]{4,24}(?![\w@/']|[.-]\w)/g, (word) => {
      if (words.has(word) || stems.has(stem(word)) || lookedUp >= MOST_LOOKED_UP) return word;
      lookedUp += 1;
      return correct(word);
    });
  };
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = word.length >= TWO_SLIPS_FROM ? 2.5 : 1.5;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > 2) continue;
    const slips = slipsBetween(word, candidate, least);
    if (slips < least) {
      least = slips;
      best = candidate;
    }
  }
  return best;
}

/** Letters left out, doubled, swapped or mistaken; `limit` or more means: too many. */
function slipsBetween(word: string, candidate: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: candidate.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= candidate.length; column++) {
      const typed = word[row - 1] ?? '';
      const meant = candidate[column - 1] ?? '';
      let cost = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      cost = Math.min(cost, (last[column - 1] ?? 0) + mistake(typed, meant, word.length));
      if (row > 1 && column > 1 && typed === candidate[column - 2] && word[row - 2] === meant)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 0.9);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    beforeLast = last;
    last = line;
  }
  const slips = last[candidate.length] ?? limit;
  // "cal" may be many words; of short ones only swapped or doubled letters are put right.
  return Math.min(word.length, candidate.length) < 5 && slips > 0.95 && word.length <= candidate.length ? limit : slips;
}

/** What one letter in place of another counts for: in a short word it makes another word too easily. */
function mistake(typed: string, meant: string, length: number): number {
  if (typed === meant) return 0;
  if (length < 6) return 2;
  return (VOWELS.includes(typed) && VOWELS.includes(meant)) || isBeside(typed, meant) ? 1 : 1.4;
}

function isBeside(typed: string, meant: string): boolean {
  return ROWS.some((row) => {
    const distance = row.indexOf(typed) - row.indexOf(meant);
    return row.includes(typed) && row.includes(meant) && Math.abs(distance) === 1;
  });
}
