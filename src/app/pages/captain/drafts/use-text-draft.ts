import { captainApi } from '#app/pages/captain/session.ts';
import { issueDraftCalls, postDraftCalls } from '#shared/draft.calls.ts';
import type { EditedIssueJson, EditedPostJson } from '#shared/draft.schema.ts';
import type { Json } from '#shared/json.ts';
import type { IssueFields } from '#shared/newsletter-issue.schema.ts';
import type { SavedPost } from '#shared/post.schema.ts';
import { areSame } from './json.ts';
import type { DraftSource, Versioned } from './open-draft.ts';
import { useDraft } from './use-draft.ts';

interface EditedText<T> extends Versioned {
  saved: T;
  base: T;
  draft: T | null;
}

/** The draft of a post; without an id, of the one that is not created yet. */
export function usePostDraft(loaded: EditedPostJson, id: number | undefined) {
  const params = { post: id ?? 'new' };
  return useDraft(
    loaded,
    sourceOf<SavedPost, EditedPostJson>(
      `post.${params.post}`,
      () => captainApi.call(postDraftCalls.get, { params }),
      (version, data) => captainApi.call(postDraftCalls.save, { params, input: { version, data } }),
    ),
  );
}

/** The draft of an issue. */
export function useIssueDraft(loaded: EditedIssueJson, id: number) {
  const params = { id };
  return useDraft(
    loaded,
    sourceOf<IssueFields, EditedIssueJson>(
      `issue.${id}`,
      () => captainApi.call(issueDraftCalls.get, { params }),
      (version, data) => captainApi.call(issueDraftCalls.save, { params, input: { version, data } }),
    ),
  );
}

function sourceOf<T extends Json, E extends EditedText<T>>(
  name: string,
  read: () => Promise<E>,
  save: (version: E['version'], data: T) => Promise<Pick<E, 'version'>>,
): DraftSource<T, E> {
  return {
    name,
    read,
    textOf: ({ draft, saved }) => draft ?? saved,
    findNewer: ({ base, saved, draft }) => (draft && !areSame(base, saved) ? { base, text: saved } : undefined),
    save: async (version, data) => ({ ...(await save(version, data)), draft: data }) as Partial<E> & Versioned,
  };
}
