import type { FileHandle } from 'node:fs/promises';
import { type UnzipFileInfo, unzipSync, Zip, ZipPassThrough } from 'fflate';
import { AppError } from '#shared/errors.ts';
import { sumOf } from '#shared/sum.ts';

const FILES_MAX = 20_000;

/** A file of an archive: its name, and its text or an open file, which is closed when it was read. */
export type ZipEntry = { name: string } & ({ text: string } | { file: FileHandle });

/** A .zip, written piece by piece: what is read from disk is never in memory as a whole. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const entry of entries) {
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    const chunks = 'text' in entry ? [Buffer.from(entry.text)] : entry.file.createReadStream();
    for await (const chunk of chunks) {
      file.push(chunk as Buffer);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * The files of a .zip by their names, without folders and what macOS adds. It takes the processor for a moment, so the server calls it in a
 * worker thread. A file that is larger than the archive says is cut to that size.
 *
 * @param maxBytes that it may unpack to: all of them are in memory at once.
 * @throws AppError `too_large`, or `bad_request` when it cannot be read.
 */
export function readZip(bytes: Uint8Array, maxBytes: number): Map<string, Uint8Array> {
  const found: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter(entry) {
        if (found.push(entry) > FILES_MAX) throw tooLarge(`has more than ${FILES_MAX} files`);
        return false;
      },
    });
    // Entries that share their bytes would unpack them again and again.
    if (sumOf(found, ({ size }) => size) > bytes.byteLength) throw new RangeError('entries overlap');
    if (sumOf(found, ({ originalSize }) => originalSize) > maxBytes) {
      throw tooLarge(`unpacks to more than ${Math.round(maxBytes / 1024 ** 2)} MB`);
    }
    const isFile = ({ name }: UnzipFileInfo) => !name.endsWith('/') && !name.startsWith('__MACOSX/');
    const files = new Map(Object.entries(unzipSync(bytes, { filter: isFile })));
    const isCut = ({ name, originalSize }: UnzipFileInfo) =>
      (files.get(name)?.byteLength ?? originalSize) < originalSize;
    if (found.some(isCut)) throw new RangeError('a file is smaller than it says');
    return files;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const message = 'This archive is damaged, or needs a password. Please save it again as a usual .zip, without one.';
    throw new AppError('bad_request', message, { cause });
  }
}

function tooLarge(reason: string): AppError {
  return new AppError('too_large', `This archive ${reason}`);
}
