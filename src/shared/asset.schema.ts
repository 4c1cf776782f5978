import * as z from 'zod';
import { ALT_MAX, ASSET_TYPES } from './asset.ts';
import { Time } from './stored.schema.ts';
import { tooLong } from './text.schema.ts';

/**
 * Names of the uploads to delete. A file that is used in posts is not deleted, unless `evenIfUsed` is set after the captain
 * has confirmed.
 */
export const BatchDeleteInput = z.object({
  filenames: z.array(z.string().max(255), 'Please choose files to delete').max(500, 'Please keep to 500 files at once'),
  evenIfUsed: z.boolean().default(false),
});
export type BatchDeleteInput = z.output<typeof BatchDeleteInput>;

/** An upload. `size` in bytes; `width`, `height` (pixels) and `thumbnail` (URL) only for pictures. */
export const Asset = z.object({
  filename: z.string(),
  url: z.string(),
  type: z.enum(ASSET_TYPES),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  thumbnail: z.string().nullable(),
  /** Description of a picture, for those who do not see it; proposed wherever it is inserted. Empty: not described yet. */
  alt: z.string(),
  createdAt: Time,
  /** Posts that use it, including unpublished ones. */
  usedIn: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** Names of the pages, other texts, newsletter issues and drafts that use it. */
  alsoUsedIn: z.array(z.string()),
});
export type Asset = z.output<typeof Asset>;
export type AssetJson = z.input<typeof Asset>;

/** The description of a picture. */
export const AssetInput = z.object({ alt: z.string('Please send a text').trim().max(ALT_MAX, tooLong(ALT_MAX)) });
export type AssetInput = z.output<typeof AssetInput>;

/** Name of the upload that takes the place of another. */
export const ReplaceInput = z.object({ by: z.string('Please choose a file').max(255) });

export const AssetList = z.object({ success: z.boolean(), assets: z.array(Asset), message: z.string() });

/** Files that were left as they are, each with the reason. */
const Failed = z.array(z.object({ filename: z.string(), error: z.string() }));

/** Result of an upload, file by file. */
export const Uploaded = AssetList.extend({ failed: Failed });

/** Answer of a batch delete; status 200 even when some files could not be deleted. */
export const BatchDeletion = z.object({
  success: z.boolean(),
  deleted: z.array(z.string()),
  failed: Failed,
  message: z.string(),
});
export type BatchDeletion = z.output<typeof BatchDeletion>;
