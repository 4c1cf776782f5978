import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, Zip, ZipPassThrough } from 'fflate';
import { uploadsFolder } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { exportContent, type ImportedFiles, uploadsIn } from './content-transfer.ts';

const CONTENT_NAME = 'content.json';
const FOLDER = 'uploads/';
/** Most bytes that an archive may unpack to: all of them are in memory for a moment. */
export const ARCHIVE_MAX_BYTES = 64 * 1024 * 1024;

/** A .zip with `content.json` and the uploads that it refers to, written file by file. */
export async function* writeArchive(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>): AsyncGenerator<Uint8Array> {
  const content = await exportContent(ctx);
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = () => ready.splice(0);

  const json = new ZipPassThrough(CONTENT_NAME);
  zip.add(json);
  json.push(Buffer.from(JSON.stringify(content, null, 2)), true);
  for (const name of uploadsIn(content)) {
    const entry = new ZipPassThrough(FOLDER + name);
    zip.add(entry);
    for await (const chunk of createReadStream(join(uploadsFolder(ctx), name))) {
      entry.push(chunk as Buffer);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/**
 * The content and the files of an export: the JSON alone, or a .zip.
 *
 * @throws AppError `bad_request` when it is neither, `too_large` when it unpacks to more than ARCHIVE_MAX_BYTES.
 */
export function readArchive(bytes: Uint8Array): { content: unknown; files: ImportedFiles } {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return { content: parseJson(bytes), files: new Map() };
  const entries = unzip(bytes);
  const content = entries[CONTENT_NAME];
  if (!content) throw new AppError('bad_request', `There is no ${CONTENT_NAME} in this archive`);
  const files = Object.entries(entries).filter(([name]) => name.startsWith(FOLDER) && !name.endsWith('/'));
  return {
    content: parseJson(content),
    files: new Map(files.map(([name, data]) => [name.slice(FOLDER.length), data])),
  };
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ originalSize }) {
        total += originalSize;
        if (total > ARCHIVE_MAX_BYTES) throw new AppError('too_large', 'This archive unpacks to more than 64 MB');
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'This archive is damaged', { cause });
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new AppError('bad_request', 'This is no export of a site', { cause });
  }
}
