import { ApiError } from '#app/api.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import type { CallState } from '#app/pages/captain/use-call.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';

export const CHANGED_MEANWHILE = 'Somebody else has changed this since you opened it. Look at it, then save again.';

interface ChangeOptions<T> {
  /** The part of the document that a form shows, and the call that it was read with: it is not replaced when somebody else has changed it. */
  shown?: { call: Pick<CallState<EditedDocumentJson>, 'data' | 'setData'>; part(data: T): unknown };
  /** False: the change stays a draft. */
  isPublic?: boolean;
}

/**
 * Changes a document and publishes it. If it has a draft, the change is saved in that draft and not published: the draft may be unfinished.
 *
 * @returns whether visitors see the change.
 * @throws ApiError with problems by field, or 409 when somebody else has changed what is `shown`: its call then has their text. A form whose
 *   React key is the version is rendered anew with it, and the edits are filled in again.
 */
export async function changeDocument<T extends Record<string, unknown>>(
  key: string,
  change: (data: T) => T,
  { shown, isPublic = true }: ChangeOptions<T> = {},
): Promise<{ isPublished: boolean }> {
  const params = { key };
  const latest = await captainApi.call(contentCalls.get, { params });
  if (shown) refuseIfChanged(shown, latest);
  const { version, draft } = latest;
  const input = { version, data: change(draftOrPublished<T>(latest)) };
  const saved = await captainApi.call(contentCalls.saveDraft, { params, input });
  if (draft || !isPublic) return { isPublished: false };
  // A text that was typed again as it was leaves no draft.
  const now = await captainApi.call(contentCalls.get, { params });
  if (now.draft) await captainApi.call(contentCalls.publish, { params, input: { version: saved.version } });
  return { isPublished: true };
}

/** Shows the latest state of a document in its form, and refuses to replace it, if it differs from what the form has shown. */
function refuseIfChanged<T>({ call, part }: NonNullable<ChangeOptions<T>['shown']>, latest: EditedDocumentJson): void {
  const stateOf = (document: EditedDocumentJson) => JSON.stringify(part(draftOrPublished<T>(document)));
  if (!call.data || stateOf(call.data) === stateOf(latest)) return;
  call.setData(latest);
  throw new ApiError(409, CHANGED_MEANWHILE);
}

/** The text of a document that its owner works on: the draft, else what is published. */
export function draftOrPublished<T>({ draft, published }: EditedDocumentJson): T {
  return (draft ?? published) as T;
}
