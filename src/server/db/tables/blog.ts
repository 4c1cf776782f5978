/** Posts with their tags, revisions, former addresses and files. */
import type { Generated } from 'kysely';
import * as z from 'zod';
import { Asset } from '#shared/asset.schema.ts';
import type { UnixSeconds } from '#shared/time.ts';
import type { CreatedAt, Flag, JsonList, TableOf } from './column.ts';

export interface BlogPostsTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  tags: Generated<JsonList>;
  coverImage: string | null;
  author: string;
  published: Generated<Flag>;
  featured: Generated<Flag>;
  publishAt: UnixSeconds | null;
  createdAt: CreatedAt;
  updatedAt: UnixSeconds;
  /** Safe HTML made of `content` by the renderer of `renderVersion`. */
  html: Generated<string>;
  renderVersion: Generated<number>;
  /** Headings as JSON: `[{ "id": "c-why", "text": "Why", "depth": 2 }]`. */
  toc: Generated<string>;
  /** Minutes. */
  readingTime: Generated<number>;
  /** When visitors can see the post from; null for drafts. */
  publishedAt: UnixSeconds | null;
  /** Name of the program that wrote the draft; null once a person has saved it. */
  draftedBy: string | null;
}

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

export interface BlogRevisionsTable {
  id: Generated<number>;
  postId: number;
  /** The post's fields as they were saved, as JSON. */
  post: string;
  savedBy: string | null;
  createdAt: CreatedAt;
}

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
export const AssetsTable = Asset.omit({ url: true, thumbnail: true, usedIn: true }).extend({
  originalName: z.string(),
  /** Widths in pixels of the AVIF and WebP versions. */
  widths: z.array(z.number()),
  /** SHA-256 of the uploaded bytes, in hex: the same file uploaded twice is stored once. */
  sourceHash: z.string(),
});
export type AssetsTable = TableOf<typeof AssetsTable, 'widths'>;

/** Which posts show which upload. */
export interface BlogPostAssetsTable {
  filename: string;
  postId: number;
}
