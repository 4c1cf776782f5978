import * as z from 'zod';

export const BatchDeleteInput = z.object({
  filenames: z.array(z.string().max(255), 'Please choose files to delete').max(500, 'Please keep to 500 files at once'),
});
