import { ApiError } from '#app/api.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import type { CallState } from '#app/pages/captain/use-call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';

export const CHANGED_MEANWHILE = 'Somebody else has changed this since you opened it. Look at it, then save again.';

interface ChangeOptions<T> {
  /** The part of the document that the form shows; it is not replaced when somebody else has changed it meanwhile. */
  part(data: T): unknown;
  change(data: T): T;
  /** False: the change stays a draft. */
  isPublic?: boolean;
}

/**
 * Changes a document and publishes it. If it has a draft, the change is saved in that draft and not published: the draft may be unfinished.
 *
 * @param loaded the call that gave the form its values.
 * @returns whether visitors see the change.
 * @throws ApiError with problems by field, or 409 when somebody else has saved meanwhile: `loaded` then has their text. A form whose React key
 *   is the version is rendered anew with it, and the edits are filled in again.
 */
export async function changeDocument<T extends Record<string, unknown>>(
  loaded: Pick<CallState<EditedDocumentJson>, 'data' | 'setData'>,
  key: string,
  { part, change, isPublic = true }: ChangeOptions<T>,
): Promise<{ isPublished: boolean }> {
  const of = { params: { key } };
  const latest = await captainApi.call(contentCalls.get, of);
  const shown = (document: EditedDocumentJson) => JSON.stringify(part(draftOrPublished<T>(document)));
  if (loaded.data && shown(loaded.data) !== shown(latest)) {
    loaded.setData(latest);
    throw new ApiError(409, CHANGED_MEANWHILE);
  }
  const { version, draft } = latest;
  const saved = await captainApi.call(contentCalls.saveDraft, {
    ...of,
    input: { version, data: change(draftOrPublished<T>(latest)) },
  });
  if (draft || !isPublic) return { isPublished: false };
  // A text that was typed again as it was leaves no draft.
  const now = await captainApi.call(contentCalls.get, of);
  if (now.draft) await captainApi.call(contentCalls.publish, { ...of, input: { version: saved.version } });
  return { isPublished: true };
}

/** The text of a document that its owner works on: the draft, else what is published. */
export function draftOrPublished<T>({ draft, published }: EditedDocumentJson): T {
  return (draft ?? published) as T;
}
