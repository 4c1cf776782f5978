export { createPost, savePost } from './edits.ts';
export { insertIssueAsPost } from './issue-post.ts';
export { RENDER_VERSION } from './markdown/version.ts';
export { isPostVisible } from './queries.ts';
export { findPostsWith, getPost, getPostById, listVisiblePosts } from './reading.ts';
export { renderContent, renderMailBody } from './rendering.ts';
