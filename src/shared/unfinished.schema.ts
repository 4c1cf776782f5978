import * as z from 'zod';
import { keyOf } from './stored.schema.ts';
import { UNFINISHED_REASONS } from './unfinished.ts';

const Reason = keyOf(UNFINISHED_REASONS);

/** A field that its owner has to look at. `document` is the key of a document, or `settings`, whose path is the key of one. */
export const UnfinishedField = z.object({
  document: z.string(),
  title: z.string(),
  path: z.string(),
  /** The path in words, as the editor shows it. */
  label: z.string(),
  reason: Reason,
  text: z.string(),
});
export type UnfinishedField = z.output<typeof UnfinishedField>;

/** Number of fields that are left for one reason, and in which documents. */
const UnfinishedGroup = z.object({
  reason: Reason,
  count: z.number(),
  /** With the path of the first field in each; `words` is how many there are to read. */
  documents: z.array(
    UnfinishedField.pick({ document: true, title: true, path: true }).extend({ count: z.number(), words: z.number() }),
  ),
  /** The first of them; none for shipped texts, which are many. */
  fields: z.array(UnfinishedField),
});
export type UnfinishedGroup = z.output<typeof UnfinishedGroup>;

/** List of what is left, as small as a screen needs it. */
export const UnfinishedSummary = z.object({
  count: z.number(),
  groups: z.array(UnfinishedGroup),
  /** The documents whose shipped texts may stay. */
  accepted: z.array(UnfinishedField.pick({ document: true, title: true })),
});
export type UnfinishedSummary = z.output<typeof UnfinishedSummary>;

/** The shipped texts of a document that its owner has not changed, and its placeholders, in the order of its page. */
export const UnreadTexts = z.object({
  title: z.string(),
  /** Placeholders by name, as visitors read them. */
  values: z.record(z.string(), z.string()),
  texts: z.array(UnfinishedField.pick({ path: true, label: true, text: true, reason: true })),
});
export type UnreadTexts = z.output<typeof UnreadTexts>;

/** Whether the shipped texts of a document may stay as they are. */
export const AcceptedInput = z.object({ isAccepted: z.boolean('Please give true or false') });
