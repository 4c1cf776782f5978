import { createWorkerQueue } from '#server/worker-queue.ts';
import { AppError } from '#shared/errors.ts';
import type { Picture } from '#shared/picture.schema.ts';
import type { RenderedContent } from '#shared/post.schema.ts';
import type { MailBodyOptions } from './mail-body.ts';
import type { MailBody } from './render-markdown.ts';
import type { RenderFailure, RenderJob, RenderResult } from './render-worker.ts';

/** The longest article takes a second or two. */
const WITHIN_MS = 10_000;
/** The renderer needs much memory: its worker is stopped after this long without work. */
const IDLE_MS = 60_000;

const run = createWorkerQueue<RenderJob, RenderResult>(import.meta.url, 'render-worker', { idleMs: IDLE_MS });

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
  const result = await render({ markdown, pictures }, withinMs);
  return 'rendered' in result ? result.rendered : refuse(result);
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
  const result = await render({ markdown, pictures, mail }, WITHIN_MS);
  return 'mail' in result ? result.mail : refuse(result);
}

const REASONS: Record<RenderFailure, string> = {
  rejected: 'This text cannot be shown: something in it is nested too deeply',
  stopped: 'This text takes too long to prepare. Please try again in a moment, or shorten it',
};

function refuse(result: RenderResult): never {
  throw new AppError('bad_request', 'failure' in result ? REASONS[result.failure] : REASONS.rejected);
}

async function render(job: RenderJob, withinMs: number): Promise<RenderResult> {
  return (await run(job, withinMs)) ?? { failure: 'stopped' };
}
