import * as z from 'zod';

/**
 * Names of the uploads to delete. A file that is used in posts is not deleted, unless `evenIfUsed` is set after the captain
 * has confirmed.
 */
export const BatchDeleteInput = z.object({
  filenames: z.array(z.string().max(255), 'Please choose files to delete').max(500, 'Please keep to 500 files at once'),
  evenIfUsed: z.boolean().default(false),
});
export type BatchDeleteInput = z.infer<typeof BatchDeleteInput>;
