/** Worker thread of `content-archive.ts`. */
import { parentPort } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { type ReadArchive, readArchive } from './read-archive.ts';

/** Contents of an archive, or why it cannot be read. */
export type ArchiveResult = ReadArchive | { code: AppError['code']; message: string };

parentPort?.on('message', (bytes: Uint8Array) => {
  const result = read(bytes);
  const files = 'files' in result ? [...result.files.values()] : [];
  // The files are handed over, not copied.
  parentPort?.postMessage(
    result,
    files.map(({ buffer }) => buffer as ArrayBuffer),
  );
});

function read(bytes: Uint8Array): ArchiveResult {
  try {
    return readArchive(bytes);
  } catch (error) {
    const { code, message } = error instanceof AppError ? error : new AppError('bad_request', 'This file is damaged');
    return { code, message };
  }
}
