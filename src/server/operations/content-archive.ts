import { openNamedUploads } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { isZip, readZip, writeZip, type ZipEntry } from '#server/http/zip.ts';
import { AppError } from '#shared/errors.ts';
import { exportContent, type ImportedFiles } from './content-transfer.ts';

const CONTENT_NAME = 'content.json';
const FOLDER = 'uploads/';
/** Most bytes that an archive may unpack to: all of them are in memory for a moment. */
export const ARCHIVE_MAX_BYTES = 64 * 1024 * 1024;

/** A .zip with `content.json` and the uploads that it refers to, written file by file. Its list `missing` has what is not there. */
export function writeArchive(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>): AsyncGenerator<Uint8Array> {
  return writeZip(listEntries(ctx));
}

async function* listEntries(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>): AsyncGenerator<ZipEntry> {
  const content = await exportContent(ctx);
  const missing: string[] = [];
  for await (const { name, file } of openNamedUploads(ctx, content, missing)) yield { name: FOLDER + name, file };
  const listed = missing.length > 0 ? { missing } : {};
  yield { name: CONTENT_NAME, text: JSON.stringify({ ...content, ...listed }, null, 2) };
}

/**
 * The content and the files of an export: the JSON alone, or a .zip.
 *
 * @throws AppError `bad_request` when it is neither, `too_large` when it unpacks to more than ARCHIVE_MAX_BYTES.
 */
export function readArchive(bytes: Uint8Array): { content: unknown; files: ImportedFiles } {
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
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (cause) {
    throw new AppError('bad_request', 'This is no export of a site', { cause });
  }
}
