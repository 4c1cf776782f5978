export { createPost, savePost } from './edits.ts';
export { isPostVisible } from './queries.ts';
export { findPostsWith, listVisiblePosts } from './reading.ts';
