import * as z from 'zod';

/** A switch in a query: `1` is on. */
const flag = z
  .string()
  .optional()
  .transform((value) => value === '1');

/**
 * Query of an import of posts.
 *
 * @property name of the file, if it is a markdown file.
 * @property pages also takes the texts of the pages, from an export of this program.
 * @property site where pictures without a host are fetched from, if the file does not say.
 */
export const ImportQuery = z.object({
  dryRun: flag,
  pages: flag,
  name: z
    .string()
    .regex(/^[^/\\]+\.(?:md|markdown|mdx)$/i, 'Please give the name of a markdown file')
    .max(255)
    .optional(),
  site: z
    .url({ protocol: /^https?$/, error: 'Please give the address of the old site, such as https://blog.example.com' })
    .max(300)
    .transform((address) => new URL(address).origin)
    .optional(),
});
