import { publishedText, wholeDocument } from '#server/content/definitions.ts';
import { findStoredDocument } from '#server/content/queries.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import {
  changeContent,
  checkDocument,
  findCurrent,
  getDefinition,
  isSameDocument,
  makePublic,
  publishDueDrafts,
  toStored,
} from './edits.ts';

/**
 * Changes a part of a document and publishes the change at once. A draft of the document gets the same change.
 *
 * @param change gives the whole document after the change; it may throw.
 * @param version of the document when it was read; undefined where it need not be the newest.
 * @throws AppError `bad_request` with problems by field, `conflict` when `version` is not the newest.
 */
export async function publishChange<T>(
  ctx: AppContext,
  key: string,
  change: (data: T) => T,
  by: string,
  version?: number,
): Promise<void> {
  await publishDueDrafts(ctx);
  await changeContent(ctx, (db) => publishChangeInTransaction(ctx, db, { key, change, by, version }));
}

interface Change<T> {
  key: string;
  change(data: T): T;
  by: string;
  version?: number | undefined;
}

/** `publishChange` inside a transaction of `changeContent`. */
export async function publishChangeInTransaction<T>(
  ctx: AppContext,
  db: Db,
  { key, change, by, version }: Change<T>,
): Promise<void> {
  const definition = await getDefinition(db, key);
  const row = await (version === undefined ? findStoredDocument(db, key) : findCurrent(db, key, version));
  const apply = (stored: JsonObject | null) => change(wholeDocument(definition, stored) as T) as Json;
  const data = await checkDocument(ctx, db, { definition, data: apply(row?.published ?? null) });
  const text = toStored(definition, row, data);
  const draft = row?.draft ? toStored(definition, row, apply(row.draft)) : null;
  const edit = { key, by, now: ctx.clock.now() };
  const rest = isSameDocument(draft, text) ? { draft: null, publishAt: null } : { draft };
  await makePublic(db, definition, row, { text, ...rest }, edit);
}

/**
 * Checks a change like `publishChange`, without storing it.
 *
 * @returns the whole document after the change, with its placeholders.
 */
export async function dryRunChange<T>(ctx: AppContext, key: string, change: (data: T) => T): Promise<T> {
  const definition = await getDefinition(ctx.db, key);
  const row = await findStoredDocument(ctx.db, key);
  return (await checkDocument(ctx, ctx.db, {
    definition,
    data: change(publishedText(definition, row) as T) as Json,
  })) as T;
}

/** A document as published, with its placeholders. */
export async function getPublishedDocument<T>(ctx: Pick<AppContext, 'db'>, key: string): Promise<T> {
  const definition = await getDefinition(ctx.db, key);
  return publishedText(definition, await findStoredDocument(ctx.db, key)) as T;
}

/** The texts of a document as the starter has them, without the owner's changes. */
export async function getShippedDocument<T>(ctx: Pick<AppContext, 'db'>, key: string): Promise<T> {
  return wholeDocument(await getDefinition(ctx.db, key), null) as T;
}
