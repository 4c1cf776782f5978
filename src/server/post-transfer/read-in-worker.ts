import { createWorkerQueue, wholeBuffer } from '#server/worker-queue.ts';
import { AppError } from '#shared/errors.ts';
import { IMPORT_MAX_BYTES } from '#shared/post-transfer.ts';
import type { ParsedFile } from './read-result.ts';

/** A thousand posts take some seconds, on a busy machine more. */
const WITHIN_MS = 120_000;
/** The whole site runs in 256 MB. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

export interface ReadJob {
  bytes: Uint8Array;
  /** That an archive may unpack to. */
  maxBytes: number;
  /** Name of the file, where the captain's browser told it. */
  name?: string | undefined;
}

const run = createWorkerQueue<ReadJob, ParsedFile>('read-worker', {
  // An import follows its dry run.
  idleMs: 5_000,
  memory: WORKER_MEMORY,
});

/**
 * `readFile` in a worker thread, so that a file which needs too much time or memory stops nothing else.
 *
 * @param bytes are handed over: the caller has them no more.
 * @throws AppError as `readFile`, and `bad_request` when it needs too much.
 */
export async function readInWorker(bytes: Uint8Array, name?: string): Promise<ParsedFile> {
  const file = await run({ bytes, maxBytes: IMPORT_MAX_BYTES, name }, WITHIN_MS, wholeBuffer(bytes));
  if (!file) {
    const message = 'This file is too large to be read at once. Please export the posts in several parts.';
    throw new AppError('bad_request', message);
  }
  return file;
}
