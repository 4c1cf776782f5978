import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { drawShareCard } from '#server/assets/assets.ts';
import { purgeTags, sharedPageHeaders } from '#server/cdn/cdn.ts';
import type { AppContext } from '#server/context.ts';
import { nonPageHeaders } from '#server/http/security-headers.ts';
import { CACHE_CONTROL, sendBytes } from '#server/http/send-bytes.ts';
import { createTextResponse, sendText, type TextResponse } from '#server/http/text-response.ts';
import { AppError } from '#shared/errors.ts';
import { shareCardLook } from '#shared/look/share-card.ts';
import { paths } from '#shared/paths.ts';
import { makeAtom, makeRss, postAsMarkdown } from './feeds.ts';
import { getPost } from './reading.ts';

/** Images in memory; each has about 20 KB. */
const PICTURES = 200;

/** `/blog/rss.xml`, `/blog/atom.xml`, `/blog/SLUG.md` and the share card `/blog/SLUG.png`. */
export function blogFilesApi(ctx: AppContext) {
  const api = new Hono();
  const base = nonPageHeaders(ctx.config);

  const textOf = (text: string, headers: Record<string, string>) =>
    createTextResponse(ctx, text, {
      status: 200,
      headers: { ...base, ...headers, 'Cache-Control': 'no-cache', ...sharedPageHeaders(ctx.config) },
    });

  const feed = (type: string, make: (ctx: AppContext) => Promise<string>) => {
    let cached: { version: number; text: Promise<TextResponse> } | undefined;
    return async (c: Context) => {
      const version = ctx.publicContent.version();
      const headers = { 'Content-Type': `${type}; charset=utf-8` };
      if (cached?.version !== version) {
        cached = { version, text: make(ctx).then((text) => textOf(text, headers)) };
        cached.text.catch(() => {
          cached = undefined;
        });
      }
      return sendText(await cached.text, (name) => c.req.header(name));
    };
  };
  api.get('/rss.xml', feed('application/rss+xml', makeRss));
  api.get('/atom.xml', feed('application/atom+xml', makeAtom));

  api.get('/:file{[a-z0-9_-]+\\.md}', async (c, next) => {
    const slug = c.req.param('file').slice(0, -'.md'.length);
    const post = await findPost(ctx, slug);
    if (!post) return next();
    if (post.slug !== slug) return c.redirect(paths.postMarkdown(post.slug), 301);
    const headers = { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };
    return sendText(textOf(postAsMarkdown(ctx, post), headers), (name) => c.req.header(name));
  });

  const pictures = new LRUCache<string, Promise<Buffer<ArrayBuffer>>>({ maxSize: PICTURES, sizeCalculation: () => 1 });
  api.get('/:file{[a-z0-9_-]+\\.png}', async (c, next) => {
    const post = await findPost(ctx, c.req.param('file').slice(0, -'.png'.length));
    if (!post) return next();
    const { brand } = ctx.settings.site();
    const label = `${post.readingTime} min read · ${post.author}`;
    const drawn = { title: post.title, brand, label, ...shareCardLook(ctx.content.get('branding')) };
    const key = JSON.stringify(drawn);
    let picture = pictures.get(key);
    if (!picture) {
      picture = drawShareCard(drawn);
      picture.catch(() => pictures.delete(key));
      pictures.set(key, picture);
    }
    return sendBytes(c, await picture, {
      ...base,
      'Content-Type': 'image/png',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': CACHE_CONTROL.day,
      ...purgeTags(ctx.config),
    });
  });
  return api;
}

async function findPost(ctx: AppContext, slug: string) {
  try {
    return await getPost(ctx, slug);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
