import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatBytes, UPLOAD_MAX_BYTES } from '#shared/asset.ts';
import { AppError } from '#shared/errors.ts';
import { type FileKind, SNIFF_BYTES } from './file-type.ts';
import { encodePicture } from './images/run.ts';

/** A complete temporary file that is to be stored in `folder`. */
export interface NewUpload {
  folder: string;
  tempFile: string;
  kind: FileKind;
  keepsName?: boolean;
}

/** Reads to the end even past the limit: a sender that is cut off in the middle sees no answer, only a closed connection. */
export async function writeTempFile(content: AsyncIterable<Uint8Array>, tempFile: string) {
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
  await pipeline(content, measure, createWriteStream(tempFile, { flush: true }));
  if (size > UPLOAD_MAX_BYTES) {
    throw new AppError('too_large', `Files can have at most ${formatBytes(UPLOAD_MAX_BYTES)}`);
  }
  return { hash: hash.digest('hex'), head: Buffer.concat(heads), size };
}

export async function isAnyMissing(folder: string, names: string[]): Promise<boolean> {
  const there = new Set(await readdir(folder));
  return names.some((name) => !there.has(name));
}

/**
 * Moves the files of an upload to their final names; an existing file is never replaced.
 *
 * @param restoresMissing true to write only the files that are missing.
 */
export async function placeFiles(upload: NewUpload & { filename: string; restoresMissing?: boolean }) {
  const { folder, tempFile, filename, kind, restoresMissing = false, keepsName = false } = upload;
  if (!kind.isRaster) {
    await placeFile(tempFile, join(folder, filename), { keepsExisting: restoresMissing });
    await sync(folder);
    return { size: (await stat(join(folder, filename))).size, width: null, height: null, widths: [] };
  }
  const encoded = join(folder, '.tmp', randomUUID());
  await mkdir(encoded);
  try {
    const job = { source: tempFile, filename, folder: encoded, keepsBytes: keepsName };
    const { files, ...image } = await encodePicture(job);
    for (const name of files) {
      await sync(join(encoded, name));
      await placeFile(join(encoded, name), join(folder, name), { keepsExisting: restoresMissing });
    }
    await sync(folder);
    return image;
  } finally {
    await rm(encoded, { recursive: true, force: true });
  }
}

/** A hard link, unlike a rename, fails when the name exists. The same bytes may be there after a crash or a second upload. */
async function placeFile(from: string, to: string, { keepsExisting }: { keepsExisting: boolean }): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A file that a crash left behind is in use from now on, and not old any more.
    const now = new Date();
    await utimes(to, now, now);
    if (keepsExisting || (await readFile(from)).equals(await readFile(to))) return;
    throw new AppError('conflict', 'Another file has this name. Please rename yours and upload it again.');
  }
}

/** Writes a file or folder through to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
