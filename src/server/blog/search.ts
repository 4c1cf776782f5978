/** Words of a search that count; nobody types more to find an article. */
const MAX_WORDS = 8;

/**
 * Full-text queries for what a visitor typed, to be tried in this order: every word must occur; if nothing is found, the
 * last one may be unfinished. All signs that mean something to the search engine are gone.
 *
 * @returns none when nothing to look for was typed.
 */
export function toMatches(typed: string): string[] {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS);
  if (!words) return [];
  const query = words.map((word) => `"${word}"`).join(' ');
  return [query, `${query}*`];
}
