import * as z from 'zod';
import { Time } from './stored.schema.ts';

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
export const PostImportQuery = z.object({
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

/** Action of an import for a post of the file. */
export const ImportedPost = z.object({
  title: z.string(),
  /** Its slug here. */
  slug: z.string(),
  /** `same`: imported before and unchanged in the file; `kept`: changed here since, so the file's version is left out. */
  action: z.enum(['new', 'updated', 'same', 'kept', 'failed']),
  /** Parts that could not be converted, or differ from the file. */
  notes: z.array(z.string()),
});
export type ImportedPost = z.output<typeof ImportedPost>;

/** The state of an import: planned (a dry run), running, or done. */
export const PostImport = z.object({
  state: z.enum(['planned', 'running', 'done']),
  /** Null while it is only planned. */
  startedAt: Time.nullable(),
  /** The system the file came from. */
  source: z.enum(['Ghost', 'WordPress', 'Markdown']),
  posts: z.array(ImportedPost),
  /** Posts that are finished by now. */
  done: z.number(),
  /** Whether it holds the texts of pages, too. */
  hasPages: z.boolean(),
  /** The file says no address of its site, from which its pictures have to be fetched. */
  needsSite: z.boolean(),
  /** Pictures and other files that the posts show, and how many of them are stored here by now. */
  pictures: z.object({ found: z.number(), stored: z.number(), failed: z.number() }),
  /** Things that were left out as a whole. */
  notes: z.array(z.string()),
});
export type PostImport = z.output<typeof PostImport>;
export type PostImportJson = z.input<typeof PostImport>;
