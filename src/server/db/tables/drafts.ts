import * as z from 'zod';
import { type Json, Seconds } from '#shared/stored.schema.ts';
import type { TableOf } from './column.ts';

const Fields = z.record(z.string(), z.custom<Json | undefined>());

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
  savedAt: Seconds,
});
export type DraftsTable = TableOf<typeof DraftsTable, 'id'>;
