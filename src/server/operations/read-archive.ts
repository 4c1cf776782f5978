import { isZip, readZip } from '#server/http/zip.ts';
import { CONTENT_MAX_BYTES } from '#shared/content.ts';
import { AppError } from '#shared/errors.ts';
import type { ImportedFiles } from './content-transfer.ts';

export const CONTENT_NAME = 'content.json';
export const FOLDER = 'uploads/';
/** Most bytes that an archive may unpack to: all of them are in memory for a moment. */
export const ARCHIVE_MAX_BYTES = 64 * 1024 * 1024;

/** Contents of an archive. */
export interface ReadArchive {
  content: unknown;
  files: ImportedFiles;
}

/**
 * The content and the files of an export: the JSON alone, or a .zip. A server calls `readArchiveInWorker`.
 *
 * @throws AppError `bad_request` when it is neither, `too_large` when it unpacks to more than ARCHIVE_MAX_BYTES.
 */
export function readArchive(bytes: Uint8Array): ReadArchive {
  if (!isZip(bytes)) return { content: parseJson(bytes), files: new Map() };
  const entries = readZip(bytes, ARCHIVE_MAX_BYTES);
  const content = entries.get(CONTENT_NAME);
  if (!content) throw new AppError('bad_request', `There is no ${CONTENT_NAME} in this archive`);
  const files = [...entries].filter(([name]) => name.startsWith(FOLDER));
  return {
    content: parseJson(content),
    files: new Map(files.map(([name, data]) => [name.slice(FOLDER.length), data])),
  };
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength > CONTENT_MAX_BYTES) {
    throw new AppError('too_large', `The texts of an export have at most ${CONTENT_MAX_BYTES / 1024 ** 2} MB`);
  }
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new AppError('bad_request', 'This is no export of a site', { cause });
  }
}
