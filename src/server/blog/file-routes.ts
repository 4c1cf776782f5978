import { type Context, Hono } from 'hono';
import { drawSharePicture } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { closedHeaders } from '#server/http/security-headers.ts';
import { chooseEncoding, type Encoded, encode, etagOf, isFresh } from '#server/http/send-bytes.ts';
import { AppError } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { getPost } from './blog.ts';
import { asMarkdown, makeAtom, makeRss } from './feeds.ts';

/** Pictures in memory; each has about 20 KB. */
const PICTURES = 200;

/** `/blog/rss.xml`, `/blog/atom.xml`, `/blog/SLUG.md` and the share picture `/blog/SLUG.png`. */
export function blogFilesApi(ctx: AppContext) {
  const api = new Hono();
  const base = closedHeaders(ctx.config);

  const feed = (type: string, make: (ctx: AppContext) => Promise<string>) => {
    let kept: { version: number; text: Promise<Encoded> } | undefined;
    return async (c: Context) => {
      const version = ctx.publicContent.version();
      if (kept?.version !== version) kept = { version, text: make(ctx).then(encode) };
      return sendText(c, await kept.text, { ...base, 'Content-Type': `${type}; charset=utf-8` });
    };
  };
  api.get('/rss.xml', feed('application/rss+xml', makeRss));
  api.get('/atom.xml', feed('application/atom+xml', makeAtom));

  api.get('/:file{[a-z0-9_-]+\\.md}', async (c, next) => {
    const slug = c.req.param('file').slice(0, -'.md'.length);
    const post = await findPost(ctx, slug);
    if (!post) return next();
    if (post.slug !== slug) return c.redirect(paths.postMarkdown(post.slug), 301);
    const headers = { ...base, 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' };
    return sendText(c, await encode(asMarkdown(ctx, post)), headers);
  });

  const pictures = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  api.get('/:file{[a-z0-9_-]+\\.png}', async (c, next) => {
    const post = await findPost(ctx, c.req.param('file').slice(0, -'.png'.length));
    if (!post) return next();
    const { brand } = ctx.settings.site();
    const drawn = { title: post.title, brand, label: `${post.readingTime} min read · ${post.author}` };
    const key = JSON.stringify(drawn);
    let picture = pictures.get(key);
    if (!picture) {
      picture = drawSharePicture(drawn);
      picture.catch(() => pictures.delete(key));
      pictures.set(key, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > PICTURES && oldest) pictures.delete(oldest);
    }
    const bytes = await picture;
    const headers = {
      ...base,
      'Content-Type': 'image/png',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=86400',
      ETag: etagOf(bytes),
    };
    if (isFresh(c.req.header('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), { headers });
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

function sendText(c: Context, text: Encoded, base: Record<string, string>): Response {
  const headers: Record<string, string> = {
    ...base,
    ETag: text.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
  };
  if (isFresh(c.req.header('if-none-match'), text.etag)) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(c.req.header('accept-encoding'), text);
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Response((encoding && text[encoding]) ?? text.identity, { headers });
}
