import * as z from 'zod';
import type { Json } from '#shared/json.ts';
import { StoredTime } from '#shared/stored.schema.ts';
import type { TableOf } from './column.ts';

const Fields = z.record(z.string(), z.custom<Json>());

/** `published` and `draft` are the differences from the shipped text, or the whole page where `template` is set. */
export const ContentDocumentsTable = z.object({
  key: z.string(),
  /** Document that a page of the owner started with; null where the document ships with the site. */
  template: z.string().nullable(),
  /** Ascending in the order of creation. */
  position: z.number(),
  version: z.number(),
  published: Fields.nullable(),
  draft: Fields.nullable(),
  /** When the draft becomes public by itself. */
  publishAt: StoredTime.nullable(),
  updatedAt: StoredTime,
  updatedBy: z.string().nullable(),
  /** Name of the program that wrote the draft; null once a person has saved it. */
  draftedBy: z.string().nullable(),
});
export type ContentDocumentsTable = TableOf<typeof ContentDocumentsTable, 'position'>;

/** The whole text of a document as it was published. */
export const ContentRevisionsTable = z.object({
  id: z.number(),
  key: z.string(),
  version: z.number(),
  data: Fields,
  publishedAt: StoredTime,
  publishedBy: z.string().nullable(),
});
export type ContentRevisionsTable = TableOf<typeof ContentRevisionsTable, 'id'>;

export interface ContentRedirectsTable {
  path: string;
  key: string;
}

/**
 * Drafts of posts and issues, at most one of each; that of a page is in `contentDocuments`. A draft that is saved again gets a new
 * id, so that the id is its version.
 */
export const DraftsTable = z.object({
  id: z.number(),
  /** Set for one of the three: the draft is of a post, of an issue, or of the post that a captain has not created yet. */
  postId: z.number().nullable(),
  newsletterId: z.number().nullable(),
  captainId: z.number().nullable(),
  /** The stored text when the draft was saved. */
  base: Fields,
  data: Fields,
  savedBy: z.string(),
  savedAt: StoredTime,
});
export type DraftsTable = TableOf<typeof DraftsTable, 'id'>;
