import { captainApi } from '#app/pages/captain/session.ts';
import type { EditedDocument } from '#shared/content.ts';

/**
 * Changes a document and publishes it. Where a draft of it waits, the change becomes part of that draft, which is not
 * published: it may be unfinished.
 *
 * @returns whether visitors see the change.
 * @throws ApiError with issues by field.
 */
export async function changeDocument<T>(key: string, change: (data: T) => T): Promise<{ isPublished: boolean }> {
  const { version, draft, published } = await captainApi.get<EditedDocument>(`/captain/content/${key}`);
  const data = change((draft ?? published) as T);
  const saved = await captainApi.put<{ version: number }>(`/captain/content/${key}/draft`, { version, data });
  if (draft) return { isPublished: false };
  // A text that was typed again as it was leaves no draft.
  const now = await captainApi.get<EditedDocument>(`/captain/content/${key}`);
  if (now.draft) await captainApi.post(`/captain/content/${key}/publish`, { version: saved.version });
  return { isPublished: true };
}

/** The text of a document that its owner works on: the draft, else what is published. */
export function textOf<T>({ draft, published }: EditedDocument): T {
  return (draft ?? published) as T;
}
