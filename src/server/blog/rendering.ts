import { knownPictures } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import type { RenderedContent } from '#shared/post.ts';
import { renderAside } from './markdown/render-aside.ts';
import { RENDER_VERSION } from './markdown/version.ts';
import { listStalePosts, type PostRow, updateRendering } from './queries.ts';

/** What the editor shows beside the markdown: the rendering that a save would make. */
export async function previewContent(ctx: AppContext, content: string): Promise<RenderedContent> {
  return renderAside(content, await knownPictures(ctx, content));
}

/**
 * Renders again what an older renderer made, the newest posts first. Meant to run in the background after a start.
 *
 * @param stop ends it early; the next start goes on.
 */
export async function renderStalePosts(ctx: AppContext, stop?: AbortSignal): Promise<void> {
  const BATCH = 20;
  let done = 0;
  for (;;) {
    const stale = await listStalePosts(ctx.db, RENDER_VERSION, BATCH);
    for (const post of stale) {
      if (stop?.aborted) return;
      await renderAndStore(ctx, post);
    }
    done += stale.length;
    if (stale.length < BATCH) break;
  }
  if (done > 0) ctx.publicContent.changed();
}

/** What a save stores of the markdown beside it. */
export async function renderContent(ctx: AppContext, content: string) {
  const { html, toc, readingTime } = await renderAside(content, await knownPictures(ctx, content));
  return { html, toc: JSON.stringify(toc), readingTime, renderVersion: RENDER_VERSION };
}

async function renderAndStore(ctx: AppContext, post: { id: number; content: string }) {
  const rendering = await renderContent(ctx, post.content);
  await updateRendering(ctx.db, post, rendering);
  return rendering;
}

/** The row with the HTML of the present renderer, which is stored where it had another. */
export async function withFreshHtml(ctx: AppContext, row: PostRow): Promise<PostRow> {
  if (row.renderVersion === RENDER_VERSION) return row;
  return { ...row, ...(await renderAndStore(ctx, row)) };
}
