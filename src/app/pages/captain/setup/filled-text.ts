import { fill, type PlaceholderValues, placeholdersIn } from '#shared/placeholders.ts';

/** Between sentences, and before the brand in a title. */
const BETWEEN = /(?<=[.!?]\]?)\s|(?=\s\|\s)/;

/**
 * The text to store for one that was shown with its facts filled in, as owners are to meet no braces: sentences that were not changed keep
 * their placeholders.
 *
 * @param stored the texts, with placeholders, that were shown.
 */
export function withPlaceholders(typed: string, stored: readonly string[], values: PlaceholderValues): string {
  const parts = stored.flatMap((text) => text.split(BETWEEN)).filter((part) => placeholdersIn(part).length > 0);
  return parts.reduce((text, part) => {
    const filled = fill(part, values);
    return filled === '' ? text : text.replace(filled, () => part);
  }, typed);
}
