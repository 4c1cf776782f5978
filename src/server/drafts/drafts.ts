import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/open.ts';
import { AppError } from '#shared/errors.ts';
import type { JsonObject } from '#shared/json.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { type DraftOwner, deleteDraft, findDraft, insertDraft } from './queries.ts';

/*
 * Drafts of posts and issues. An editor (`app/pages/captain/drafts/use-draft.ts`) sends the text with the version that it began with: any other
 * than the newest is refused, and the editor shows what both changed. Saving a post or an issue ends its draft in the same transaction. A
 * page keeps its draft in its own row (`content/editing/edits.ts`), under the same rules and with the same calls.
 */

/** A text as it is stored now. */
export interface StoredText<T> {
  owner: DraftOwner;
  /** Changes whenever the text is saved. */
  version: string | number;
  fields: T;
}

/** A text with its draft, for its editor. `saved` is what is stored now, `base` what was stored when the draft was saved. */
export async function getEditedText<T extends object>(db: Db, { owner, version, fields }: StoredText<T>) {
  const row = await findDraft(db, owner);
  return {
    version: joinVersions(version, row?.id),
    saved: fields,
    // A field that came with an update is not in an older draft.
    base: { ...fields, ...row?.base },
    draft: row ? { ...fields, ...row.data } : null,
    draftSavedBy: row?.savedBy ?? null,
    draftSavedAt: row?.savedAt ?? null,
  };
}

/**
 * Replaces the draft of a text; one that says what is stored is removed. To be called in a transaction.
 *
 * @returns the new version.
 * @throws AppError `conflict` when `version` is not the newest.
 */
export async function saveDraft<T extends object>(
  db: Db,
  stored: StoredText<T>,
  given: { version: string; data: T },
  saved: { by: string; now: UnixSeconds },
): Promise<{ version: string }> {
  const { owner, version, fields } = stored;
  await endDraft(db, stored, given.version);
  if (isDeepStrictEqual(given.data, fields)) return { version: joinVersions(version) };
  const [base, data] = [fields as JsonObject, given.data as JsonObject];
  const id = await insertDraft(db, { ...owner, base, data, savedBy: saved.by, savedAt: saved.now });
  return { version: joinVersions(version, id) };
}

/**
 * Removes the draft that is saved now. To be called in the transaction that saves it.
 *
 * @throws AppError `conflict` when `version` is not the newest.
 */
export async function endDraft(
  db: Db,
  { owner, version }: Omit<StoredText<object>, 'fields'>,
  given: string,
): Promise<void> {
  const newest = joinVersions(version, (await findDraft(db, owner))?.id);
  if (given !== newest) {
    throw new AppError('conflict', 'Somebody else changed this text', { details: { version: newest } });
  }
  await deleteDraft(db, owner);
}

/** Removes the draft of an object, whatever its version. */
export function removeDraft(db: Db, owner: DraftOwner): Promise<void> {
  return deleteDraft(db, owner);
}

function joinVersions(text: string | number, draft = 0): string {
  return `${text} ${draft}`;
}
