import * as z from 'zod';
import { DOCUMENT_GROUPS, DOCUMENT_STATES, IMPORT_PARTS } from './content.ts';
import type { FieldSchema } from './document-fields.ts';
import { NOTES_LENGTH } from './limits.ts';
import { says } from './messages.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { TextChange } from './starters.schema.ts';
import { optionalOr, plannedTime, Time } from './stored.schema.ts';

const version = z.int('Please give the version of the document').min(0);
const key = z.string().regex(/^[a-z0-9-]{1,80}$/, 'There is no such document');

/** A draft to store; `data` is checked by the schema of its document. */
export const DraftInput = z.object({
  version,
  data: z.record(z.string(), z.unknown(), 'Please give the whole document as data'),
});

/** @property at when the draft becomes public; at once without it. */
export const PublishInput = z.object({
  version,
  at: optionalOr(plannedTime('Please give a time such as 2026-01-31T09:00:00Z'), undefined),
});

/** The field that goes back to the shipped text; all of them without a path. */
export const ResetInput = z.object({ path: z.string().max(200).optional() }).optional();

/** A new landing page. */
export const PageInput = z
  .object({
    template: z.string().max(40).optional(),
    copyOf: key.optional(),
    path: z.string('Please give the path of the page').trim().max(100),
    title: z.string('Please give the page a title').trim().min(1, 'Please give the page a title').max(60),
  })
  .refine(({ template, copyOf }) => !template || !copyOf, 'Please choose a template or a page to copy, not both');

/** A parameter that only the site's own pages send. */
const parameter = (max: number) => z.string(says('invalid')).max(max, says('invalid'));

/** The draft that a shared link shows in place of the published text. */
export const DraftQuery = z.object({ draft: z.string().optional() });

export const KeysQuery = z.object({ keys: parameter(500), draft: parameter(300).optional() }, says('invalid'));

export const PathQuery = z.object({ path: parameter(300), draft: parameter(300).optional() }, says('invalid'));

/** Notes from which a model writes a document's texts. */
export const NotesInput = z.object({
  notes: z
    .string('Please write down what the page should say')
    .trim()
    .min(20, 'Please write a little more: at least 20 characters')
    .max(NOTES_LENGTH, `Please shorten the notes to ${NOTES_LENGTH} characters`),
});

const problem = z.object({ path: z.string(), message: z.string() });

/** A document as Captain lists it. */
export const ListedDocument = z.object({
  key: z.string(),
  title: z.string(),
  group: z.enum(DOCUMENT_GROUPS),
  /** Explanation, where it is not a page. */
  hint: z.string().nullable(),
  /** Where visitors see it; null for texts that are part of several pages. */
  path: z.string().nullable(),
  state: z.enum(DOCUMENT_STATES),
  version: z.number(),
  /** Null as long as it is as shipped. */
  updatedAt: Time.nullable(),
  /** Name of the program that wrote the draft; null once a person has saved it. */
  draftedBy: z.string().nullable(),
  /** True for a page that is a list of sections. */
  isLanding: z.boolean(),
  /** True for a page that the owner created. */
  isCustom: z.boolean(),
  isHidden: z.boolean(),
  /** True when visitors see a text of the owner, at least in part. */
  isPublished: z.boolean(),
  publishAt: Time.nullable(),
  /** Stored texts that do not fit any more; visitors see the shipped text there. */
  problems: z.array(problem.extend({ key: z.string() })),
});
export type ListedDocument = z.output<typeof ListedDocument>;
export type ListedDocumentJson = z.input<typeof ListedDocument>;

export const TextQuery = z.object({ q: z.string().trim().min(2, 'Please give at least two letters').max(200) });

/** A field whose text was found; `text` is the part of it around the words. */
export const FoundText = z.object({
  document: z.string(),
  title: z.string(),
  path: z.string(),
  /** The path in words, as the editor shows it. */
  label: z.string(),
  text: z.string(),
});
export type FoundText = z.output<typeof FoundText>;

/** A page or a section of this site; `label` names it for the owner. */
export const LinkTarget = z.object({ href: z.string(), label: z.string() });
export type LinkTarget = z.output<typeof LinkTarget>;

/** A document for its editor. */
export const EditedDocument = ListedDocument.extend({
  /** The whole published text; null for a page that was never published. */
  published: z.unknown(),
  /** The whole draft; null without one. */
  draft: z.unknown(),
  /** The text that `reset` restores; null for a page that the owner created. */
  base: z.unknown(),
  schema: z.custom<FieldSchema>(),
  /** Texts of its template that say what to write. */
  instructions: z.array(z.string()),
  /** Values of the placeholders. */
  values: z.custom<PlaceholderValues>(),
  /** The conditions that hold, for parts that are shown only then. */
  met: z.array(z.string()),
  /** Pages and sections of this site that a link can lead to. */
  links: z.array(LinkTarget),
  /** Addresses of pages and sections that visitors do not have: they do not see the links to them. */
  hiddenLinks: z.array(z.string()),
  /** The query that shows the draft to anyone who has the link, until when, and the page where it is shown; null where no page shows it. */
  preview: z.object({ search: z.string(), expiresAt: Time, path: z.string().nullable() }),
  /** True when a language model is set up, which can draft texts from notes. */
  canDraft: z.boolean(),
});
export type EditedDocument = z.output<typeof EditedDocument>;
export type EditedDocumentJson = z.input<typeof EditedDocument>;

/** The version that a document has after a write. */
export const SavedDocument = z.object({ version: z.number() });

export const CreatedPage = SavedDocument.extend({ key: z.string() });

/** Another text for a field; `path` has dots: `hero.title`. */
export const ProposedText = z.object({ path: z.string(), text: z.string() });
export type ProposedText = z.output<typeof ProposedText>;

/** Texts that a model made of the owner's notes. Nothing of it is stored. */
export const NotesDraft = z.object({
  texts: z.array(ProposedText),
  /** Texts that cannot be used, each with the reason. */
  rejected: z.array(ProposedText.extend({ message: z.string() })),
});
export type NotesDraft = z.output<typeof NotesDraft>;

/** A template of a new page. */
export const PageTemplate = z.object({ name: z.string(), title: z.string() });
export type PageTemplate = z.output<typeof PageTemplate>;

/** A version that was published. */
export const DocumentRevision = z.object({
  id: z.number(),
  version: z.number(),
  publishedAt: Time,
  publishedBy: z.string().nullable(),
});
export type DocumentRevision = z.output<typeof DocumentRevision>;

/** A version with its whole text. */
export const WholeRevision = DocumentRevision.extend({ data: z.unknown() });
export type WholeRevision = z.output<typeof WholeRevision>;

/** Why an import was rejected, what it left out or filled in; `document` is the key of a document, or `settings`. */
export const ImportProblem = problem.extend({ document: z.string() });
export type ImportProblem = z.output<typeof ImportProblem>;

/** Parts of an import that are chosen by themselves. */
export const ImportQuery = z.object({
  /** The parts to take, with commas between them; without it all. */
  parts: z
    .string()
    .transform((parts) => parts.split(','))
    .pipe(z.array(z.enum(IMPORT_PARTS, 'There is no such part of an import')))
    .optional(),
  /** The version that a dry run gave: refused when somebody has changed texts since. */
  version: z.coerce.number().int().optional(),
});

/** Answer to an import of texts and to its dry run. */
export const ImportResult = z.object({
  applied: z.boolean(),
  /** For the call that imports what a dry run has listed. */
  version: z.number(),
  /** Every field that gets another value; empty where the file has errors. */
  changes: z.array(TextChange),
  issues: z.array(ImportProblem),
  /** Fields of the file that this version does not have. */
  ignored: z.array(ImportProblem),
  /** Texts that the file, made by an earlier version, lacks: the shipped ones take their place. */
  filled: z.array(ImportProblem),
  /** Notes for the owner: the file was made with another starter. */
  notes: z.array(z.string()),
});
export type ImportResult = z.output<typeof ImportResult>;
