import * as z from 'zod';
import { call } from './call.ts';
import { PageQuery as Paged } from './paging.schema.ts';
import {
  Post,
  PostChanges,
  PostInput,
  PostListPage,
  PostPageQuery,
  PostRevision,
  PostSummary,
  PostsQuery,
  PreviewInput,
  PreviewLink,
  RenderedContent,
  RevisionSummary,
} from './post.schema.ts';

/** Posts of the blog. To visitors, posts that are not visible do not exist. */
export const postCalls = {
  list: call('GET /blog', {
    does: 'The visible posts, newest first; with `all=1` captains get all of them, with `newest=3` only so many',
    who: 'anyone',
    query: PostsQuery,
    answer: z.array(PostSummary),
  }),
  page: call('GET /captain/posts', {
    does: 'A page of all posts, drafts included, newest first',
    who: 'editor',
    query: Paged,
    answer: z.array(PostSummary),
    isPage: true,
  }),
  featured: call('GET /blog/featured', {
    does: 'The visible posts that are featured, newest first',
    who: 'anyone',
    answer: z.array(PostSummary),
  }),
  create: call('POST /blog', {
    does: 'Adds a post; an editor adds drafts only',
    who: 'editor',
    input: PostInput,
    answer: Post,
    status: 201,
    audit: 'post.create',
    errors: ['conflict'],
  }),
  render: call('POST /blog/preview', {
    does: 'Makes HTML of a text, without storing it',
    who: 'editor',
    input: PreviewInput,
    answer: RenderedContent,
  }),
  preview: call('GET /blog/preview/:token', {
    does: 'The post that a preview link shows, visible or not',
    who: 'anyone',
    answer: Post,
  }),
  get: call('GET /blog/:slug', {
    does: 'A visible post, also by a slug that it had before; captains get hidden ones too',
    who: 'anyone',
    answer: Post,
  }),
  save: call('PUT /blog/:slug', {
    does: 'Changes a post; what is not sent stays, and an editor changes drafts only',
    who: 'editor',
    input: PostChanges,
    answer: Post,
    audit: 'post.save',
    errors: ['conflict'],
  }),
  remove: call('DELETE /blog/:slug', {
    does: 'Deletes a post with its revisions',
    who: 'owner',
    audit: 'post.delete',
  }),
  revisions: call('GET /blog/:slug/revisions', {
    does: 'The saved revisions of a post, newest first',
    who: 'editor',
    answer: z.array(RevisionSummary),
  }),
  revision: call('GET /blog/:slug/revisions/:id', {
    does: 'A post as one revision saved it',
    who: 'editor',
    answer: PostRevision,
  }),
  makePreviewLink: call('POST /blog/:slug/preview-link', {
    does: 'Makes a link that shows the post to anyone for seven days',
    who: 'editor',
    answer: PreviewLink,
    status: 201,
    audit: 'post.preview-link',
  }),
};

/** The pages of `/blog`. */
export const articleCalls = {
  page: call('GET /articles', {
    does: 'One page of the visible posts, of all or those with a tag or words',
    who: 'anyone',
    query: PostPageQuery,
    answer: PostListPage,
    errors: ['not_found'],
  }),
};
