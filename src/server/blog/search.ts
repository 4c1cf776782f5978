/** Further words of a search are ignored. */
const MAX_WORDS = 8;

/**
 * FTS5 queries for typed text, to be tried in order: first every word must occur, then the last word may be a prefix.
 * Only letters and digits are used, so no typed character has a meaning in FTS5's syntax.
 *
 * @returns an empty list when the text contains no word.
 */
export function toSearchQueries(typed: string): string[] {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS);
  if (!words) return [];
  const query = words.map((word) => `"${word}"`).join(' ');
  return [query, `${query}*`];
}
