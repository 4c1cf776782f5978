import * as z from 'zod';
import { type Json, Seconds } from '#shared/stored.schema.ts';
import type { TableOf } from './column.ts';

const Text = z.record(z.string(), z.custom<Json | undefined>());

/** `published` and `draft` are the differences from the shipped text, or the whole page where `template` is set. */
export const ContentDocumentsTable = z.object({
  key: z.string(),
  /** Document that a page of the owner started with; null where the document ships with the site. */
  template: z.string().nullable(),
  /** Ascending in the order of creation. */
  position: z.number(),
  version: z.number(),
  published: Text.nullable(),
  draft: Text.nullable(),
  /** When the draft becomes public by itself. */
  publishAt: Seconds.nullable(),
  updatedAt: Seconds,
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
  data: Text,
  publishedAt: Seconds,
  publishedBy: z.string().nullable(),
});
export type ContentRevisionsTable = TableOf<typeof ContentRevisionsTable, 'id'>;

export interface ContentRedirectsTable {
  path: string;
  key: string;
}
