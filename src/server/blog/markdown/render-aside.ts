import { Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import type { Picture } from '#shared/picture.ts';
import type { RenderedContent } from '#shared/post.ts';
import type { RenderJob, RenderNews } from './render-worker.ts';

/** The longest article takes a second or two; what takes longer is nested to no purpose. */
const WITHIN_MS = 10_000;
/** The renderer is the largest part of the server: it is let go after this long without work. */
const IDLE_MS = 60_000;

let worker: Worker | undefined;
let resting: NodeJS.Timeout | undefined;
/** One text at a time, so that one that hangs takes no other down with it. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * `renderMarkdown` in a thread of its own: requests never wait for it.
 *
 * @throws AppError `bad_request` for a text nested so deeply that it has no end, or cannot be rendered.
 */
export function renderAside(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
  withinMs = WITHIN_MS,
): Promise<RenderedContent> {
  const result = queue.then(() => render({ markdown, pictures }, withinMs));
  queue = result.catch(() => undefined);
  return result;
}

async function render(job: RenderJob, withinMs: number): Promise<RenderedContent> {
  clearTimeout(resting);
  worker ??= startWorker();
  const news = await ask(worker, job, withinMs);
  worker?.unref();
  resting = setTimeout(stopWorker, IDLE_MS).unref();
  if ('rendered' in news) return news.rendered;
  throw new AppError('bad_request', 'This text cannot be shown: something in it is nested too deeply');
}

function ask(thread: Worker, job: RenderJob, withinMs: number): Promise<RenderNews> {
  return new Promise((resolve) => {
    const late = setTimeout(stopWorker, withinMs);
    const settle = (news: RenderNews) => {
      clearTimeout(late);
      thread.off('message', settle).off('error', fail).off('exit', fail);
      resolve(news);
    };
    // It ran out of time or of memory. The next text gets a thread of its own.
    const fail = (reason: unknown) => {
      if (worker === thread) worker = undefined;
      settle({ unreadable: String(reason) });
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
