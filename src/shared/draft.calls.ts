import { call } from './call.ts';
import { EditedIssue, EditedPost, IssueDraftInput, PostDraftInput, PostOrNew, SavedDraft } from './draft.schema.ts';

/** Texts typed into the editor of posts before they are saved. Visitors do not see it. */
export const postDraftCalls = {
  get: call('GET /captain/posts/:post/draft', {
    does: 'The fields of a post and of its draft; with `new`, of the post that is not created yet',
    who: 'editor',
    params: { post: PostOrNew },
    answer: EditedPost,
  }),
  save: call('PUT /captain/posts/:post/draft', {
    does: 'Replaces the draft of a post; refused when version is not the newest',
    who: 'editor',
    params: { post: PostOrNew },
    input: PostDraftInput,
    answer: SavedDraft,
    audit: 'post.draft',
    errors: ['conflict'],
  }),
  discard: call('DELETE /captain/posts/:post/draft', {
    does: 'Discards the draft of a post',
    who: 'editor',
    params: { post: PostOrNew },
    audit: 'post.discard',
  }),
};

/** Texts typed into the editor of issues before they are saved. It is never sent. */
export const issueDraftCalls = {
  get: call('GET /captain/newsletters/:id/draft', {
    does: 'The fields of an issue and of its draft',
    who: 'editor',
    answer: EditedIssue,
  }),
  save: call('PUT /captain/newsletters/:id/draft', {
    does: 'Replaces the draft of an issue that has not been sent; refused when version is not the newest',
    who: 'editor',
    input: IssueDraftInput,
    answer: SavedDraft,
    audit: 'issue.draft',
    errors: ['conflict'],
  }),
  discard: call('DELETE /captain/newsletters/:id/draft', {
    does: 'Discards the draft of an issue',
    who: 'editor',
    audit: 'issue.discard',
  }),
};
