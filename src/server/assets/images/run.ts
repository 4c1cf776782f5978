import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { workerFile } from '#server/worker-queue.ts';
import { AppError } from '#shared/errors.ts';
import type { IconJob } from './draw-icon.ts';
import type { ShareCard } from './draw-share-card.ts';
import type { EncodedPicture, PictureJob } from './encode.ts';
import type { Job } from './worker.ts';

const run = promisify(execFile);
/** Pixels are outside the heap, so a small heap is enough. */
const FLAGS = ['--max-old-space-size=32', '--max-semi-space-size=1'];
/** Well above what the largest image takes on a small machine, in milliseconds. */
const ENCODING_MS = 60_000;
/** An icon takes less than a second; an SVG can be made to take minutes. */
const DRAWING_MS = 10_000;

/** Order of waiting pictures: visitors come first, before uploads and drafts of captains. */
export type WaitsFor = 'visitors' | 'captains';

interface WaitingJob {
  waitsFor: WaitsFor;
  start(): Promise<void>;
}

/** Runs a single job at a time: several large images at once would take all memory. */
const waiting: WaitingJob[] = [];
let isRunning = false;

/**
 * Writes an image in its own format and in every width and format that pages offer, in a separate process.
 *
 * @throws AppError `bad_request` when the bytes are no image, or one too large for this server.
 */
export function encodePicture(job: PictureJob): Promise<EncodedPicture> {
  return runInTurn<EncodedPicture>({ encode: job }, 'captains', ENCODING_MS);
}

/**
 * Draws the image shown where a page's link is shared, in a separate process; a PNG. It holds no upload, so nobody can make it take
 * long: only a busy machine does.
 */
export async function drawShareCard(card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await runInTurn<string>({ draw: card }, 'visitors', ENCODING_MS), 'base64');
}

/**
 * Draws a square icon from an upload, in a separate process; a PNG or an `.ico` file.
 *
 * @throws AppError `bad_request` when it is no picture, or takes longer than `withinMs`.
 */
export async function drawIcon(
  icon: IconJob,
  waitsFor: WaitsFor = 'visitors',
  withinMs = DRAWING_MS,
): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await runInTurn<string>({ icon }, waitsFor, withinMs), 'base64');
}

/**
 * The most frequent colours of an upload as `#rrggbb`, found in a separate process.
 *
 * @throws AppError `bad_request` when it is no picture.
 */
export function findColors(source: string): Promise<string[]> {
  return runInTurn<string[]>({ colorsOf: source }, 'captains', DRAWING_MS);
}

/** Runs a job in a process of its own once it is its turn, and ends it when it takes longer than `withinMs`. */
function runInTurn<T>(job: Job, waitsFor: WaitsFor, withinMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const start = () => perform(job, withinMs).then((result) => resolve(result as T), reject);
    waiting.push({ waitsFor, start });
    if (!isRunning) void runAll();
  });
}

async function runAll(): Promise<void> {
  isRunning = true;
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ waitsFor }) => waitsFor === 'visitors');
    const [job] = waiting.splice(Math.max(next, 0), 1);
    await job?.start();
  }
  isRunning = false;
}

async function perform(job: Job, withinMs: number): Promise<unknown> {
  const worker = fileURLToPath(workerFile('picture-worker'));
  const { stdout } = await run(process.execPath, [...FLAGS, worker, JSON.stringify(job)], {
    timeout: withinMs,
    killSignal: 'SIGKILL',
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
