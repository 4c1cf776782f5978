import * as z from 'zod';
import { IssueFields } from './newsletter-issue.schema.ts';
import { SavedPost } from './post.schema.ts';
import { Id, Time } from './stored.schema.ts';

/** A text for its editor: as it is stored, and the draft of it, which the next save makes the stored text. */
const editedText = <T extends z.ZodType>(fields: T) =>
  z.object({
    /** Changes with each save of the text and of its draft; a save that names another one is refused. */
    version: z.string(),
    saved: fields,
    /** The stored text that the draft began with: another one than `saved` where somebody saved the text since. */
    base: fields,
    draft: fields.nullable(),
    draftSavedBy: z.string().nullable(),
    draftSavedAt: Time.nullable(),
  });

const draftInput = <T extends z.ZodType>(fields: T) =>
  z.object({ version: z.string('Please give the version of the text').max(60), data: fields });

export const EditedPost = editedText(SavedPost);
export type EditedPost = z.output<typeof EditedPost>;
export type EditedPostJson = z.input<typeof EditedPost>;
export const PostDraftInput = draftInput(SavedPost);

export const EditedIssue = editedText(IssueFields);
export type EditedIssue = z.output<typeof EditedIssue>;
export type EditedIssueJson = z.input<typeof EditedIssue>;
export const IssueDraftInput = draftInput(IssueFields);

/** Version of a text after its draft was saved. */
export const SavedDraft = z.object({ version: z.string() });

/** Id of a post, or `new` for the post that the captain who calls has not created yet. */
export const PostOrNew = z.union([z.literal('new'), Id]);
