import { draftText } from '#server/content/definitions.ts';
import { refuseProgramDraft, refuseProgramPage } from '#server/content/policy.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { isObject, type Json, valueAt, withValue } from '#shared/json.ts';
import { checkDocument, findCurrent, getDefinition, inDraftTransaction, storeDraft } from './edits.ts';

/** A new value in a document, at a path with dots, e.g. `hero.title`; null removes an optional field or an item of a list. */
interface ValueChange {
  path: string;
  value: unknown;
}

/**
 * Changes the draft of a page for a program.
 *
 * @param by the captain for whom it is done.
 * @returns the new version.
 * @throws AppError `bad_request` with problems by field; `conflict` when `version` is not the newest, or the draft is planned to be
 *   published; `not_found` when it is no page.
 */
export function changePageDraft(
  ctx: AppContext,
  key: string,
  { version, changes }: { version: number; changes: ValueChange[] },
  { by, program }: { by: string; program: string },
): Promise<{ version: number }> {
  return inDraftTransaction(ctx, async (db) => {
    const definition = await getDefinition(db, key);
    refuseProgramPage(definition);
    const row = await findCurrent(db, key, version);
    refuseProgramDraft(row);
    let data = draftText(definition, row);
    for (const { path, value } of changes) data = withNewValue(data, path, value as Json);
    const checked = await checkDocument(ctx, db, { definition, data });
    for (const { path, value } of changes) {
      // The schema drops what it does not know.
      if (value !== null && valueAt(checked, path) === undefined) throw noField(path);
    }
    return storeDraft(db, definition, row, checked, { key, by, now: ctx.clock.now(), draftedBy: program });
  });
}

/** `data` with a value at `path`, without that field for null. @throws AppError `bad_request` where there can be no field. */
function withNewValue(data: Json, path: string, value: Json): Json {
  const keys = path.split('.');
  const parent = valueAt(data, keys.slice(0, -1));
  const isListItem = Array.isArray(parent) && /^\d{1,4}$/.test(keys.at(-1) ?? '');
  if (!isListItem && !isObject(parent)) throw noField(path);
  return withValue(data, path, value ?? undefined);
}

function noField(path: string): AppError {
  return new AppError('bad_request', `There is no field ${path}`, {
    issues: [{ path, message: 'There is no such field' }],
  });
}
