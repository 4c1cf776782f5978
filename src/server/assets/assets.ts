import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/schema.ts';
import type { Asset, AssetInput, BatchDeleteInput, BatchDeletion } from '#shared/asset.schema.ts';
import { AppError, requireFound } from '#shared/errors.ts';
import { PICTURE_FORMATS, pictureVariantPath } from '#shared/picture.ts';
import { toSlug } from '#shared/slug.ts';
import { detectFileKind, type FileKind } from './file-type.ts';
import {
  deleteAsset,
  findAsset,
  findAssetByHash,
  insertAsset,
  listAssetUses,
  listAssets as listRows,
  listTextsWithUploads,
  updateAlt,
} from './queries.ts';
import { replaceInTexts } from './replacing-queries.ts';
import { isAnyMissing, type NewUpload, placeFiles, writeTempFile } from './upload-files.ts';
import { UPLOAD_NAME, UPLOADS_PATH, uploadNames } from './upload-names.ts';

export type { ShareCard } from './images/draw-share-card.ts';
export { drawIcon, drawShareCard, findColors } from './images/run.ts';
export { removeLeftoverUploads } from './leftover-uploads.ts';
export { findUploadFile, openNamedUploads } from './named-uploads.ts';
export { listKnownPictures, listMissingUploads, UPLOAD_NAME, uploadName, uploadNames } from './upload-names.ts';

const NO_FILE = 'There is no such file';
/** Characters kept of the sender's name for the file. */
const NAME_CHARACTERS = 48;
/** Hex digits of the content's hash in the name: 128 bits. With the above and a width, names stay within UPLOAD_NAME. */
const HASH_DIGITS = 32;

/** Folder of the uploads; unfinished ones are in `.tmp` inside, which has no address. */
export function uploadsFolder(ctx: Pick<AppContext, 'config'>): string {
  return join(ctx.config.DATA_DIR, 'uploads');
}

/** Removes files that were unfinished when the server last stopped. Called before the first upload. */
export async function removeUnfinishedUploads(ctx: Pick<AppContext, 'config'>): Promise<void> {
  await rm(join(uploadsFolder(ctx), '.tmp'), { recursive: true, force: true });
}

/** Every upload, newest first, with the posts and pages that show it. */
export async function listAssets(ctx: AppContext): Promise<Asset[]> {
  const rows = await listRows(ctx.db);
  const uses = await listUses(ctx.db);
  return rows.map((row) => toAsset(row, uses));
}

interface Uses {
  posts: Awaited<ReturnType<typeof listAssetUses>>;
  /** Names of other places that show an upload, by its filename. */
  others: Map<string, string[]>;
}

/** Posts and other texts that show uploads; only the posts with this one, when it is named. */
async function listUses(db: Db, filename?: string): Promise<Uses> {
  const others: Uses['others'] = new Map();
  for (const { name, text } of await listTextsWithUploads(db)) {
    for (const upload of uploadNames(text)) others.set(upload, [...(others.get(upload) ?? []), name]);
  }
  return { posts: await listAssetUses(db, filename), others };
}

/** Saves what a picture shows. @throws AppError `not_found`. */
export async function saveAsset(ctx: AppContext, filename: string, { alt }: AssetInput): Promise<Asset> {
  const row = requireFound(await updateAlt(ctx.db, filename, alt), NO_FILE);
  return toAsset(row, await listUses(ctx.db, filename));
}

/**
 * Puts another upload in the place of one, in everything that shows it. The former one stays: mails that were sent load it.
 *
 * @returns the upload that is shown now; it has the description of the former one, where it had none.
 * @throws AppError `not_found`; `bad_request` for a file of another kind.
 */
export async function replaceAsset(ctx: AppContext, filename: string, by: string): Promise<Asset> {
  const row = await ctx.db.transaction().execute(async (trx) => {
    const from = requireFound(await findAsset(trx, filename), NO_FILE);
    const to = requireFound(await findAsset(trx, by), NO_FILE);
    if (from.type !== to.type) throw new AppError('bad_request', `Please choose a file of the same kind: ${from.type}`);
    if (from.filename === to.filename) return to;
    await replaceInTexts(trx, filename, to);
    if (to.alt !== '') return to;
    return (await updateAlt(trx, by, from.alt)) ?? to;
  });
  await ctx.content.reload();
  ctx.publicContent.changed();
  ctx.jobs.wake('Render old posts again');
  return toAsset(row, await listUses(ctx.db, by));
}

/**
 * Stores one upload: written to a temporary file, synced to disk, then named, then inserted into the database. The same
 * bytes sent again return the upload that exists.
 *
 * @param claimedName the sender's name for it; only a harmless part of it is kept.
 * @param keepsName stores it under the name it has in an export of this site, if that is free, and with the same bytes.
 * @param only refuses files of other types.
 * @throws AppError `too_large`; `bad_request` for images that cannot be read; `conflict` when the name belongs to
 *   another file.
 */
export async function storeUpload(
  ctx: AppContext,
  content: AsyncIterable<Uint8Array>,
  claimedName: string,
  { keepsName = false, only }: { keepsName?: boolean; only?: Asset['type'] } = {},
): Promise<Asset> {
  const folder = uploadsFolder(ctx);
  const tempFile = join(folder, '.tmp', randomUUID());
  await mkdir(join(folder, '.tmp'), { recursive: true });
  try {
    const { hash, head, size } = await writeTempFile(content, tempFile);
    if (size === 0) throw new AppError('bad_request', 'This file is empty');
    const kind = kindOf(head, claimedName);
    if (only && kind.type !== only) throw new AppError('bad_request', `This is not an ${only}`);
    const existing = await findAssetByHash(ctx.db, hash);
    if (existing) {
      // A database that was restored without its uploads gets them back when they are sent again.
      if (await isAnyMissing(folder, filesOf(existing))) {
        await placeFiles({ folder, tempFile, filename: existing.filename, kind, restoresMissing: true });
      }
      return toAsset(existing, await listUses(ctx.db, existing.filename));
    }
    const row = await storeNew(ctx, { folder, tempFile, hash, kind, claimedName, keepsName });
    return toAsset(row, { posts: [], others: new Map() });
  } finally {
    await rm(tempFile, { force: true });
  }
}

/** Whether an upload of this name is stored. */
export async function isUploaded(ctx: Pick<AppContext, 'db'>, filename: string): Promise<boolean> {
  return (await findAsset(ctx.db, filename)) !== undefined;
}

/** Deletes uploads by name; each that cannot be deleted is listed with the reason. */
export async function deleteAssets(
  ctx: AppContext,
  { filenames, evenIfUsed }: BatchDeleteInput,
): Promise<BatchDeletion> {
  const deleted: string[] = [];
  const failed: BatchDeletion['failed'] = [];
  for (const filename of new Set(filenames)) {
    try {
      await ctx.db.transaction().execute(async (trx) => {
        const found = requireFound(await findAsset(trx, filename), NO_FILE);
        if (!evenIfUsed) await refuseUsed(trx, filename);
        await deleteAsset(trx, filename);
        // Before the commit: after a crash in between it is still listed, rather than public for ever.
        for (const name of filesOf(found)) await rm(join(uploadsFolder(ctx), name), { force: true });
      });
      deleted.push(filename);
    } catch (error) {
      if (!(error instanceof AppError)) ctx.log.error({ err: error, filename }, 'an upload could not be deleted');
      failed.push({ filename, error: error instanceof AppError ? error.message : 'The file could not be removed' });
    }
  }
  if (deleted.length > 0) ctx.publicContent.changed();
  return {
    success: failed.length === 0,
    deleted,
    failed,
    message: `${deleted.length} deleted, ${failed.length} failed`,
  };
}

async function refuseUsed(db: Db, filename: string): Promise<void> {
  const { posts, others } = await listUses(db, filename);
  const uses = [...posts.map(({ title }) => `“${title}”`), ...(others.get(filename) ?? [])];
  if (uses.length > 0) throw new AppError('conflict', `Used in ${uses.join(', ')}`);
}

async function storeNew(
  ctx: AppContext,
  upload: NewUpload & { hash: string; claimedName: string; keepsName: boolean },
) {
  const { kind, hash, claimedName, keepsName } = upload;
  const isUsable = UPLOAD_NAME.test(claimedName) && claimedName.endsWith(`.${kind.extension}`);
  const isKept = keepsName && isUsable && !(await findAsset(ctx.db, claimedName));
  const newName = `${splitName(claimedName).base}-${hash.slice(0, HASH_DIGITS)}.${kind.extension}`;
  const filename = isKept ? claimedName : newName;
  const placed = await placeFiles({ ...upload, filename });
  const row = {
    filename,
    originalName: claimedName.slice(0, 255),
    type: kind.type,
    size: placed.size,
    width: placed.width,
    height: placed.height,
    widths: placed.widths,
    alt: '',
    sourceHash: hash,
    createdAt: ctx.clock.now(),
  };
  try {
    await insertAsset(ctx.db, row);
  } catch (error) {
    // Sent twice at the same time: the other one was first, and its files are the same.
    const existing = await findAssetByHash(ctx.db, hash);
    if (existing) return existing;
    throw error;
  }
  return row;
}

function kindOf(head: Uint8Array, claimedName: string): FileKind {
  const kind = detectFileKind(head, splitName(claimedName).extension);
  if (kind === 'heif') {
    throw new AppError('bad_request', 'HEIC and AVIF images cannot be read here. Please send a JPEG, PNG or WebP.');
  }
  return kind;
}

/** `../Été (1).JPG` → `ete-1` and `jpg`. */
function splitName(claimed: string): { base: string; extension: string } {
  const name = claimed.split(/[\\/]/).at(-1) ?? '';
  const dot = name.lastIndexOf('.');
  // A name from an export has a hash already; it is added again.
  const stem = (dot > 0 ? name.slice(0, dot) : name).replace(/-[0-9a-f]{32}$/, '');
  const base = toSlug(stem, NAME_CHARACTERS);
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  return { base: base || 'file', extension: extension === 'jpeg' ? 'jpg' : extension };
}

/** Names of all files of an upload. */
function filesOf({ filename, widths }: Pick<Row<'assets'>, 'filename' | 'widths'>): string[] {
  return [
    filename,
    ...widths.flatMap((width) => PICTURE_FORMATS.map((format) => pictureVariantPath(filename, width, format))),
  ];
}

function toAsset(row: Row<'assets'>, { posts, others }: Uses): Asset {
  const url = `${UPLOADS_PATH}${row.filename}`;
  const [smallest] = row.widths;
  const smallPicture = smallest ? pictureVariantPath(url, smallest, 'webp') : url;
  return {
    filename: row.filename,
    url,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    thumbnail: row.type === 'image' ? smallPicture : null,
    alt: row.alt,
    createdAt: row.createdAt,
    usedIn: posts.filter(({ filename }) => filename === row.filename).map(({ slug, title }) => ({ slug, title })),
    alsoUsedIn: others.get(row.filename) ?? [],
  };
}
