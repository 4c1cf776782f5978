import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AppError } from '#shared/errors.ts';
import type { ShareCard } from './draw.ts';
import type { EncodedPicture, PictureJob } from './encode.ts';
import type { Job } from './worker.ts';

const run = promisify(execFile);
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js';
/** Pixels are outside the heap; what is left needs little. */
const FLAGS = ['--max-old-space-size=32', '--max-semi-space-size=1'];
/** The largest picture allowed takes a few seconds on a small machine. */
const MAX_MILLISECONDS = 120_000;

/** One after the other: several large pictures at once would take all memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes a picture in its own format and in every width and format that pages offer, in a process of its own.
 *
 * @throws AppError `bad_request` when the bytes are no picture, or one too large for this machine.
 */
export function encodePicture(job: PictureJob): Promise<EncodedPicture> {
  return inTurn<EncodedPicture>({ encode: job });
}

/** Draws the picture that stands for a post where its link is shared, in a process of its own; a PNG. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await inTurn<string>({ draw: card }), 'base64');
}

function inTurn<T>(job: Job): Promise<T> {
  const result = queue.then(() => perform(job));
  queue = result.catch(() => undefined);
  return result as Promise<T>;
}

async function perform(job: Job): Promise<unknown> {
  const worker = fileURLToPath(new URL(WORKER, import.meta.url));
  const { stdout } = await run(process.execPath, [...FLAGS, worker, JSON.stringify(job)], {
    timeout: MAX_MILLISECONDS,
    env: { MALLOC_ARENA_MAX: '1' },
  }).catch((error: { signal?: string | null }) => {
    if (!error.signal) throw error;
    throw new AppError('bad_request', 'This picture is too large for this machine. Please send a smaller one.');
  });
  const answer = JSON.parse(stdout) as { result: unknown } | { error: string };
  if ('error' in answer) throw new AppError('bad_request', `This picture cannot be read: ${answer.error}`);
  return answer.result;
}
