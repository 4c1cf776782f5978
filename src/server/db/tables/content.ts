import type { Generated } from 'kysely';
import type { UnixSeconds } from '#shared/time.ts';

/** `published` and `draft` are JSON: the differences from the shipped text, or the whole page where `template` is set. */
export interface ContentDocumentsTable {
  key: string;
  /** Document that a page of the owner started with; null where the document ships with the site. */
  template: string | null;
  /** Ascending in the order of creation. */
  position: Generated<number>;
  version: number;
  published: string | null;
  draft: string | null;
  /** When the draft becomes public by itself. */
  publishAt: UnixSeconds | null;
  updatedAt: UnixSeconds;
  updatedBy: string | null;
  /** Name of the program that wrote the draft; null once a person has saved it. */
  draftedBy: string | null;
}

/** The whole text of a document as it was published. */
export interface ContentRevisionsTable {
  id: Generated<number>;
  key: string;
  version: number;
  data: string;
  publishedAt: UnixSeconds;
  publishedBy: string | null;
}

export interface ContentRedirectsTable {
  path: string;
  key: string;
}
