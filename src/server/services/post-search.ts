/** Words of a search that count; nobody types more to find an article. */
const MAX_WORDS = 8;

/**
 * The full-text query for what a visitor typed: every word must occur, the last one may be unfinished. All signs that mean
 * something to the search engine are gone.
 *
 * @returns undefined when nothing to look for was typed.
 */
export function toMatch(typed: string): string | undefined {
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS);
  if (!words) return undefined;
  return `${words.map((word) => `"${word}"`).join(' ')}*`;
}
