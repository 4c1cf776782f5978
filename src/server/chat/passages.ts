import { type PageTexts, pageTexts } from '#server/content/editing/editing.ts';
import type { AppContext, Passage } from '#server/context.ts';
import { createMatcher, firstSentences, isSentence, type Matcher, PASSAGE_MAX } from '#server/text/text.ts';
import { placeholdersIn } from '#shared/placeholders.ts';

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
      text: firstSentences(sentences.join(' '), PASSAGE_MAX),
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
