/** Worker thread of `read-in-worker.ts`. */
import { parentPort } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { readFile } from './read-file.ts';
import type { ParsedFile } from './read-result.ts';

export interface ReadJob {
  bytes: Uint8Array;
  /** That an archive may unpack to. */
  maxBytes: number;
  /** Name of the file, where the captain's browser told it. */
  name?: string | undefined;
}
export type ReadResult = { file: ParsedFile } | { code: AppError['code']; message: string };

parentPort?.on('message', async (job: ReadJob) => {
  const result = await read(job);
  parentPort?.postMessage(result, buffersOf(result));
});

async function read({ bytes, maxBytes, name }: ReadJob): Promise<ReadResult> {
  try {
    return { file: await readFile(bytes, maxBytes, name) };
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
