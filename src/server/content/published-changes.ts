import type { AppContext } from '#server/context.ts';
import { changeContent } from './change.ts';
import { check, getDefinition, publishDueDrafts, save, toStored, wholeText } from './edits.ts';
import type { Json } from './overrides.ts';
import { findStoredDocument, insertRevision } from './queries.ts';

/**
 * Changes a part of a document and publishes the change at once. A draft of the document gets the same change.
 *
 * @param change gives the whole document after the change; it may throw.
 * @throws AppError `bad_request` with issues by field.
 */
export async function changePublished<T>(
  ctx: AppContext,
  key: string,
  change: (data: T) => T,
  by: string,
): Promise<void> {
  await publishDueDrafts(ctx);
  await changeContent(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    const row = await findStoredDocument(db, key);
    const apply = (stored: string | null) => change(wholeText(definition, stored) as T) as Json;
    const data = await check(ctx, db, { definition, data: apply(row?.published ?? null) });
    const text = toStored(definition, row, data);
    const draft = row?.draft ? toStored(definition, row, apply(row.draft)) : null;
    const edit = { key, by, now: ctx.clock.now() };
    const published = text === '{}' ? null : text;
    const rest = draft === text ? { draft: null, publishAt: null } : { draft };
    const { version } = await save(db, row, { published, ...rest }, edit);
    await insertRevision(db, { key, version, data: JSON.stringify(data), publishedAt: edit.now, publishedBy: by });
  });
}

/**
 * Checks a change like `changePublished`, without storing it.
 *
 * @returns the whole document after the change, with its placeholders.
 */
export async function tryChange<T>(ctx: AppContext, key: string, change: (data: T) => T): Promise<T> {
  const definition = await getDefinition(ctx.db, key);
  const row = await findStoredDocument(ctx.db, key);
  return (await check(ctx, ctx.db, {
    definition,
    data: change(wholeText(definition, row?.published ?? null) as T) as Json,
  })) as T;
}

/** A document as published, with its placeholders. */
export async function publishedText<T>(ctx: Pick<AppContext, 'db'>, key: string): Promise<T> {
  const definition = await getDefinition(ctx.db, key);
  return wholeText(definition, (await findStoredDocument(ctx.db, key))?.published ?? null) as T;
}
