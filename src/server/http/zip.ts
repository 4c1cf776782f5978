import type { FileHandle } from 'node:fs/promises';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import { AppError } from '#shared/errors.ts';

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
 * The files of a .zip by their names.
 *
 * @param maxBytes that it may unpack to: all of them are in memory at once.
 * @throws AppError `too_large`, or `bad_request` when it is damaged.
 */
export function readZip(bytes: Uint8Array, maxBytes: number): Map<string, Uint8Array> {
  let total = 0;
  let count = 0;
  try {
    const entries = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        total += originalSize;
        count += 1;
        if (count > FILES_MAX) throw new AppError('too_large', `This archive has more than ${FILES_MAX} files`);
        if (total > maxBytes) {
          throw new AppError('too_large', `This archive unpacks to more than ${Math.round(maxBytes / 1024 ** 2)} MB`);
        }
        return true;
      },
    });
    return new Map(Object.entries(entries));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'This archive is damaged', { cause });
  }
}
