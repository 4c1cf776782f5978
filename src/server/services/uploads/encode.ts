import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AppError } from '#shared/errors.ts';
import type { EncodedPicture, PictureJob } from './pixels.ts';

const run = promisify(execFile);
const WORKER = import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js';
/** Pixels are outside the heap; what is left needs little. */
const FLAGS = ['--max-old-space-size=32', '--max-semi-space-size=1'];
/** The largest picture allowed takes a few seconds on a small machine. */
const MAX_MILLISECONDS = 120_000;

/** One after the other: decoding several large pictures at once would take all memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Has a picture encoded in a process of its own.
 *
 * @throws AppError `bad_request` when the bytes are no picture, or one too large for this machine.
 */
export function encodePicture(job: PictureJob): Promise<EncodedPicture> {
  const result = queue.then(() => encode(job));
  queue = result.catch(() => undefined);
  return result;
}

async function encode(job: PictureJob): Promise<EncodedPicture> {
  const worker = fileURLToPath(new URL(WORKER, import.meta.url));
  const { stdout } = await run(process.execPath, [...FLAGS, worker, JSON.stringify(job)], {
    timeout: MAX_MILLISECONDS,
    env: { MALLOC_ARENA_MAX: '1' },
  }).catch((error: { signal?: string | null }) => {
    if (!error.signal) throw error;
    throw new AppError('bad_request', 'This picture is too large for this machine. Please send a smaller one.');
  });
  const answer = JSON.parse(stdout) as EncodedPicture | { error: string };
  if ('error' in answer) throw new AppError('bad_request', `This picture cannot be read: ${answer.error}`);
  return answer;
}
