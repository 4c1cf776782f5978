import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { AppError } from '#shared/errors.ts';
import type { IconJob } from './draw-icon.ts';
import type { ShareCard } from './draw-share-card.ts';
import type { EncodedPicture, PictureJob } from './encode.ts';
import type { Job } from './worker.ts';

const run = promisify(execFile);
const WORKER = import.meta.url.endsWith('.ts') ? './worker.ts' : './picture-worker.js';
/** Pixels are outside the heap, so a small heap is enough. */
const FLAGS = ['--max-old-space-size=32', '--max-semi-space-size=1'];
/** Well above what the largest image takes on a small machine. */
const MAX_MILLISECONDS = 120_000;

/** A single job at a time: several large images at once would take all memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Writes an image in its own format and in every width and format that pages offer, in a separate process.
 *
 * @throws AppError `bad_request` when the bytes are no image, or one too large for this server.
 */
export function encodePicture(job: PictureJob): Promise<EncodedPicture> {
  return inTurn<EncodedPicture>({ encode: job });
}

/** Draws the image shown where a page's link is shared, in a separate process; a PNG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await inTurn<string>({ draw: card }), 'base64');
}

/**
 * Draws a square icon from an upload, in a separate process; a PNG or an `.ico` file.
 *
 * @throws AppError `bad_request` when it is no picture.
 */
export async function drawIcon(icon: IconJob): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await inTurn<string>({ icon }), 'base64');
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
    throw new AppError('bad_request', 'This image is too large for this server. Please send a smaller one.', {
      cause: `the image process ended with ${error.signal}`,
    });
  });
  const answer = JSON.parse(stdout) as { result: unknown } | { error: string };
  if ('error' in answer) {
    throw new AppError(
      'bad_request',
      'This image cannot be read: it is damaged or too large. Please save it again as a JPEG, PNG or WebP.',
      { cause: answer.error },
    );
  }
  return answer.result;
}
