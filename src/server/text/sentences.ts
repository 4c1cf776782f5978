/** Characters of a passage. */
export const PASSAGE_MAX = 420;
/** A text of fewer words is a heading or an item of a list. */
const SENTENCE_WORDS = 5;
const SENTENCE = /^["“(]?[\p{Lu}\p{N}$€£].*[.!?]["”)]?$/su;

/** True for a whole sentence, not for a heading or an item of a list. */
export function isSentence(text: string): boolean {
  return !text.endsWith('?') && SENTENCE.test(text) && text.split(' ').length >= SENTENCE_WORDS;
}

/** The first sentences of a text, up to `max` characters; empty when the first one is longer. */
export function firstSentences(text: string, max: number): string {
  let result = '';
  for (const sentence of text.split(/(?<=[.!?]["”)]?)\s/)) {
    const next = result ? `${result} ${sentence}` : sentence;
    if (next.length > max) break;
    result = next;
  }
  return result;
}

/** Markup of markdown. The lengths are bounded so that each pattern takes linear time. */
const MARKUP: readonly [RegExp, string][] = [
  [/```[^`]{0,5000}```/g, ' '],
  [/<[^<>]{1,1000}>/g, ' '],
  [/!\[[^[\]]{0,500}\]\([^()]{0,2000}\)/g, ' '],
  [/\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1'],
  [/^#{1,6} .{0,500}$/gm, ''],
  [/^[ \t]{0,20}(?:[-*+>]|\d{1,3}\.)[ \t]/gm, ''],
  [/[*_`~|]/g, ''],
];

/** The paragraph of an article that has the most of the words, as whole sentences. */
export function passageOfArticle(markdown: string, words: readonly string[]): string {
  const text = MARKUP.reduce((rest, [pattern, by]) => rest.replace(pattern, by), markdown);
  const starts = words.map((word) => word.slice(0, Math.max(4, word.length - 2)));
  const count = (paragraph: string) => starts.filter((start) => paragraph.toLowerCase().includes(start)).length;
  const [best] = text
    .split(/\n\s{0,20}\n/)
    .map((paragraph) => firstSentences(paragraph.replace(/\s+/g, ' ').trim(), PASSAGE_MAX))
    .filter(isSentence)
    .map((paragraph) => ({ paragraph, found: count(paragraph) }))
    .sort((a, b) => b.found - a.found);
  return best?.paragraph ?? '';
}
