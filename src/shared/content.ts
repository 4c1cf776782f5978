import type { FieldSchema } from './document-fields.ts';
import type { Issue } from './errors.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** Largest export of all texts in bytes, without pictures: many times the texts of a large site. */
export const CONTENT_MAX_BYTES = 8 * 1024 * 1024;

/** The part of Captain's list that a document is in; `services` are the pages that are lists of sections. */
export type DocumentGroup = 'pages' | 'services' | 'look' | 'shared' | 'messages';
/** State of a document: what visitors see, and whether it has a draft. */
export type DocumentState = 'shipped' | 'changed' | 'draft' | 'scheduled';

/** A document as Captain lists it. */
export interface ListedDocument {
  key: string;
  title: string;
  group: DocumentGroup;
  /** Explanation, where it is not a page. */
  hint: string | null;
  /** Where visitors see it; null for texts that are part of several pages. */
  path: string | null;
  state: DocumentState;
  version: number;
  /** Null as long as it is as shipped. */
  updatedAt: string | null;
  /** Name of the program that wrote the draft; null once a person has saved it. */
  draftedBy: string | null;
  /** True for a page that is a list of sections. */
  isLanding: boolean;
  /** True for a page that the owner created. */
  isCustom: boolean;
  isHidden: boolean;
  /** True when visitors see a text of the owner, at least in part. */
  isPublished: boolean;
  publishAt: string | null;
  /** Stored texts that do not fit any more; visitors see the shipped text there. */
  problems: Issue[];
}

/** A document for its editor. */
export interface EditedDocument extends Omit<ListedDocument, 'state' | 'updatedAt'> {
  state: DocumentState;
  updatedAt: string | null;
  /** The whole published text; null for a page that was never published. */
  published: unknown;
  /** The whole draft; null without one. */
  draft: unknown;
  /** The text that `reset` restores; null for a page that the owner created. */
  base: unknown;
  schema: FieldSchema;
  /** Values of the placeholders. */
  values: PlaceholderValues;
  /** The conditions that hold, for parts that are shown only then. */
  met: string[];
  /** Pages and sections of this site that a link can lead to. */
  links: LinkTarget[];
  /** The query that shows the draft to anyone who has the link, until when, and the page where it is shown; null where no page shows it. */
  preview: { search: string; expiresAt: string; path: string | null };
  /** True when a language model is set up, which can draft texts from notes. */
  canDraft: boolean;
}

/** Another text for a field; `path` has dots: `hero.title`. */
export interface ProposedText {
  path: string;
  text: string;
}

/** Texts that a model made of the owner's notes. Nothing of it is stored. */
export interface NotesDraft {
  texts: ProposedText[];
  /** Texts that cannot be used, each with the reason. */
  rejected: (Issue & ProposedText)[];
}

/** A page or a section of this site; `label` names it for the owner. */
export interface LinkTarget {
  href: string;
  label: string;
}

/** Templates of a new page. */
export interface PageTemplate {
  name: string;
  title: string;
}

/** A version that was published. */
export interface DocumentRevision {
  id: number;
  version: number;
  publishedAt: string;
  publishedBy: string | null;
}

/** Why an import was rejected, what it left out or filled in. */
export interface ImportIssue extends Issue {
  /** Key of the document, or `settings`. */
  document: string;
}

/** Answer to an import of texts and to its dry run. */
export interface ImportResult {
  applied: boolean;
  issues: ImportIssue[];
  /** Fields of the file that this version does not have. */
  ignored: ImportIssue[];
  /** Texts that the file, made by an earlier version, lacks: the shipped ones take their place. */
  filled: ImportIssue[];
}
