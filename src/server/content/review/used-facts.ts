import { publishedText } from '#server/content/definitions.ts';
import { type DocumentWithRow, listDocumentsWithRows } from '#server/content/editing/listing.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { STRATEGY_SESSION, withoutMissingFacts } from '#server/content/visible/values.ts';
import type { AppContext } from '#server/context.ts';
import type { EditedDocument } from '#shared/content.schema.ts';
import { type FieldSchema, fieldsOf, isText } from '#shared/document-fields.ts';
import { placeholdersIn } from '#shared/placeholders.ts';

/** Placeholders such as `price.setup` in the texts that visitors can see, or would see if a fact were not empty. */
export async function listUsedFacts(ctx: AppContext): Promise<string[]> {
  return findUsedFacts(ctx, await listDocumentsWithRows(ctx));
}

/** `listUsedFacts` in documents that were read. */
export function findUsedFacts(ctx: AppContext, documents: readonly DocumentWithRow[]): string[] {
  // Sentences about a meeting that is not offered are left out.
  const notOffered = new Set(ctx.content.has('strategy-session') ? [] : STRATEGY_SESSION);
  const used = documents.flatMap(({ definition, row, isVisible }) => {
    const { key } = definition;
    if (!isVisible || key === 'facts') return [];
    const data = publishedText(definition, row);
    // The owner is asked for an empty fact, so a text that is hidden for want of it counts.
    const isSeen = ctx.content.seenIn(key, data, { withEmptyFacts: true });
    return fieldsOf(jsonSchemaOf(definition), data).flatMap((field) =>
      isText(field) && isSeen(field.path) ? placeholdersIn(withoutMissingFacts(notOffered, String(field.value))) : [],
    );
  });
  return [...new Set(used)].toSorted();
}

const UNUSED = 'No text of your site says this.';
/** Groups of facts that are nothing but figures for texts. */
const FIGURES = ['price', 'years', 'meeting', 'payment', 'setup', 'market'];

/** The facts as they are edited: those that no text names say so, because most kinds of sites use a few of them. */
export async function withUnusedFacts(ctx: AppContext, document: EditedDocument): Promise<EditedDocument> {
  if (document.key !== 'facts') return document;
  const used = new Set(await listUsedFacts(ctx));
  const groups = Object.entries(document.schema.properties ?? {});
  const properties = groups.map(([name, group]) => [
    name,
    FIGURES.includes(name) ? withHints(name, group, used) : group,
  ]);
  return { ...document, schema: { ...document.schema, properties: Object.fromEntries(properties) } };
}

function withHints(name: string, group: FieldSchema, used: ReadonlySet<string>): FieldSchema {
  const fields = Object.entries(group.properties ?? {});
  const isUsed = (key: string) => used.has(`${name}.${key}`);
  if (!fields.some(([key]) => isUsed(key)))
    return { ...group, hint: 'No text of your site says these. You can leave them as they are.' };
  const properties = fields.map(([key, field]) => [key, isUsed(key) ? field : { ...field, hint: UNUSED }]);
  return { ...group, properties: Object.fromEntries(properties) };
}
