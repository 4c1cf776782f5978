import { draftText } from '#server/content/definitions.ts';
import { listDocumentsWithRows } from '#server/content/editing/listing.ts';
import { PHRASING_PATH } from '#server/content/editing/proposed-texts.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import type { AppContext } from '#server/context.ts';
import type { FoundText } from '#shared/content.schema.ts';
import { fieldsOf, isText } from '#shared/document-fields.ts';
import { fill } from '#shared/placeholders.ts';

const FOUND_MAX = 20;
/** Characters shown before the words that were found, and in all. */
const BEFORE = 30;
const SHOWN = 110;

/** Fields whose text has the words, as it is written or as visitors read it; drafts come before what is public. */
export async function searchTexts(ctx: AppContext, words: string): Promise<FoundText[]> {
  const sought = words.toLowerCase();
  const values = ctx.content.values();
  const found: FoundText[] = [];
  for (const { listed, definition, row } of await listDocumentsWithRows(ctx)) {
    const { key, title } = listed;
    // Synonyms are words for the chatbot, not a text that visitors read.
    if (key === 'synonyms') continue;
    const data = draftText(definition, row);
    for (const field of fieldsOf(jsonSchemaOf(definition), data)) {
      if (!isText(field) || PHRASING_PATH.test(field.path)) continue;
      const written = String(field.value);
      const text = [fill(written, values), written].find((one) => one.toLowerCase().includes(sought));
      if (text === undefined) continue;
      found.push({
        document: key,
        title,
        path: field.path,
        label: field.labels.join(' › '),
        text: excerptOf(text, text.toLowerCase().indexOf(sought)),
      });
      if (found.length === FOUND_MAX) return found;
    }
  }
  return found;
}

function excerptOf(text: string, at: number): string {
  const from = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const end = from + SHOWN;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
