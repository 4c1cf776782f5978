import { type Context, Hono } from 'hono';
import { listVisiblePosts } from '#server/blog/blog.ts';
import { siteLook } from '#server/branding/branding.ts';
import { sharedPageHeaders } from '#server/cdn/cdn.ts';
import type { AppContext } from '#server/context.ts';
import { listArchive } from '#server/newsletter/newsletter.ts';
import { llmsTxt, robotsTxt, sitemapXml, webManifest } from './seo.ts';

/** Files for crawlers and browsers, made from the current settings, copy and posts. */
export function seoApi(ctx: AppContext) {
  const site = () => ctx.settings.site();
  const send = (c: Context, type: string, text: string) =>
    c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      ...sharedPageHeaders(ctx.config),
    });
  return new Hono()
    .get('/sitemap.xml', async (c) =>
      send(
        c,
        'application/xml',
        sitemapXml(site(), ctx.content, ctx.meetingTypes, await listVisiblePosts(ctx), await listArchive(ctx)),
      ),
    )
    .get('/robots.txt', (c) => send(c, 'text/plain', robotsTxt(site())))
    .get('/llms.txt', async (c) =>
      send(c, 'text/plain', llmsTxt(site(), ctx.content, ctx.meetingTypes, await listVisiblePosts(ctx))),
    )
    .get('/site.webmanifest', (c) =>
      send(
        c,
        'application/manifest+json',
        JSON.stringify(webManifest(site(), ctx.content, siteLook(ctx.content.get('branding')))),
      ),
    );
}
