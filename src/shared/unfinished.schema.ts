import * as z from 'zod';
import { UNFINISHED_REASONS, type UnfinishedReason } from './unfinished.ts';

const reasons = Object.keys(UNFINISHED_REASONS) as [UnfinishedReason, ...UnfinishedReason[]];

/** A field that its owner has to look at. `document` is the key of a document, or `settings`, whose path is the key of one. */
export const UnfinishedField = z.object({
  document: z.string(),
  title: z.string(),
  path: z.string(),
  reason: z.enum(reasons),
  text: z.string(),
});
export type UnfinishedField = z.output<typeof UnfinishedField>;

/** Whether the shipped texts of a document may stay as they are. */
export const AcceptedInput = z.object({ isAccepted: z.boolean('Please give true or false') });
