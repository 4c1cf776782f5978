import { routes } from '#server/http/calls.ts';
import { findCaller } from '#server/http/require-captain.ts';
import { postDraftCalls } from '#shared/draft.calls.ts';
import { articleCalls, postCalls } from '#shared/post.calls.ts';
import { discardPostDraft, getPostDraft, savePostDraft } from './drafts.ts';
import { changePost, createPost, removePost } from './edits.ts';
import { writerOf } from './policy.ts';
import { getPostPreview, makePreviewLink } from './preview.ts';
import { getListPage, getPost, listFeatured, listPostPage, listPostsForCaptain, listVisiblePosts } from './reading.ts';
import { previewContent } from './rendering.ts';
import { getPostRevision, listPostRevisions } from './revisions.ts';

export const postRoutes = routes(postCalls, {
  async list(ctx, { query, c }) {
    const isAll = query.all === '1' && (await findCaller(ctx, c)) !== undefined;
    return isAll ? listPostsForCaptain(ctx) : listVisiblePosts(ctx, query.newest ? Number(query.newest) : undefined);
  },
  page: (ctx, { query }) => listPostPage(ctx, query),
  featured: (ctx) => listFeatured(ctx),
  create: (ctx, { input, captain }) => createPost(ctx, input, captain.name, writerOf(captain)),
  render: (ctx, { input }) => previewContent(ctx, input.content),
  preview: (ctx, { params }) => getPostPreview(ctx, params.token),
  get: async (ctx, { params, c }) => getPost(ctx, params.slug, { hidden: !!(await findCaller(ctx, c)) }),
  save: (ctx, { params, input, captain }) => changePost(ctx, params.slug, input, captain.name, writerOf(captain)),
  remove: (ctx, { params }) => removePost(ctx, params.slug),
  revisions: (ctx, { params }) => listPostRevisions(ctx, params.slug),
  revision: (ctx, { params }) => getPostRevision(ctx, params.slug, params.id),
  makePreviewLink: (ctx, { params, captain }) => makePreviewLink(ctx, params.slug, captain),
});

export const articleRoutes = routes(articleCalls, {
  page: (ctx, { query: { page, tag, q } }) => getListPage(ctx, { page, tag, query: q }),
});

export const postDraftRoutes = routes(postDraftCalls, {
  get: (ctx, { params, captain }) => getPostDraft(ctx, params.post, captain),
  save: (ctx, { params, input, captain }) => savePostDraft(ctx, params.post, input, captain),
  discard: (ctx, { params, captain }) => discardPostDraft(ctx, params.post, captain),
});
