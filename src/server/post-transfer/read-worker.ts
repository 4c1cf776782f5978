/** Worker thread of `read-in-worker.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import { readFile } from './read-file.ts';
import type { ReadFile } from './read-post.ts';

export type ReadResult = { file: ReadFile } | { code: AppError['code']; message: string };

const Job = z.object({ bytes: z.instanceof(Uint8Array), maxBytes: z.number() });

async function read(): Promise<ReadResult> {
  const { bytes, maxBytes } = Job.parse(workerData);
  try {
    return { file: await readFile(bytes, maxBytes) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message };
    return { code: 'bad_request', message: `This file is damaged: ${(error as Error).message.slice(0, 200)}` };
  }
}

/** The files are handed over, not copied. */
function buffersOf(result: ReadResult): ArrayBuffer[] {
  const files = 'file' in result ? [...result.file.files.values()] : [];
  return [...new Set(files.map(({ buffer }) => buffer))].filter((buffer) => buffer instanceof ArrayBuffer);
}

void read().then((result) => parentPort?.postMessage(result, buffersOf(result)));
