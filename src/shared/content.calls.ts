import * as z from 'zod';
import { call } from './call.ts';
import {
  CreatedPage,
  DocumentRevision,
  DraftInput,
  EditedDocument,
  FoundText,
  ImportQuery,
  ImportResult,
  ListedDocument,
  NotesDraft,
  NotesInput,
  PageInput,
  PageTemplate,
  PublishInput,
  ResetInput,
  SavedDocument,
  TextQuery,
  WholeRevision,
} from './content.schema.ts';

/** All texts as one file. */
export const contentTransferCalls = {
  export: call('GET /captain/content/export', {
    does: 'Downloads all texts, facts and settings as JSON; with images=1 as .zip with the pictures',
    who: 'owner',
    query: z.object({ images: z.string().optional() }),
    answer: 'file',
    audit: 'content.export',
    confirm: true,
  }),
  import: call('POST /captain/content/import', {
    does: 'Publishes the chosen parts of an export, or nothing; the dry run lists every field that changes',
    who: 'owner',
    query: ImportQuery,
    input: 'other',
    answer: ImportResult,
    dryRun: ImportResult,
    audit: 'content.import',
    confirm: true,
    errors: ['bad_request', 'conflict', 'too_large'],
  }),
};

/** Drafts that a language model writes. */
export const draftingCalls = {
  draft: call('POST /captain/content/:key/notes', {
    does: 'Has the model write texts from notes; nothing is stored',
    who: 'editor',
    input: NotesInput,
    answer: NotesDraft,
    errors: ['unavailable'],
  }),
};

/** Texts of the site: editing, publishing, versions, own pages. */
export const contentCalls = {
  list: call('GET /captain/content', {
    does: 'All documents with their state',
    who: 'editor',
    answer: z.array(ListedDocument),
  }),
  search: call('GET /captain/texts', {
    does: 'Fields whose text has these words, as it is written or as visitors read it, 20 at most',
    who: 'editor',
    query: TextQuery,
    answer: z.array(FoundText),
  }),
  create: call('POST /captain/content', {
    does: 'Creates a page as a draft, from a template or as a copy',
    who: 'editor',
    input: PageInput,
    answer: CreatedPage,
    status: 201,
    audit: 'page.create',
    errors: ['not_found', 'conflict'],
  }),
  templates: call('GET /captain/content/templates', {
    does: 'The templates of a new page',
    who: 'editor',
    answer: z.array(PageTemplate),
  }),
  get: call('GET /captain/content/:key', {
    does: 'A document with what its editor needs',
    who: 'editor',
    answer: EditedDocument,
  }),
  remove: call('DELETE /captain/content/:key', {
    does: 'Deletes a page that the owner created',
    who: 'owner',
    audit: 'page.delete',
    errors: ['conflict'],
  }),
  saveDraft: call('PUT /captain/content/:key/draft', {
    does: 'Replaces the draft; refused when version is not the newest',
    who: 'editor',
    input: DraftInput,
    answer: SavedDocument,
    audit: 'page.draft',
    errors: ['conflict'],
  }),
  discardDraft: call('DELETE /captain/content/:key/draft', {
    does: 'Discards the draft and its planned publication',
    who: 'editor',
    answer: SavedDocument,
    audit: 'page.discard',
    errors: ['conflict'],
  }),
  publish: call('POST /captain/content/:key/publish', {
    does: 'Publishes the draft, at once or at a time',
    who: 'owner',
    input: PublishInput,
    answer: SavedDocument,
    audit: 'page.publish',
    errors: ['conflict'],
  }),
  reset: call('POST /captain/content/:key/reset', {
    does: 'Puts the shipped text into the draft: of one field, or of all',
    who: 'editor',
    input: ResetInput,
    answer: SavedDocument,
    audit: 'page.reset',
    errors: ['conflict'],
  }),
  revisions: call('GET /captain/content/:key/revisions', {
    does: 'The versions that were published, newest first',
    who: 'editor',
    answer: z.array(DocumentRevision),
  }),
  revision: call('GET /captain/content/:key/revisions/:id', {
    does: 'The whole text of a version',
    who: 'editor',
    answer: WholeRevision,
  }),
  restoreRevision: call('POST /captain/content/:key/revisions/:id/restore', {
    does: 'Makes a version the draft',
    who: 'editor',
    answer: SavedDocument,
    audit: 'page.restore',
  }),
};
