import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import type { Picture } from '#shared/picture.ts';
import type { RenderedContent } from '#shared/post.ts';
import type { MailBodyOptions } from './mail-body.ts';
import type { MailBody } from './render-markdown.ts';
import type { RenderFailure, RenderJob, RenderResult } from './render-worker.ts';

/** The longest article takes a second or two. */
const WITHIN_MS = 10_000;
/** The renderer needs much memory: its worker is stopped after this long without work. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
/** One text at a time, so that stopping the worker for one text fails no other. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * `renderMarkdown` in a worker thread, so that a long text does not block requests.
 *
 * @throws AppError `bad_request` when rendering fails or takes longer than `withinMs`.
 */
export function renderInWorker(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
  withinMs = WITHIN_MS,
): Promise<RenderedContent> {
  return enqueue({ markdown, pictures }, withinMs).then((result) =>
    'rendered' in result ? result.rendered : refuse(result),
  );
}

/**
 * `renderMailMarkdown` in the same worker thread.
 *
 * @throws AppError `bad_request` when rendering fails or takes too long.
 */
export async function renderMailInWorker(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
  mail: MailBodyOptions,
): Promise<MailBody> {
  const result = await enqueue({ markdown, pictures, mail }, WITHIN_MS);
  return 'mail' in result ? result.mail : refuse(result);
}

const REASONS: Record<RenderFailure, string> = {
  rejected: 'This text cannot be shown: something in it is nested too deeply',
  stopped: 'This text takes too long to prepare. Please try again in a moment, or shorten it',
};

function refuse(result: RenderResult): never {
  throw new AppError('bad_request', 'failure' in result ? REASONS[result.failure] : REASONS.rejected);
}

function enqueue(job: RenderJob, withinMs: number): Promise<RenderResult> {
  const result = queue.then(() => render(job, withinMs));
  queue = result.catch(() => undefined);
  return result;
}

async function render(job: RenderJob, withinMs: number): Promise<RenderResult> {
  clearTimeout(idleTimer);
  worker ??= startWorker();
  const result = await request(worker, job, withinMs);
  worker?.unref();
  idleTimer = setTimeout(stopWorker, IDLE_MS).unref();
  return result;
}

function request(thread: Worker, job: RenderJob, withinMs: number): Promise<RenderResult> {
  return new Promise((resolve) => {
    const timeout = setTimeout(stopWorker, withinMs);
    const settle = (result: RenderResult) => {
      clearTimeout(timeout);
      thread.off('message', settle).off('error', fail).off('exit', fail);
      resolve(result);
    };
    // Out of time or memory: the next text gets a new worker.
    const fail = () => {
      if (worker === thread) worker = undefined;
      settle({ failure: 'stopped' });
    };
    thread.on('message', settle).on('error', fail).on('exit', fail);
    thread.ref();
    thread.postMessage(job);
  });
}

function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './render-worker.ts' : './render-worker.js';
  return new Worker(new URL(file, import.meta.url));
}

function stopWorker(): void {
  void worker?.terminate();
  worker = undefined;
}
