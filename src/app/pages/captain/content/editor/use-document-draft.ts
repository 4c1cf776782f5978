import { useDraft } from '#app/pages/captain/drafts/use-draft.ts';
import { captainApi } from '#app/pages/captain/session.ts';
import { contentCalls } from '#shared/content.calls.ts';
import type { EditedDocumentJson } from '#shared/content.schema.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { type Json, type JsonObject, valueAt } from '#shared/json.ts';

/** The draft of a document. */
export function useDocumentDraft(loaded: EditedDocumentJson) {
  const params = { key: loaded.key };
  const { edited, ...draft } = useDraft<Json, EditedDocumentJson>(loaded, {
    name: `page.${loaded.key}`,
    textOf: ({ draft, published, base }) => (draft ?? published ?? base) as Json,
    read: () => captainApi.call(contentCalls.get, { params }),
    save: async (version, data) => {
      const input = { version, data: data as JsonObject };
      // A change of the draft cancels its planned publication.
      return { ...(await captainApi.call(contentCalls.saveDraft, { params, input })), publishAt: null };
    },
  });
  const { state, saved } = draft;
  const refused = state.kind === 'invalid' ? state.refused : undefined;
  /** Whether the field is still as empty as when its item was added. */
  const isNew = ({ path }: FieldProblem) => valueAt(refused, path) === '' && valueAt(saved, path) === undefined;
  return {
    ...draft,
    document: edited,
    issues: draft.issues.filter((issue) => !isNew(issue)),
    /** Fields of new items that have to be filled in before the draft can be saved. */
    missing: draft.issues.filter(isNew),
  };
}
export type DocumentEditor = ReturnType<typeof useDocumentDraft>;
