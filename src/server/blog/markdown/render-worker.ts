/** Worker thread of `render-in-worker.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Picture } from '#shared/picture.ts';
import type { RenderedContent } from '#shared/post.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface RenderJob {
  markdown: string;
  pictures: ReadonlyMap<string, Picture>;
}
/** `failure` is the renderer's error as text. */
export type RenderResult = { rendered: RenderedContent } | { failure: string };

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await render(job));
});

async function render({ markdown, pictures }: RenderJob): Promise<RenderResult> {
  try {
    return { rendered: await renderMarkdown(markdown, pictures) };
  } catch (error) {
    return { failure: String(error) };
  }
}
