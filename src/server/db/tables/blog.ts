/** Posts with their tags, revisions, former addresses and files. */
import * as z from 'zod';
import { Asset } from '#shared/asset.schema.ts';
import { Post, PostRevision } from '#shared/post.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, TableOf } from './column.ts';

/**
 * `html` is safe and made of `content` by the renderer of `renderVersion`, and so is `toc`. `publishedAt` says when visitors see it
 * from.
 */
export const BlogPostsTable = Post.omit({ cover: true, status: true, previous: true, next: true }).extend({
  renderVersion: z.number(),
});
export type BlogPostsTable = TableOf<
  typeof BlogPostsTable,
  'id' | 'tags' | 'published' | 'featured' | 'html' | 'renderVersion' | 'toc' | 'readingTime'
>;

/** Tags that a captain made by hand; those of posts are in `blogPostTags`. */
export interface TagsTable {
  name: string;
  createdAt: CreatedAt;
}

export interface BlogPostTagsTable {
  tag: string;
  /** The post's own, repeated so that lists by tag need no sort. */
  publishedAt: UnixSeconds | null;
  postId: number;
}

/** An address that a published post had before; it leads to the post's present one. */
export interface BlogRedirectsTable {
  slug: string;
  postId: number;
  createdAt: CreatedAt;
}

export const BlogRevisionsTable = PostRevision.extend({ postId: z.number() });
export type BlogRevisionsTable = TableOf<typeof BlogRevisionsTable, 'id'>;

/** A post that came from another system. */
export interface ImportedPostsTable {
  /** The system and the post's id there: `ghost:ID`. */
  source: string;
  postId: number;
  contentHash: string;
  /** The post's `updatedAt` after the import: a later one means that somebody changed it here. */
  savedAt: UnixSeconds;
}

/** An address on another site that leads to the post now. */
export interface FormerPostPathsTable {
  path: string;
  postId: number;
}

/** Uploaded files. `filename` is the name below `DATA_DIR/uploads` and in the address `/uploads/NAME`. */
export const AssetsTable = Asset.omit({ url: true, thumbnail: true, usedIn: true, alsoUsedIn: true }).extend({
  originalName: z.string(),
  /** Widths in pixels of the AVIF and WebP versions. */
  widths: z.array(z.number()),
  /** SHA-256 of the uploaded bytes, in hex: the same file uploaded twice is stored once. */
  sourceHash: z.string(),
});
export type AssetsTable = TableOf<typeof AssetsTable, 'widths'>;

/** Uploads, and the posts that show them. */
export interface BlogPostAssetsTable {
  filename: string;
  postId: number;
}
