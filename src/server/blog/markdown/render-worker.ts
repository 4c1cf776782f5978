/** Thread that renders markdown, so that no text, however long it takes, keeps anybody waiting but its author. */
import { parentPort } from 'node:worker_threads';
import type { Picture } from '#shared/picture.ts';
import type { RenderedContent } from '#shared/post.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface RenderJob {
  markdown: string;
  pictures: ReadonlyMap<string, Picture>;
}
/** `unreadable` is why the renderer gave up. */
export type RenderNews = { rendered: RenderedContent } | { unreadable: string };

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await render(job));
});

async function render({ markdown, pictures }: RenderJob): Promise<RenderNews> {
  try {
    return { rendered: await renderMarkdown(markdown, pictures) };
  } catch (error) {
    return { unreadable: String(error) };
  }
}
