import { openNamedUploads } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { writeZip, type ZipEntry } from '#server/http/zip.ts';
import { createWorkerQueue, wholeBuffer } from '#server/worker-queue.ts';
import { AppError } from '#shared/errors.ts';
import { exportContent } from './content-transfer.ts';
import { CONTENT_NAME, FOLDER, type ReadArchive } from './read-archive.ts';

/** A .zip with `content.json` and the uploads that it refers to, written file by file. Its list `missing` has what is not there. */
export function writeArchive(ctx: AppContext): AsyncGenerator<Uint8Array> {
  return writeZip(listEntries(ctx));
}

async function* listEntries(ctx: AppContext): AsyncGenerator<ZipEntry> {
  const content = await exportContent(ctx);
  const missing: string[] = [];
  for await (const { name, file } of openNamedUploads(ctx, content, missing)) yield { name: FOLDER + name, file };
  const listed = missing.length > 0 ? { missing } : {};
  yield { name: CONTENT_NAME, text: JSON.stringify({ ...content, ...listed }, null, 2) };
}

/** An archive takes about a second. */
const WITHIN_MS = 30_000;
/** Files are outside of the heap. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

const run = createWorkerQueue<Uint8Array, ReadArchive>('archive-worker', {
  // An import follows its dry run.
  idleMs: 5_000,
  memory: WORKER_MEMORY,
});

/**
 * `readArchive` in a worker thread, so that no request waits for it.
 *
 * @param bytes are handed over: the caller has them no more.
 * @throws AppError as `readArchive`, and `bad_request` when it needs too much time or memory.
 */
export async function readArchiveInWorker(bytes: Uint8Array): Promise<ReadArchive> {
  const result = await run(bytes, WITHIN_MS, wholeBuffer(bytes));
  if (!result) throw new AppError('bad_request', 'This file takes too much time or memory to be read');
  return result;
}
