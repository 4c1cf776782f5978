import type { Facts } from '#content/facts.schema.ts';
import type { HomeDocument } from '#content/home.schema.ts';
import {
  type Definition,
  type Definitions,
  draftText,
  findDefinitions,
  pagePath,
  publishedText,
  wholeDocument,
} from '#server/content/definitions.ts';
import { jsonSchemaOf } from '#server/content/json-schema.ts';
import { refuseDiscard, refuseReset } from '#server/content/policy.ts';
import {
  deleteRedirect,
  findRevision,
  findStoredDocument,
  insertRevision,
  listDueDocuments,
  listRedirects,
  listStoredDocuments,
  listUploads,
  type StoredDocument,
  saveDocument,
  saveRedirect,
} from '#server/content/queries.ts';
import {
  type Candidate,
  findDocumentProblems,
  findLost,
  namesOfServices,
  type References,
} from '#server/content/review/checks.ts';
import { placeholderValues, withEmptyValues } from '#server/content/visible/values.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { problemsOf, safeParse } from '#server/http/body.ts';
import { AppError, fieldError, requireFound } from '#shared/errors.ts';
import { type Json, type JsonObject, valueAt, withValue } from '#shared/json.ts';
import { anchorsOf, HOME_ANCHORS } from '#shared/sections.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { differences, repairDocument, unknownParts, withDifferences } from './differences.ts';

/** The author and the time of an edit. */
interface Edit {
  key: string;
  by: string | null;
  now: UnixSeconds;
  /** The program that writes the draft, if one does. */
  draftedBy?: string | null;
}

/**
 * Replaces the draft of a document.
 *
 * @returns the new version.
 * @throws AppError `bad_request` with problems by field, `conflict` when `version` is not the newest, `not_found`.
 */
export async function saveDocumentDraft(
  ctx: AppContext,
  key: string,
  given: { version: number; data: unknown },
  by: string,
) {
  return inDraftTransaction(ctx, async (db) => {
    const row = await findCurrent(db, key, given.version);
    const candidate = { definition: await getDefinition(db, key), data: given.data as Json };
    const data = await checkDocument(ctx, db, candidate);
    const edit = { key, by, now: ctx.clock.now() };
    return storeDraft(db, candidate.definition, row, data, edit);
  });
}

/**
 * Removes the draft, and with it a planned publication.
 *
 * @param by name of the captain, for the version's history.
 * @returns the new version, or the current one when there is no draft.
 * @throws AppError `conflict` for a page that was never published, `not_found`.
 */
export async function discardDocumentDraft(ctx: AppContext, key: string, by: string) {
  return inDraftTransaction(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    const row = await findStoredDocument(db, key);
    if (!row?.draft) return { version: row?.version ?? 0 };
    refuseDiscard(definition, row);
    return storeVersion(db, row, { draft: null, publishAt: null }, { key, by, now: ctx.clock.now() });
  });
}

/**
 * Publishes the draft, at once or at a time in the future.
 *
 * @throws AppError `bad_request` when the draft does not fit any more, `conflict`, `not_found`.
 */
export async function publishDraft(
  ctx: AppContext,
  key: string,
  { version, at }: { version: number; at?: UnixSeconds | undefined },
  by: string,
) {
  const isPlanned = at !== undefined && at > ctx.clock.now();
  const inTransaction = isPlanned ? inDraftTransaction : changeContent;
  const saved = await inTransaction(ctx, async (db) => {
    const row = await findCurrent(db, key, version);
    if (!row?.draft) throw new AppError('conflict', 'There is no draft to publish');
    const definition = await getDefinition(db, key);
    await checkDocument(ctx, db, { definition, data: wholeDocument(definition, row.draft) });
    const edit = { key, by, now: ctx.clock.now() };
    if (isPlanned) return storeVersion(db, row, { publishAt: at }, edit);
    return makePublic(db, definition, row, { text: row.draft, draft: null, publishAt: null }, edit);
  });
  if (isPlanned) ctx.publicContent.planned();
  return saved;
}

/**
 * Puts the shipped text back into the draft: of one field or group, else of the whole document. Visitors see it once it is
 * published.
 *
 * @param path with dots: `hero.title`.
 * @throws AppError `bad_request` for a path without a text, `not_found`.
 */
export async function resetDraft(ctx: AppContext, key: string, path: string, by: string) {
  return inDraftTransaction(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    refuseReset(definition);
    const row = await findStoredDocument(db, key);
    const current = draftText(definition, row);
    const shipped = valueAt(definition.base, path);
    if (shipped === undefined && valueAt(current, path) === undefined) {
      throw fieldError('bad_request', 'path', `There is no field ${path}`);
    }
    const data = withValue(current, path, shipped);
    const checked = await checkDocument(ctx, db, { definition, data });
    return storeDraft(db, definition, row, checked, { key, by, now: ctx.clock.now() });
  });
}

/** Makes the draft of an earlier published version. */
export async function restoreRevision(ctx: AppContext, key: string, id: number, by: string) {
  return inDraftTransaction(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    const revision = requireFound(await findRevision(db, key, id), 'There is no such version');
    const { data } = repairDocument(definition.schema, revision.data, definition.base);
    const row = await findStoredDocument(db, key);
    return storeDraft(db, definition, row, data as Json, { key, by, now: ctx.clock.now() });
  });
}

/** Runs `work` in a transaction; afterwards visitors see what it changed. For drafts there is `inDraftTransaction`. */
export async function changeContent<T>(ctx: AppContext, work: (db: Db) => Promise<T>): Promise<T> {
  const result = await ctx.db.transaction().execute(work);
  await ctx.content.reload();
  ctx.publicContent.changed();
  return result;
}

/**
 * Runs `work`, which changes drafts only, in a transaction: pages in memory and at a CDN stay. Drafts whose time has come are
 * published before, because visitors see them already.
 */
export async function inDraftTransaction<T>(ctx: AppContext, work: (db: Db) => Promise<T>): Promise<T> {
  await publishDueDrafts(ctx);
  const result = await ctx.db.transaction().execute(work);
  await ctx.content.reload();
  return result;
}

/** Moves drafts whose time has come to where published texts are stored. */
export async function publishDueDrafts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  if ((await listDueDocuments(ctx.db, now)).length === 0) return;
  await changeContent(ctx, async (db) => {
    for (const row of await listDueDocuments(db, now)) {
      const definition = await getDefinition(db, row.key);
      const edit = { key: row.key, by: row.updatedBy, now };
      await makePublic(db, definition, row, { text: row.draft, draft: null, publishAt: null }, edit);
    }
  });
}

/** @throws AppError `not_found`. */
export async function getDefinition(db: Db, key: string): Promise<Definition> {
  const { shipped, customOf } = await findDefinitions(db);
  const definition = shipped.get(key);
  if (definition) return definition;
  const row = await findStoredDocument(db, key);
  return requireFound(row && customOf([row])[0], 'There is no such document');
}

/**
 * Checks a document before it is stored: its schema, the facts and files it names, its links and its path.
 *
 * @returns the document as its schema parses it.
 * @throws AppError `bad_request` with all problems.
 */
export async function checkDocument(ctx: AppContext, db: Db, candidate: Candidate): Promise<Json> {
  const parsed = safeParse(candidate.definition.schema, candidate.data);
  const issues = parsed.success
    ? await findAllProblems(ctx, db, { ...candidate, data: parsed.data as Json })
    : problemsOf(parsed.error);
  if (issues.length > 0 || !parsed.success) {
    throw new AppError('bad_request', issues[0]?.message ?? 'Please check this document', { issues });
  }
  return parsed.data as Json;
}

async function findAllProblems(ctx: AppContext, db: Db, candidate: Candidate) {
  const stored = await listStoredDocuments(db);
  const { key } = candidate.definition;
  const definitions = await findDefinitions(db);
  const references = await readReferences(ctx, db, definitions, stored);
  const others = () => allTexts(definitions, stored).filter(({ definition }) => definition.key !== key);
  return [...findDocumentProblems(candidate, references), ...findLost(candidate, references, others)];
}

/** Everything that documents may refer to, as stored now. */
export async function readReferences(
  ctx: AppContext,
  db: Db,
  definitions: Definitions,
  stored: readonly StoredDocument[],
): Promise<References> {
  const texts = allTexts(definitions, stored);
  const site = ctx.settings.site();
  const facts = texts.filter(({ definition }) => definition.key === 'facts');
  return {
    site,
    // A text may name a fact that is only in the draft of the facts: removing it there is refused while a text needs it.
    values: Object.assign({}, ...facts.map(({ data }) => withEmptyValues(placeholderValues(site, data as Facts)))),
    services: namesOfServices(texts),
    pagePaths: texts.flatMap(({ definition, data }) =>
      definition.isLanding ? [{ key: definition.key, path: pagePath(data) }] : [],
    ),
    homeAnchors: new Set([...HOME_ANCHORS, ...homeAnchors(texts)]),
    formerPaths: new Set((await listRedirects(db)).map(({ path }) => path)),
    uploads: new Map((await listUploads(db)).map((upload) => [upload.filename, upload])),
  };
}

/** Ids of the sections of the home page, where it is among the texts. */
export function homeAnchors(texts: readonly Candidate[]): string[] {
  const homes = texts.filter(({ definition }) => definition.key === 'home');
  return homes.flatMap(({ data }) => anchorsOf(data as unknown as HomeDocument));
}

/** Every document as published, and after it its draft. */
function allTexts({ withRows }: Definitions, stored: readonly StoredDocument[]): Candidate[] {
  return [...withRows(stored).values()].flatMap(({ definition, row }) => {
    const texts = [row?.published ?? null, ...(row?.draft ? [row.draft] : [])];
    return (
      texts
        // Null is the text as shipped, which a page of the owner's own does not have.
        .filter((text) => text !== null || !definition.isCustom)
        .map((text) => ({ definition, data: wholeDocument(definition, text) }))
    );
  });
}

/**
 * The stored row of a document; undefined for a document that was never changed.
 *
 * @throws AppError `conflict` with the newest version when `version` is not the newest.
 */
export async function findCurrent(db: Db, key: string, version: number): Promise<StoredDocument | undefined> {
  const row = await findStoredDocument(db, key);
  if ((row?.version ?? 0) !== version) {
    throw new AppError('conflict', 'Somebody else changed this document', { details: { version: row?.version ?? 0 } });
  }
  return row;
}

/** Stores `data` as the draft; when it equals the published text, the draft is removed. */
export async function storeDraft(
  db: Db,
  definition: Definition,
  row: StoredDocument | undefined,
  data: Json,
  edit: Edit,
) {
  const text = toStored(definition, row, data);
  const published = row?.published ?? (definition.isCustom ? null : {});
  const draft = isSameDocument(text, published) ? null : text;
  return storeVersion(db, row, { template: row?.template ?? null, draft, publishAt: null }, edit);
}

/** The stored part of a document: differences from the shipped text, and the texts of fields that an update has removed. */
export function toStored(definition: Definition, row: StoredDocument | undefined, data: Json): JsonObject {
  if (definition.isCustom) return data as JsonObject;
  const before = row?.draft ?? row?.published;
  const removed = before ? unknownParts(jsonSchemaOf(definition), before) : undefined;
  return withDifferences(differences(definition.base, data) ?? {}, removed) as JsonObject;
}

/** Compares stored texts with the order of their parts: answers are offered in it. */
export function isSameDocument(a: JsonObject | null, b: JsonObject | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A text to publish; null when it has no differences, because the shipped text is public then. */
export function orShipped(text: JsonObject | null): JsonObject | null {
  return isSameDocument(text, {}) ? null : text;
}

/** Makes a text public and keeps it as a version. A draft, and a plan to publish it, stay as they are unless `change` removes them. */
export async function makePublic(
  db: Db,
  definition: Definition,
  row: StoredDocument | undefined,
  { text, ...change }: Pick<Partial<StoredDocument>, 'draft' | 'publishAt' | 'template'> & { text: JsonObject | null },
  edit: Edit,
) {
  const data = wholeDocument(definition, text) as JsonObject;
  if (definition.isLanding) {
    await keepFormerPath(db, definition, row, { key: definition.key, path: pagePath(data) });
  }
  const saved = await storeVersion(db, row, { ...change, published: orShipped(text) }, edit);
  await insertRevision(db, { key: edit.key, ...saved, data, publishedAt: edit.now, publishedBy: edit.by });
  return saved;
}

/** A page that becomes the page `key` at another path leaves a redirect behind. */
export async function keepFormerPath(
  db: Db,
  definition: Definition,
  row: StoredDocument | undefined,
  { key, path }: { key: string; path: string },
): Promise<void> {
  await deleteRedirect(db, path);
  if (definition.isCustom && !row?.published) return;
  const before = pagePath(publishedText(definition, row));
  if (before !== path) await saveRedirect(db, before, key);
}

/** Stores a change of a document under the next version. @returns that version. */
export async function storeVersion(
  db: Db,
  row: StoredDocument | undefined,
  change: Partial<StoredDocument>,
  { key, by, now, draftedBy = null }: Edit,
) {
  const empty = { key, template: null, version: 0, published: null, draft: null, publishAt: null };
  const version = (row?.version ?? 0) + 1;
  await saveDocument(db, { ...(row ?? empty), ...change, version, updatedAt: now, updatedBy: by, draftedBy });
  return { version };
}
