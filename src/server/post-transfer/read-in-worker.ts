import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import type { ReadFile } from './read-post.ts';
import type { ReadResult } from './read-worker.ts';

/** A thousand posts take some seconds, on a busy machine more. */
const WITHIN_MS = 120_000;
/** The whole site runs in 256 MB. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** One file at a time: each may need much memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * `readFile` in a worker thread of its own, so that a file which needs too much time or memory stops nothing else.
 *
 * @throws AppError as `readFile`, and `bad_request` when it needs too much.
 */
export function readInWorker(bytes: Uint8Array, maxBytes: number, withinMs = WITHIN_MS): Promise<ReadFile> {
  const result = queue.then(() => read(bytes, maxBytes, withinMs));
  queue = result.catch(() => undefined);
  return result;
}

async function read(bytes: Uint8Array, maxBytes: number, withinMs: number): Promise<ReadFile> {
  const file = import.meta.url.endsWith('.ts') ? './read-worker.ts' : './read-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: { bytes, maxBytes },
    resourceLimits: WORKER_MEMORY,
  });
  const result = await new Promise<ReadResult>((resolve) => {
    const timeout = setTimeout(() => void worker.terminate(), withinMs);
    const settle = (answer: ReadResult) => {
      clearTimeout(timeout);
      resolve(answer);
    };
    const fail = () =>
      settle({
        code: 'bad_request',
        message: 'This file is too large to be read at once. Please export the posts in several parts.',
      });
    worker.on('message', settle).on('error', fail).on('exit', fail);
  });
  if ('message' in result) throw new AppError(result.code, result.message);
  return result.file;
}
