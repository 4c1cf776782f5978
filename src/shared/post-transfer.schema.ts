import * as z from 'zod';

/**
 * @property pages also takes the texts of the pages, from an export of this program.
 * @property site where pictures without a host are fetched from, if the file does not say.
 */
const flag = z
  .string()
  .optional()
  .transform((value) => value === '1');

export const ImportQuery = z.object({
  dryRun: flag,
  pages: flag,
  site: z
    .url({ protocol: /^https?$/, error: 'Please give the address of the old site, such as https://blog.example.com' })
    .max(300)
    .transform((address) => new URL(address).origin)
    .optional(),
});
