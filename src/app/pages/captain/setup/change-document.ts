import { captainApi } from '#app/pages/captain/session.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';

/**
 * Changes a document and publishes it. Where a draft of it waits, the change becomes part of that draft, which is not
 * published: it may be unfinished.
 *
 * @param isPublic false: the change stays a draft.
 * @returns whether visitors see the change.
 * @throws ApiError with issues by field.
 */
export async function changeDocument<T extends Record<string, unknown>>(
  key: string,
  change: (data: T) => T,
  isPublic = true,
): Promise<{ isPublished: boolean }> {
  const of = { params: { key } };
  const { version, draft, published } = await captainApi.call(contentCalls.get, of);
  const data = change((draft ?? published) as T);
  const saved = await captainApi.call(contentCalls.saveDraft, { ...of, input: { version, data } });
  if (draft || !isPublic) return { isPublished: false };
  // A text that was typed again as it was leaves no draft.
  const now = await captainApi.call(contentCalls.get, of);
  if (now.draft) await captainApi.call(contentCalls.publish, { ...of, input: { version: saved.version } });
  return { isPublished: true };
}

/** The text of a document that its owner works on: the draft, else what is published. */
export function textOf<T>({ draft, published }: EditedDocumentJson): T {
  return (draft ?? published) as T;
}
