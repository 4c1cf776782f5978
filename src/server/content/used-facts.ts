import type { HomeDocument } from '#content/home.schema.ts';
import type { AppContext } from '#server/context.ts';
import type { EditedDocument } from '#shared/content.schema.ts';
import { type FieldSchema, fieldsOf, isText } from '#shared/document-fields.ts';
import { paths } from '#shared/paths.ts';
import { placeholdersIn } from '#shared/placeholders.ts';
import type { Json } from '#shared/stored.schema.ts';
import { definitionsOf } from './definitions.ts';
import { wholeDocument } from './edits.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { listDocuments } from './listing.ts';
import { valueAt } from './overrides.ts';
import { listStoredDocuments } from './queries.ts';
import { findSources } from './sources.ts';
import { STRATEGY_SESSION, withoutMissing } from './values.ts';

/** Placeholders such as `price.setup` in the texts that visitors can see. */
export async function listUsedFacts(ctx: AppContext): Promise<string[]> {
  const definitions = definitionsOf(await findSources(ctx.db));
  const documents = definitions.withRows(await listStoredDocuments(ctx.db));
  const visible = new Set(ctx.content.pages().map(({ key }) => key));
  const listed = (await listDocuments(ctx)).filter(({ key, isHidden, isLanding }) =>
    isLanding ? visible.has(key) : key !== 'facts' && !isHidden,
  );
  // Sentences about a meeting that is not offered are left out.
  const notOffered = new Set(ctx.content.has('strategy-session') ? [] : STRATEGY_SESSION);
  const isSeen = (path: string, key: string, data: Json) =>
    !isInHiddenService(data, path) &&
    !isInHiddenPart(key, data, path) &&
    !(notOffered.size > 0 && hrefBeside(data, path) === paths.strategySession) &&
    !isWithoutItsPage(ctx, key, data, path);
  const used = listed.flatMap(({ key }) => {
    const found = documents.get(key);
    if (!found) return [];
    const data = withoutMissing(notOffered, wholeDocument(found.definition, found.row?.published ?? null));
    // Few texts have a placeholder: whether a text is seen takes longer to find out.
    return fieldsOf(jsonSchemaOf(found.definition), data).flatMap((field) => {
      const names = isText(field) ? placeholdersIn(String(field.value)) : [];
      return names.length > 0 && isSeen(field.path, key, data) ? names : [];
    });
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

/** The address of the link that a text belongs to; undefined where it belongs to none. */
function hrefBeside(data: Json, path: string): Json | undefined {
  return valueAt(data, [...path.split('.').slice(0, -1), 'href']);
}

/** A service that visitors do not see. */
export function isInHiddenService(data: Json, path: string): boolean {
  const [list, index] = path.split('.');
  return list === 'services' && valueAt(data, [list, index ?? '', 'isShown']) === false;
}

/** A part of the home page that its owner has removed or hidden; the texts of each are a group of the same name. */
export function isInHiddenPart(key: string, data: Json, path: string): boolean {
  if (key !== 'home') return false;
  const [group = ''] = path.split('.');
  const { parts } = data as unknown as HomeDocument;
  const isPart = PARTS.includes(group);
  return isPart && !parts.some(({ kind, hidden }) => kind === group && !hidden);
}

/** True for the home page's part about a page that is hidden, and for an answer that is not used or leads to such a page. */
function isWithoutItsPage({ content }: AppContext, key: string, data: Json, path: string): boolean {
  const [name = ''] = path.split('.');
  if (key === 'home') return name === 'voiceAi' && !content.get('home').voiceAi.link;
  if (key !== 'answers') return false;
  const shown = content.get('answers')[name];
  return !shown?.isActive || (shown.link === undefined && valueAt(data, [name, 'link']) !== undefined);
}

/** Parts of the home page whose texts stay when the part is removed. */
const PARTS = ['about', 'portfolio', 'voiceAi', 'blog', 'chat', 'contact'];
