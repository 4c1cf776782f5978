import { type PageTexts, pageTexts } from '#server/content/editing.ts';
import type { AppContext, Passage } from '#server/context.ts';
import { createMatcher, type Matcher } from '#server/text/text.ts';
import { placeholdersIn } from '#shared/placeholders.ts';

/** Characters of an answer from a page. */
const PASSAGE_MAX = 420;
/** A text of fewer words is a heading or an item of a list. */
const SENTENCE_WORDS = 5;
const SENTENCE = /^["“(]?[\p{Lu}\p{N}$€£].*[.!?]["”)]?$/su;

/** The passages of the pages as they are searched: by their sentences and the headings beside them. */
export function createPassageIndex(ctx: Pick<AppContext, 'content'>): Promise<Matcher<Passage>> {
  return createMatcher(pageTexts(ctx.content).flatMap(passagesOf), ({ phrasings }) => phrasings, { learns: false });
}

/** The passages of a page: the sentences of one group of fields, such as a card or a question with its answer. */
function passagesOf({ path, fields, data }: PageTexts): (Passage & { phrasings: string[] })[] {
  const groups = new Map<string, { sentences: string[]; labels: string[] }>();
  for (const field of path === null ? [] : fields) {
    const text = String(field.value).replace(/\s+/g, ' ').trim();
    if (/^(?:meta|service)\./.test(field.path) || placeholdersIn(text).length > 0) continue;
    // `sections.2.cards.0.title` belongs to `sections.2.cards.0`.
    const name = field.path.replace(/\.?[^.]*$/, '');
    const group = groups.get(name) ?? { sentences: [], labels: [] };
    groups.set(name, group);
    (isSentence(text) ? group.sentences : group.labels).push(text);
  }
  return [...groups].flatMap(([name, { sentences, labels }]) => {
    if (sentences.length === 0) return [];
    return {
      phrasings: [labels.join(' '), ...sentences].filter(Boolean),
      text: wholeSentences(sentences.join(' '), PASSAGE_MAX),
      path: `${path}${fragmentOf(name.split('.'), data)}`,
      article: null,
    };
  });
}

/** The fragment of the section that a group is in. */
function fragmentOf(keys: readonly string[], data: unknown): string {
  let value = data;
  let id: unknown = '';
  for (const key of keys) {
    value = new Map(Object.entries(value ?? {})).get(key);
    id = (value as { id?: unknown } | undefined)?.id ?? id;
  }
  return id && id !== 'hero' ? `#${id}` : '';
}

function isSentence(text: string): boolean {
  return !text.endsWith('?') && SENTENCE.test(text) && text.split(' ').length >= SENTENCE_WORDS;
}

/** The first sentences of a text, up to `max` characters; empty when the first one is longer. */
function wholeSentences(text: string, max: number): string {
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
    .map((paragraph) => wholeSentences(paragraph.replace(/\s+/g, ' ').trim(), PASSAGE_MAX))
    .filter(isSentence)
    .map((paragraph) => ({ paragraph, found: count(paragraph) }))
    .sort((a, b) => b.found - a.found);
  return best?.paragraph ?? '';
}
