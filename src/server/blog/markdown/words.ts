import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

const WORDS_PER_MINUTE = 220;

/** Number of words in the visible text, code included. */
export function countWords(tree: Root): number {
  return textOf(tree).match(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
