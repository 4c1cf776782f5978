import { listKnownPictures } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import type { RenderedContent } from '#shared/post.schema.ts';
import type { MailBodyOptions } from './markdown/mail-body.ts';
import { renderInWorker, renderMailInWorker } from './markdown/render-in-worker.ts';
import { RENDER_VERSION } from './markdown/version.ts';
import { listStalePosts, type PostRow, updateRendering } from './queries.ts';

const BATCH = 20;

/** The HTML that saving this markdown would store, for the editor's preview. */
export async function previewContent(ctx: AppContext, content: string): Promise<RenderedContent> {
  return renderInWorker(content, await listKnownPictures(ctx, content));
}

/**
 * Renders posts whose HTML was made by an older version of the renderer, newest first; runs in the background after a start.
 *
 * @param stop ends it early; the next start continues.
 */
export async function renderStalePosts(ctx: AppContext, stop?: AbortSignal): Promise<void> {
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

/** Markdown as the body of a mail, with its pictures and links. */
export async function renderMailBody(ctx: Pick<AppContext, 'db'>, content: string, options: MailBodyOptions) {
  return renderMailInWorker(content, await listKnownPictures(ctx, content), options);
}

/** The columns that a save derives from the markdown. */
export async function renderContent(ctx: AppContext, content: string) {
  const { html, toc, readingTime } = await renderInWorker(content, await listKnownPictures(ctx, content));
  return { html, toc, readingTime, renderVersion: RENDER_VERSION };
}

async function renderAndStore(ctx: AppContext, post: { id: number; content: string }) {
  const rendering = await renderContent(ctx, post.content);
  await updateRendering(ctx.db, post, rendering);
  return rendering;
}

/** The row with up-to-date HTML; HTML of an older renderer is replaced in the database too. */
export async function ensureRendered(ctx: AppContext, row: PostRow): Promise<PostRow> {
  if (row.renderVersion === RENDER_VERSION) return row;
  return { ...row, ...(await renderAndStore(ctx, row)) };
}
