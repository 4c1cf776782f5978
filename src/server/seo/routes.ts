import { type Context, Hono } from 'hono';
import { listVisiblePosts } from '#server/blog/blog.ts';
import { siteLook } from '#server/branding/branding.ts';
import { sharedPageHeaders } from '#server/cdn/cdn.ts';
import type { AppContext } from '#server/context.ts';
import { listArchive } from '#server/newsletter/newsletter.ts';
import { llmsTxt, robotsTxt, sitemapXml, webManifest } from './seo.ts';

/** Files for crawlers and browsers, made from the current settings, copy and posts. */
export function seoApi(ctx: AppContext) {
  const { content, meetingTypes } = ctx;
  const site = () => ctx.settings.site();
  const send = (c: Context, type: string, text: string) =>
    c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      ...sharedPageHeaders(ctx.config),
    });
  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const posts = await listVisiblePosts(ctx);
      const issues = await listArchive(ctx);
      return send(c, 'application/xml', sitemapXml(site(), content, meetingTypes, posts, issues));
    })
    .get('/robots.txt', (c) => send(c, 'text/plain', robotsTxt(site())))
    .get('/llms.txt', async (c) => {
      const posts = await listVisiblePosts(ctx);
      return send(c, 'text/plain', llmsTxt(site(), content, meetingTypes, posts));
    })
    .get('/site.webmanifest', (c) => {
      const manifest = webManifest(site(), content, siteLook(content.get('branding')));
      return send(c, 'application/manifest+json', JSON.stringify(manifest));
    });
}
