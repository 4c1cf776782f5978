import type { LandingDocument } from '#content/landing.schema.ts';
import { draftText, findDefinitions } from '#server/content/definitions.ts';
import {
  changeContent,
  checkDocument,
  getDefinition,
  inDraftTransaction,
  readReferences,
} from '#server/content/editing/edits.ts';
import { refuseDelete } from '#server/content/policy.ts';
import { deleteDocument, findStoredDocument, listStoredDocuments, saveDocument } from '#server/content/queries.ts';
import { isTakenPath } from '#server/content/review/checks.ts';
import { isTemplate } from '#server/content/sources.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { fieldError } from '#shared/errors.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { firstFree } from '#shared/slug.ts';

/** Names below `/api/captain/content/` that are no keys. */
const ROUTES = new Set(['templates', 'export', 'import']);

interface NewPage {
  template?: string | undefined;
  /** Key of a page. */
  copyOf?: string | undefined;
  path: string;
  title: string;
}

/**
 * Creates a landing page as a draft.
 *
 * @param draftedBy the program that writes it, if one does.
 * @returns its key and version.
 * @throws AppError `conflict` for the path of another page; `bad_request` for a reserved path or an unknown template.
 */
export async function createPage(
  ctx: AppContext,
  { template = 'landing', copyOf, path, title }: NewPage,
  by: string,
  draftedBy: string | null = null,
) {
  return inDraftTransaction(ctx, async (db) => {
    if (!isTemplate(template)) throw fieldError('bad_request', 'template', 'There is no such template');
    const definitions = await findDefinitions(db);
    const key = await findFreeKey(db, path);
    const definition = definitions.custom(key, template);
    const source = copyOf ? await getDefinition(db, copyOf) : definition;
    if (!source.isLanding) throw fieldError('bad_request', 'copyOf', 'Only landing pages can be copied');
    const copied = copyOf ? await findStoredDocument(db, copyOf) : undefined;
    const text = draftText(source, copied) as unknown as LandingDocument;
    const page = { ...text, path, label: title, hidden: undefined, meta: { ...text.meta, title } };
    const { pagePaths } = await readReferences(ctx, db, definitions, await listStoredDocuments(db));
    if (isTakenPath(path, key, pagePaths)) throw fieldError('conflict', 'path', 'Another page has this path');
    const data = await checkDocument(ctx, db, { definition, data: page as unknown as Json });
    const now = ctx.clock.now();
    const row = { key, template, version: 1, published: null, draft: data as JsonObject, publishAt: null };
    await saveDocument(db, { ...row, updatedAt: now, updatedBy: by, draftedBy });
    return { key, version: 1 };
  });
}

/** @throws AppError `conflict` for a shipped page, which can only be hidden. */
export async function deletePage(ctx: AppContext, key: string) {
  const wasPublished = Boolean((await findStoredDocument(ctx.db, key))?.published);
  const inTransaction = wasPublished ? changeContent : inDraftTransaction;
  return inTransaction(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    refuseDelete(definition);
    await deleteDocument(db, key);
  });
}

/** A new document's key, made of its path. */
export async function findFreeKey(db: Db, path: string): Promise<string> {
  const base =
    path
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'page';
  const { shipped } = await findDefinitions(db);
  const stored = new Set((await listStoredDocuments(db)).map(({ key }) => key));
  return firstFree(base, (key) => shipped.has(key) || ROUTES.has(key) || stored.has(key));
}
