import type { AppContext } from '#server/context.ts';
import { escapeMarkup } from '#shared/escape.ts';
import { oneLine } from '#shared/one-line.ts';
import { paths } from '#shared/paths.ts';
import type { Post } from '#shared/post.schema.ts';
import { toIso } from '#shared/time.ts';
import { listPostsForFeed } from './reading.ts';

/** Newest posts in a feed. */
const FEED_POSTS = 30;

/** RSS 2.0 with the full text of the newest posts. */
export async function makeRss(ctx: AppContext): Promise<string> {
  const site = ctx.settings.site();
  const { feeds } = ctx.content.get('blog');
  const posts = await listPostsForFeed(ctx, FEED_POSTS);
  const items = posts.map(
    (post) => `<item>
<title>${escapeMarkup(post.title)}</title>
<link>${site.url}${paths.post(post.slug)}</link>
<guid isPermaLink="false">${site.url}/blog#${post.id}</guid>
<pubDate>${new Date(momentOf(post)).toUTCString()}</pubDate>
<dc:creator>${escapeMarkup(post.author)}</dc:creator>
${post.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`).join('')}
<description>${escapeMarkup(asHtml(post.excerpt))}</description>
<content:encoded>${escapeMarkup(absolute(post.html, site.url))}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(feeds.title)}</title>
<link>${site.url}${paths.blog}</link>
<description>${escapeMarkup(feeds.description)}</description>
<language>${site.language}</language>
<atom:link href="${site.url}${paths.rss}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Atom 1.0 with the full text of the newest posts. */
export async function makeAtom(ctx: AppContext): Promise<string> {
  const site = ctx.settings.site();
  const { feeds } = ctx.content.get('blog');
  const posts = await listPostsForFeed(ctx, FEED_POSTS);
  const updated = toIso(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt)));
  const entries = posts.map(
    (post) => `<entry>
<title>${escapeMarkup(post.title)}</title>
<link href="${site.url}${paths.post(post.slug)}"/>
<id>${site.url}/blog#${post.id}</id>
<published>${momentOf(post)}</published>
<updated>${toIso(post.updatedAt)}</updated>
<author><name>${escapeMarkup(post.author)}</name></author>
${post.tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`).join('')}
<summary>${escapeMarkup(post.excerpt)}</summary>
<content type="html">${escapeMarkup(absolute(post.html, site.url))}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
<title>${escapeMarkup(feeds.title)}</title>
<subtitle>${escapeMarkup(feeds.description)}</subtitle>
<id>${site.url}/blog</id>
<link href="${site.url}${paths.blog}"/>
<link href="${site.url}${paths.atom}" rel="self" type="application/atom+xml"/>
<updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
}

/** A post as one markdown file: title, excerpt, date, author and tags, content. */
export function postAsMarkdown(ctx: AppContext, post: Post): string {
  const { url } = ctx.settings.site();
  const { markdown: names } = ctx.content.get('blog');
  const details = [
    `- ${names.url}: ${url}${paths.post(post.slug)}`,
    `- ${names.author}: ${oneLine(post.author)}`,
    `- ${names.published}: ${momentOf(post)}`,
    `- ${names.updated}: ${toIso(post.updatedAt)}`,
    ...(post.tags.length > 0 ? [`- ${names.tags}: ${post.tags.map(oneLine).join(', ')}`] : []),
  ];
  const excerpt = post.excerpt ? `> ${oneLine(post.excerpt)}\n\n` : '';
  return `# ${oneLine(post.title)}\n\n${excerpt}${details.join('\n')}\n\n${post.content.trim()}\n`;
}

/** RSS has HTML in the description of an item: characters of a plain text must not become tags there. Atom says that a summary is text. */
const asHtml = escapeMarkup;

function momentOf(post: Pick<Post, 'publishedAt' | 'createdAt'>): string {
  return toIso(post.publishedAt ?? post.createdAt);
}

/** Makes the addresses in our renderer's HTML absolute, for feed readers. */
function absolute(html: string, origin: string): string {
  return html
    .replace(/<a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/(\s(?:href|src|poster)=")\//g, `$1${origin}/`)
    .replace(
      /(\ssrcset=")([^"]*)"/g,
      (_, start: string, set: string) => `${start}${set.replace(/(^|, )\//g, `$1${origin}/`)}"`,
    );
}
