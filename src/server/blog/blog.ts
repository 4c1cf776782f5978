export { changeDraft, createDraft } from './drafts.ts';
export { createPost, savePost } from './edits.ts';
export { insertIssueAsPost } from './issue-post.ts';
export { RENDER_VERSION } from './markdown/version.ts';
export { keepFormerSlug, listFormerSlugs } from './part-queries.ts';
export { isPostVisible } from './queries.ts';
export { findPostsWith, getPost, listPostsForCaptain, listVisiblePosts } from './reading.ts';
export { renderContent, renderMailBody } from './rendering.ts';
export { getPostById } from './view.ts';
