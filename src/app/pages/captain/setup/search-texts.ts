/** The most characters that search results show in full. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;

/** End of a description that does not name the place. */
export const SIGNATURE = '{ownerName}, {area.name}.';

/** The title in search results for a headline: with the brand where there is room for it. @param brand with what stands before it. */
export function searchTitle(headline: string, brand: string): string {
  return headline.length + brand.length <= TITLE_MAX ? headline + brand : cut(headline, TITLE_MAX);
}

/** The description in search results for a text: its sentences that fit beside the ending, else its beginning. */
export function searchDescription(text: string, ending: string): string {
  const room = ending ? DESCRIPTION_MAX - ending.length - 1 : DESCRIPTION_MAX;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const beginnings = sentences.map((_, index) => sentences.slice(0, sentences.length - index).join(' '));
  const fitting = beginnings.find((beginning) => beginning.length <= room) ?? cut(text, room);
  return [fitting, ending].filter(Boolean).join(' ');
}

/** A text of at most `max` characters, cut after a word. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
