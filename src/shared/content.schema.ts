import * as z from 'zod';
import { NOTES_LENGTH } from './limits.ts';
import { says } from './messages.ts';

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
  at: z.iso.datetime({ offset: true, error: 'Please give a time such as 2026-01-31T09:00:00Z' }).nullish(),
});

/** Which field goes back to the shipped text; all of them without a path. */
export const ResetInput = z.object({ path: z.string().max(200).optional() });

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
