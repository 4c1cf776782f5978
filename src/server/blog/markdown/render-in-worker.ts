import { createWorkerQueue } from '#server/worker-queue.ts';
import { AppError } from '#shared/errors.ts';
import type { Picture } from '#shared/picture.schema.ts';
import type { RenderedContent } from '#shared/post.schema.ts';
import type { MailBodyOptions } from './mail-body.ts';
import type { MailBody } from './render-markdown.ts';

/** The longest article takes a second or two, and starting the thread one; ten times as long with a small share of a processor. */
const WITHIN_MS = 60_000;
/** The renderer needs much memory: its worker is stopped after this long without work. */
const IDLE_MS = 60_000;

/** A text to render for a page; with `mail` for a mail. */
export interface RenderJob {
  markdown: string;
  pictures: ReadonlyMap<string, Picture>;
  mail?: MailBodyOptions;
}
/** The worker's result: what the job asks for. */
export interface RenderResult {
  page?: RenderedContent;
  mail?: MailBody;
}

const run = createWorkerQueue<RenderJob, RenderResult>('render-worker', { idleMs: IDLE_MS });

/**
 * `renderMarkdown` in a worker thread, so that a long text does not block requests.
 *
 * @throws AppError `bad_request` when rendering fails or takes longer than `withinMs`.
 */
export async function renderInWorker(
  markdown: string,
  pictures: ReadonlyMap<string, Picture>,
  withinMs = WITHIN_MS,
): Promise<RenderedContent> {
  const { page } = await render({ markdown, pictures }, withinMs);
  return page!;
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
  const { mail: body } = await render({ markdown, pictures, mail }, WITHIN_MS);
  return body!;
}

async function render(job: RenderJob, withinMs: number): Promise<RenderResult> {
  const result = await run(job, withinMs);
  if (result) return result;
  const message = 'This text takes too long to prepare. Please try again in a moment, or shorten it';
  throw new AppError('bad_request', message);
}
