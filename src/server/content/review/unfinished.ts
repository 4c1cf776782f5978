import type { Facts } from '#content/facts.schema.ts';
import { loadPack } from '#content/starters/load.ts';
import { type Definition, definitionsOf, publishedText } from '#server/content/definitions.ts';
import { getDefinition, readReferences } from '#server/content/editing/edits.ts';
import { type DocumentWithRow, listDocumentsWithRows } from '#server/content/editing/listing.ts';
import { PHRASING_PATH } from '#server/content/editing/proposed-texts.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { findSources, type Sources } from '#server/content/sources.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { listSettingsForCaptain, readSiteState, saveSiteState } from '#server/settings/settings.ts';
import { type DocumentField, fieldsOf, isText } from '#shared/document-fields.ts';
import { type Json, valueAt } from '#shared/json.ts';
import { languageOf } from '#shared/languages.ts';
import { LEGAL_DETAILS, missingDetails } from '#shared/legal-details.ts';
import { unsetPrices } from '#shared/prices.ts';
import type { SettingKey } from '#shared/settings.ts';
import { sumOf } from '#shared/sum.ts';
import type { UnfinishedField, UnfinishedSummary, UnreadTexts } from '#shared/unfinished.schema.ts';
import {
  isExample,
  isInOtherLanguage,
  isLabelOnly,
  isPlaceholder,
  UNFINISHED_REASONS,
  type UnfinishedReason,
} from '#shared/unfinished.ts';
import { findDocumentProblems } from './checks.ts';
import { findUsedFacts } from './used-facts.ts';

/** The private setting with the documents whose shipped texts stay, by starter and language. */
const ACCEPTED = 'accepted_texts';
/** Answers to visitors who write in another language, each in that language. */
const OTHER_LANGUAGE = /^replies\.languages\./;
/** Characters of a text that are listed. */
const SHOWN = 200;
/** Words that lead to each other: no texts that visitors read. */
const NOT_READ_BY_VISITORS = new Set(['synonyms']);
/** Shipped texts that the steps before ask for, or that a page shows: nobody has to read them once more. */
const READ_ELSEWHERE = /^(?:facts|mails|booking) |^services services\.\d+\.alsoCalled$| service\.serviceType$/;
/** Texts for search engines and other machines: nobody has to read those of whose long words the page has half or more. */
const SUMMARY = /^(?:meta\.(?:title|description)|service\.description|business\.jobTitle)$/;
const REPEATED_SHARE = 0.5;
/** Path of an item of a list. */
const ITEM = /\.\d+(?:\.|$)/;
/** Fields of one reason that a summary has. */
const LISTED = 20;
/** Settings that ship as examples. Those of the scheduler are not shown while the built-in one is used. */
const EXAMPLES: readonly SettingKey[] = ['owner_name', 'owner_email', 'link_x', 'link_linkedin', 'link_huggingface'];
const SCHEDULER: readonly SettingKey[] = [
  'scheduler_consultation_url',
  'scheduler_strategy_url',
  'scheduler_voice_ai_url',
];

const NOTHING: ReadonlySet<string> = new Set();
/** Names of fields for labels, and for texts that stand in for something that does not load. */
const LABELS_ONLY =
  /(?:^|\.)(?:label|eyebrow|linkLabel|specialisationsTitle|frameTitle|fallback|withoutScript|button|buttons\.[\w-]+)$/;
const LABELS = { country: 'Country', address: 'Postal address', ...LEGAL_DETAILS };

/** Every field that visitors see and that its owner has to look at, with the beginning of its text. A field is listed once, for its first reason. */
export async function listUnfinished(ctx: AppContext): Promise<UnfinishedField[]> {
  const unfinished = await findUnfinished(ctx, await listDocumentsWithRows(ctx), await findAccepted(ctx));
  return unfinished.map(withShortText);
}

function withShortText(field: UnfinishedField): UnfinishedField {
  return { ...field, text: field.text.slice(0, SHOWN) };
}

/** @param isAccepted true for a document whose shipped texts stay, by its key. */
async function findUnfinished(
  ctx: AppContext,
  documents: readonly DocumentWithRow[],
  isAccepted: (document: string) => boolean,
): Promise<UnfinishedField[]> {
  const sources = await findSources(ctx.db);
  const visible = documents
    .filter(({ isVisible }) => isVisible)
    // Pages first: they are read in this order.
    .toSorted((a, b) => Number(a.listed.path === null) - Number(b.listed.path === null));
  const used = new Set(findUsedFacts(ctx, documents));
  const stored = documents.flatMap(({ row }) => row ?? []);
  const references = await readReferences(ctx, ctx.db, definitionsOf(sources), stored);
  const ofService = textsOfServicePage(sources);
  const ofPack = textsIn(await loadPack(sources.choice.language));
  const language = languageOf(ctx.settings.text('language'));

  const fields = visible.flatMap(({ listed: { key, title }, definition, row }) => {
    if (NOT_READ_BY_VISITORS.has(key)) return [];
    const data = publishedText(definition, row);
    const broken = new Set(findDocumentProblems({ definition, data }, references).map(({ path }) => path));
    const isSeen = ctx.content.seenIn(key, data);
    const isUsed = (path: string) => key !== 'facts' || isUsedPrice(data, path, used);
    const unfinished = unfinishedFields({
      definition,
      data,
      title,
      broken,
      language,
      instructions: definition.isCustom ? sources.instructions : NOTHING,
      shipped: definition.isCustom ? ofService : NOTHING,
      isSeen: (path) => isSeen(path) && isUsed(path),
      accepts: (text) => isAccepted(key) || (ofPack.has(text) && !ofService.has(text)),
    });
    return key === 'facts'
      ? [...unfinished, ...missingPrices(data, title, used), ...missingDuties(data, title)]
      : unfinished;
  });
  return [...(await unfinishedSettings(ctx)), ...fields];
}

/** Texts that only a page for a service of the owner's own is made of. */
function textsOfServicePage({ templates: { service, ...others } }: Sources): Set<string> {
  const ofOthers = textsIn(others);
  return new Set([...textsIn(service)].filter((text) => !ofOthers.has(text)));
}

/** A document, with the shipped texts that its own are compared with. */
interface Compared {
  definition: Definition;
  data: Json;
  title: string;
  /** Paths of the fields that lead nowhere or name what is not there. */
  broken: ReadonlySet<string>;
  /** The site's. */
  language: string;
  /** Texts of the template of a page that say what to write. */
  instructions: ReadonlySet<string>;
  /** Texts that a page is made of for a service of the owner's own. */
  shipped: ReadonlySet<string>;
  /** True for a field that visitors see, by its path. */
  isSeen(path: string): boolean;
  /** True for a shipped text that may stay. */
  accepts(text: string): boolean;
}

function unfinishedFields(document: Compared): UnfinishedField[] {
  const { definition, data, title } = document;
  const all = fieldsOf(jsonSchemaOf(definition), data);
  const read = all.filter((field) => isText(field) && !SUMMARY.test(field.path) && document.isSeen(field.path));
  const said = new Set(read.flatMap(({ value }) => longWords(String(value))));
  return all.flatMap((field) => {
    const reason = whyUnfinished(field, document);
    if (!reason) return [];
    const { path, value, labels } = field;
    if (reason === 'starter' && SUMMARY.test(path) && repeats(String(value), said)) return [];
    return [{ document: definition.key, title, path, label: labelOf(labels, data, path), reason, text: String(value) }];
  });
}

/** The path in words; a section is named by its title, as in the editor. */
function labelOf(labels: readonly string[], data: Json, path: string): string {
  const [list, index = ''] = path.split('.');
  const isSection = list === 'sections' || list === 'parts';
  const inSection = (name: string) => valueAt(data, [list ?? '', index, name]);
  const title = isSection ? (inSection('heading') ?? inSection('title')) : undefined;
  return typeof title === 'string' && title ? [`“${title}”`, ...labels.slice(1)].join(' › ') : labels.join(' › ');
}

/** The first reason for its owner to look at a field; undefined for a finished one. */
function whyUnfinished(field: DocumentField, document: Compared): UnfinishedReason | undefined {
  const { definition, data, broken, language, instructions, shipped, isSeen, accepts } = document;
  const { path, value, schema } = field;
  const text = String(value);
  if (broken.has(path)) return 'link';
  if (schema.control === 'link') return isExample(text) ? 'example' : undefined;
  if (!isText(field) || PHRASING_PATH.test(path) || !isSeen(path)) return undefined;
  if (isPlaceholder(text) || instructions.has(text) || isLabelOnly(field, definition.isLanding)) return 'placeholder';
  if (isExample(text)) return 'example';
  if (path.endsWith('.alt') && isAltOfOther(definition, data, path)) return 'alt';
  if (!OTHER_LANGUAGE.test(path) && isInOtherLanguage(text, language)) return 'language';
  const isShipped = valueAt(definition.base, path) === value || shipped.has(text);
  if (!isShipped || !hasWords(text) || accepts(text)) return undefined;
  return LABELS_ONLY.test(path) || READ_ELSEWHERE.test(`${definition.key} ${path}`) ? undefined : 'starter';
}

/** The unfinished fields counted by reason and document: all of them are several hundred kilobytes on a new site. */
export async function summarizeUnfinished(ctx: AppContext): Promise<UnfinishedSummary> {
  const documents = await listDocumentsWithRows(ctx);
  const isAccepted = await findAccepted(ctx);
  const all = await findUnfinished(ctx, documents, isAccepted);
  const byReason = Map.groupBy(all, ({ reason }) => reason);
  const groups = (Object.keys(UNFINISHED_REASONS) as UnfinishedReason[]).flatMap((reason) => {
    const fields = byReason.get(reason);
    if (!fields) return [];
    const shown = reason === 'starter' ? [] : fields.slice(0, LISTED).map(withShortText);
    return [{ reason, count: fields.length, documents: countByDocument(fields), fields: shown }];
  });
  const accepted = documents.filter(({ listed: { key, isHidden } }) => isAccepted(key) && !isHidden);
  return {
    count: all.length,
    groups,
    accepted: accepted.map(({ listed: { key, title } }) => ({ document: key, title })),
  };
}

/** The documents with the number of their fields and words, and the path of the first field. */
function countByDocument(fields: readonly UnfinishedField[]) {
  const groups = Map.groupBy(fields, ({ document }) => document);
  return [...groups].map(([document, ofDocument]) => {
    const { title = '', path = '' } = ofDocument[0] ?? {};
    const words = sumOf(ofDocument, ({ text }) => text.split(/\s+/).length);
    return { document, title, path, count: ofDocument.length, words };
  });
}

/** The shipped texts of a document, also those that its owner has accepted, and those still to be written. @throws AppError `not_found`. */
export async function listUnreadTexts(ctx: AppContext, key: string): Promise<UnreadTexts> {
  await getDefinition(ctx.db, key);
  const documents = await listDocumentsWithRows(ctx);
  const fields = await findUnfinished(ctx, documents, () => false);
  const isToBeRead = (reason: UnfinishedReason) => reason === 'starter' || reason === 'placeholder';
  const unread = fields.filter(({ document, reason }) => document === key && isToBeRead(reason));
  return {
    title: documents.find(({ listed }) => listed.key === key)?.listed.title ?? '',
    values: ctx.content.values(),
    texts: withConsecutiveNumbers(unread).map(({ path, label, text, reason }) => ({ path, label, text, reason })),
  };
}

/** The fields, with the items of each list numbered from 1 on: those between them may be for other countries, or hidden. */
function withConsecutiveNumbers(fields: readonly UnfinishedField[]): UnfinishedField[] {
  const listed = new Map<string, string[]>();
  return fields.map((field) => {
    if (!ITEM.test(field.path)) return field;
    const label = field.label.replace(/(?<= )\d+(?= ›|$)/g, (number, offset: number) => {
      const list = field.label.slice(0, offset);
      const numbers = listed.get(list) ?? [];
      listed.set(list, numbers);
      if (!numbers.includes(number)) numbers.push(number);
      return String(numbers.indexOf(number) + 1);
    });
    return { ...field, label };
  });
}

/**
 * Says whether the shipped texts of a document stay. With another starter or language they are listed again.
 *
 * @throws AppError `not_found`.
 */
export async function acceptTexts(ctx: AppContext, key: string, isAccepted: boolean): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    await getDefinition(db, key);
    const { choice } = await findSources(db);
    const name = acceptedName(choice, key);
    const others = (await readAccepted(db)).filter((other) => other !== name);
    await saveSiteState(db, ACCEPTED, isAccepted ? [...others, name] : others);
  });
}

function acceptedName({ key, language }: { key: string; language: string }, document: string): string {
  return `${key}/${language}/${document}`;
}

/** @returns true for a document whose shipped texts stay, by its key. */
async function findAccepted({ db }: AppContext): Promise<(document: string) => boolean> {
  const { choice } = await findSources(db);
  const names = new Set(await readAccepted(db));
  return (document) => names.has(acceptedName(choice, document));
}

async function readAccepted(db: Db): Promise<string[]> {
  return (await readSiteState<string[]>(db, ACCEPTED)) ?? [];
}

async function unfinishedSettings(ctx: AppContext): Promise<UnfinishedField[]> {
  const isBuiltIn = ctx.settings.flag('scheduler_built_in');
  const shown = new Set<string>([...EXAMPLES, ...(isBuiltIn ? [] : SCHEDULER)]);
  return (await listSettingsForCaptain(ctx))
    .filter(({ key, value, isShipped }) => shown.has(key) && value !== '' && (isShipped || isExample(value)))
    .map(({ key, label, value }) => ({
      document: 'settings',
      title: 'Settings',
      path: key,
      label,
      reason: 'example' as const,
      text: value,
    }));
}

/** @param used the placeholders in texts that visitors see. */
function missingPrices(facts: Json, title: string, used: ReadonlySet<string>): UnfinishedField[] {
  const { prices } = facts as unknown as Facts;
  return unsetPrices(prices).flatMap((path) => {
    const { name: text, id } = prices[Number(path.split('.')[1])] ?? { name: '', id: '' };
    if (!used.has(`prices.${id}`)) return [];
    return { document: 'facts', title, path, label: 'Price', reason: 'placeholder', text };
  });
}

/** Details that the law asks of a site of a business. */
function missingDuties(facts: Json, title: string): UnfinishedField[] {
  const { legal } = facts as unknown as Facts;
  return missingDetails(legal).map((detail) => ({
    document: 'facts',
    title,
    path: `legal.${detail}`,
    label: 'Legal details',
    reason: 'legal' as const,
    text: LABELS[detail],
  }));
}

/** The name of a price that a text names, or another field. */
function isUsedPrice(facts: Json, path: string, used: ReadonlySet<string>): boolean {
  const [list, index = ''] = path.split('.');
  return list !== 'prices' || used.has(`prices.${valueAt(facts, ['prices', index, 'id'])}`);
}

/** A picture of the owner with the description of the shipped one. */
function isAltOfOther({ base }: Definition, data: Json, path: string): boolean {
  const src = path.replace(/alt$/, 'src');
  return valueAt(base, path) === valueAt(data, path) && valueAt(base, src) !== valueAt(data, src);
}

/** The words of a text that say something, without those that the site fills in. */
function longWords(text: string): string[] {
  return (
    text
      .replace(/\{[\w.-]+\}/g, '')
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? []
  );
}

/** @param said long words of the page's other texts. */
function repeats(text: string, said: ReadonlySet<string>): boolean {
  const words = longWords(text);
  return words.filter((word) => said.has(word)).length >= REPEATED_SHARE * words.length;
}

/** False for a text that consists of facts, which the steps have asked for: "{own.profession} in {area.name}". */
function hasWords(text: string): boolean {
  return /\{[\w.-]+\}/.test(text) ? longWords(text).length > 0 : /\p{L}{2}/u.test(text);
}

/** All texts of nested data. */
function textsIn(data: unknown): Set<string> {
  if (typeof data === 'string') return new Set([data]);
  if (data === null || typeof data !== 'object') return new Set();
  return new Set(Object.values(data).flatMap((part) => [...textsIn(part)]));
}
