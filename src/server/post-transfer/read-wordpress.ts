import { XMLParser } from 'fast-xml-parser';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import type { ReadFile, ReadPost } from './read-post.ts';
import { prepareWordPress, toMarkdown } from './to-markdown.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:author'].includes(name),
});

interface Category {
  '@domain'?: string;
  '#text'?: string;
}
interface Item {
  title?: string;
  link?: string;
  'dc:creator'?: string;
  'content:encoded'?: string;
  'excerpt:encoded'?: string;
  'wp:post_id'?: string;
  'wp:post_name'?: string;
  'wp:post_date_gmt'?: string;
  'wp:post_date'?: string;
  'wp:status'?: string;
  'wp:post_type'?: string;
  'wp:is_sticky'?: string;
  'wp:attachment_url'?: string;
  'wp:postmeta'?: { 'wp:meta_key'?: string; 'wp:meta_value'?: string }[];
  category?: Category[];
}

/** Reads a WXR file (Tools → Export → Posts). @returns undefined when it is none. */
export async function readWordPress(xml: string): Promise<ReadFile | undefined> {
  if (!/<rss[\s>]/.test(xml) || !xml.includes('wordpress.org/export')) return undefined;
  const channel = parser.parse(xml)?.rss?.channel;
  if (!channel) return undefined;
  const items: Item[] = channel.item ?? [];
  const authors = new Map<string, string>(
    (channel['wp:author'] ?? []).map((author: Record<string, string>) => [
      text(author['wp:author_login']),
      text(author['wp:author_display_name']),
    ]),
  );
  const pictureOf = new Map(items.map((item) => [text(item['wp:post_id']), text(item['wp:attachment_url'])]));
  const posts: ReadPost[] = [];
  const notes: string[] = [];
  for (const item of items) {
    const title = text(item.title) || 'Untitled';
    const status = text(item['wp:status']);
    if (item['wp:post_type'] === 'page') notes.push(`The page “${title}” is left out: pages are made under Pages`);
    if (item['wp:post_type'] !== 'post' || status === 'trash' || status === 'auto-draft') continue;
    const prepared = prepareWordPress(text(item['content:encoded']));
    const converted = await toMarkdown(prepared.html);
    const cover = item['wp:postmeta']?.find((meta) => text(meta['wp:meta_key']) === '_thumbnail_id');
    const terms = (item.category ?? []).filter(
      ({ '@domain': domain }) => domain === 'post_tag' || domain === 'category',
    );
    const isOut = status === 'publish' || status === 'private';
    const link = URL.parse(text(item.link));
    posts.push({
      source: `wordpress:${text(item['wp:post_id'])}`,
      title,
      slug: decode(text(item['wp:post_name'])) || title,
      excerpt: text(item['excerpt:encoded']).trim() || null,
      markdown: converted.markdown,
      tags: [...new Set(terms.map((term) => text(term['#text'])))].filter((name) => name !== 'Uncategorized'),
      cover: (cover && pictureOf.get(text(cover['wp:meta_value']))) || null,
      author: authors.get(text(item['dc:creator'])) || text(item['dc:creator']) || null,
      published: status === 'publish',
      featured: item['wp:is_sticky'] === '1',
      publishedAt: isOut || status === 'future' ? readDate(item) : null,
      paths: link && link.pathname !== '/' ? [link.pathname] : [],
      notes: [
        ...(status === 'private' ? ['It is private in WordPress and becomes a draft'] : []),
        ...prepared.notes,
        ...converted.notes,
      ],
    });
  }
  const site = text(channel['wp:base_blog_url']) || text(channel.link);
  return { source: 'WordPress', posts, site: site.replace(/\/$/, ''), files: new Map(), notes };
}

/** `2024-05-01 10:00:00` in UTC; drafts have zeros. */
function readDate(item: Item): UnixSeconds | null {
  const value = [item['wp:post_date_gmt'], item['wp:post_date']].map(text).find((date) => /^[1-9]/.test(date));
  const time = new Date(`${(value ?? '').replace(' ', 'T')}Z`);
  return Number.isNaN(time.getTime()) ? null : toUnixSeconds(time);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function decode(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
