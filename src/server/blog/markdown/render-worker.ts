/** Worker thread of `render-in-worker.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Picture } from '#shared/picture.schema.ts';
import type { RenderedContent } from '#shared/post.schema.ts';
import type { MailBodyOptions } from './mail-body.ts';
import { type MailBody, renderMailMarkdown, renderMarkdown } from './render-markdown.ts';

/** A text to render for a page; with `mail` for a mail. */
export interface RenderJob {
  markdown: string;
  pictures: ReadonlyMap<string, Picture>;
  mail?: MailBodyOptions;
}
/** Why there is no result: the renderer rejects the text, or was stopped because of time or memory. */
export type RenderFailure = 'rejected' | 'stopped';
/** The worker's answer. */
export type RenderResult = { rendered: RenderedContent } | { mail: MailBody } | { failure: RenderFailure };

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await render(job));
});

async function render({ markdown, pictures, mail }: RenderJob): Promise<RenderResult> {
  try {
    if (mail) return { mail: await renderMailMarkdown(markdown, pictures, mail) };
    return { rendered: await renderMarkdown(markdown, pictures) };
  } catch {
    return { failure: 'rejected' };
  }
}
