import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AppContext } from '#server/context.ts';
import type { Row } from '#server/db/schema.ts';
import type { BatchDeleteInput } from '#shared/asset.schema.ts';
import { type Asset, type BatchDeletion, formatBytes, UPLOAD_MAX_BYTES } from '#shared/asset.ts';
import { AppError } from '#shared/errors.ts';
import { PICTURE_FORMATS, variantOf } from '#shared/picture.ts';
import { toIso } from '#shared/time.ts';
import { type FileKind, SNIFF_BYTES, sniff } from './file-type.ts';
import { encodePicture } from './images/run.ts';
import {
  deleteAsset,
  findAsset,
  findAssetByHash,
  insertAsset,
  listAssetUses,
  listAssets as listRows,
} from './queries.ts';
import { UPLOADS_PATH } from './resized.ts';

export { drawSharePicture } from './images/run.ts';
export { knownPictures, UPLOAD_NAME, uploadName, uploadNames } from './resized.ts';

/** Characters of the sender's name for the file that are kept. */
const NAME_CHARACTERS = 60;

/** Folder of the uploads; what is still being written is in `.tmp` inside, which no address reaches. */
export function uploadsFolder(ctx: Pick<AppContext, 'config'>): string {
  return join(ctx.config.DATA_DIR, 'uploads');
}

/** Removes what was being written when the server last ended. Called before the first upload. */
export async function removeUnfinishedUploads(ctx: Pick<AppContext, 'config'>): Promise<void> {
  await rm(join(uploadsFolder(ctx), '.tmp'), { recursive: true, force: true });
}

/** Every upload, newest first, with the posts that show it. */
export async function listAssets(ctx: AppContext): Promise<Asset[]> {
  const [rows, uses] = await Promise.all([listRows(ctx.db), listAssetUses(ctx.db)]);
  return rows.map((row) => toAsset(row, uses));
}

/**
 * Keeps one upload: written aside, synced to disk, then given its name, then noted in the database. The very same bytes
 * sent again give the file that is already there.
 *
 * @param claimedName what the sender calls it; only a harmless part of it is kept.
 * @throws AppError `too_large`; `bad_request` for pictures that cannot be read.
 */
export async function storeUpload(
  ctx: AppContext,
  content: AsyncIterable<Uint8Array>,
  claimedName: string,
): Promise<Asset> {
  const folder = uploadsFolder(ctx);
  const aside = join(folder, '.tmp', randomUUID());
  await mkdir(join(folder, '.tmp'), { recursive: true });
  try {
    const { hash, head, size } = await writeAside(content, aside);
    if (size === 0) throw new AppError('bad_request', 'This file is empty');
    const twin = await findAssetByHash(ctx.db, hash);
    if (twin) {
      // A database that was restored without its uploads gets them back by sending them again.
      if (await isAnyMissing(folder, filesOf(twin)))
        await place(folder, aside, twin.filename, kindOf(head, claimedName));
      return toAsset(twin, await listAssetUses(ctx.db));
    }
    const row = await keep(ctx, { folder, aside, hash, head, claimedName });
    return toAsset(row, []);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Deletes uploads by name; each that cannot be deleted is told with its reason. */
export async function deleteAssets(
  ctx: AppContext,
  { filenames, evenIfUsed }: BatchDeleteInput,
): Promise<BatchDeletion> {
  const deleted: string[] = [];
  const failed: BatchDeletion['failed'] = [];
  for (const filename of new Set(filenames)) {
    try {
      const row = await findAsset(ctx.db, filename);
      if (!row) throw new AppError('not_found', 'There is no such file');
      if (!evenIfUsed) await refuseUsed(ctx, filename);
      await deleteAsset(ctx.db, filename);
      for (const name of filesOf(row)) await rm(join(uploadsFolder(ctx), name), { force: true });
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

async function refuseUsed(ctx: AppContext, filename: string): Promise<void> {
  const uses = await listAssetUses(ctx.db, filename);
  if (uses.length === 0) return;
  throw new AppError('conflict', `Used in ${uses.map(({ title }) => `“${title}”`).join(', ')}`);
}

/** Reads to the end in any case: a sender that is cut off in the middle sees no answer, only a broken line. */
async function writeAside(content: AsyncIterable<Uint8Array>, aside: string) {
  const hash = createHash('sha256');
  const heads: Uint8Array[] = [];
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < SNIFF_BYTES) heads.push(chunk.subarray(0, SNIFF_BYTES - size));
      size += chunk.byteLength;
      if (size > UPLOAD_MAX_BYTES) return done();
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(aside, { flush: true }));
  if (size > UPLOAD_MAX_BYTES) {
    throw new AppError('too_large', `Files can have at most ${formatBytes(UPLOAD_MAX_BYTES)}`);
  }
  return { hash: hash.digest('hex'), head: Buffer.concat(heads), size };
}

async function keep(
  ctx: AppContext,
  upload: { folder: string; aside: string; hash: string; head: Uint8Array; claimedName: string },
): Promise<Row<'assets'>> {
  const { base } = splitName(upload.claimedName);
  const kind = kindOf(upload.head, upload.claimedName);
  const filename = `${base}-${upload.hash.slice(0, 10)}.${kind.extension}`;
  const made = await place(upload.folder, upload.aside, filename, kind);
  const row = {
    filename,
    originalName: upload.claimedName.slice(0, 255),
    type: kind.type,
    size: made.size,
    width: made.width,
    height: made.height,
    widths: JSON.stringify(made.widths),
    sourceHash: upload.hash,
    createdAt: ctx.clock.now(),
  };
  try {
    await insertAsset(ctx.db, row);
  } catch (error) {
    // Sent twice at the same time: the other one was first, and its files are these.
    const twin = await findAssetByHash(ctx.db, upload.hash);
    if (twin) return twin;
    throw error;
  }
  return row;
}

function kindOf(head: Uint8Array, claimedName: string): FileKind {
  const kind = sniff(head, splitName(claimedName).extension);
  if (kind === 'heif') {
    throw new AppError('bad_request', 'HEIC and AVIF pictures cannot be read here. Please send a JPEG, PNG or WebP.');
  }
  return kind;
}

async function isAnyMissing(folder: string, names: string[]): Promise<boolean> {
  const there = new Set(await readdir(folder));
  return names.some((name) => !there.has(name));
}

async function place(folder: string, aside: string, filename: string, kind: FileKind) {
  if (!kind.isRaster) {
    await rename(aside, join(folder, filename));
    await sync(folder);
    const { size } = await open(join(folder, filename)).then((file) => file.stat().finally(() => file.close()));
    return { size, width: null, height: null, widths: [] };
  }
  const made = join(folder, '.tmp', randomUUID());
  await mkdir(made);
  try {
    const { files, ...picture } = await encodePicture({ source: aside, filename, folder: made });
    for (const name of files) {
      await sync(join(made, name));
      await rename(join(made, name), join(folder, name));
    }
    await sync(folder);
    return picture;
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** Has what was written of a file or folder reach the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `../Été (1).JPG` → `ete-1` and `jpg`. */
function splitName(claimed: string): { base: string; extension: string } {
  const name = claimed.split(/[\\/]/).at(-1) ?? '';
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const base = stem
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  const extension = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  return { base: base || 'file', extension: extension === 'jpeg' ? 'jpg' : extension };
}

/** Names of everything that is kept of an upload. */
function filesOf({ filename, widths }: Pick<Row<'assets'>, 'filename' | 'widths'>): string[] {
  const sizes = JSON.parse(widths) as number[];
  return [filename, ...sizes.flatMap((width) => PICTURE_FORMATS.map((format) => variantOf(filename, width, format)))];
}

function toAsset(row: Row<'assets'>, uses: Awaited<ReturnType<typeof listAssetUses>>): Asset {
  const url = `${UPLOADS_PATH}${row.filename}`;
  const [smallest] = JSON.parse(row.widths) as number[];
  return {
    filename: row.filename,
    url,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    thumbnail: row.type === 'image' ? (smallest ? variantOf(url, smallest, 'webp') : url) : null,
    createdAt: toIso(row.createdAt),
    usedIn: uses.filter((use) => use.filename === row.filename).map(({ slug, title }) => ({ slug, title })),
  };
}
