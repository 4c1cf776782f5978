import { XMLParser } from 'fast-xml-parser';
import { toString as textOf } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import * as z from 'zod';
import { decodePart } from '#shared/links.ts';
import type { UnixSeconds } from '#shared/time.ts';
import { readDate } from './dates.ts';
import { addPost, type ReadFile, type ReadPost } from './read-result.ts';
import { type Attachment, convertShortcodes } from './shortcodes.ts';
import { toMarkdown } from './to-markdown.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:author', 'wp:comment'].includes(name),
});
const htmlParser = unified().use(rehypeParse, { fragment: true });
/** A block that makes its content by itself, or shows one that is written once for several posts. */
const EMPTY_BLOCK = /<!--\s+wp:([a-z0-9/-]{1,80})\s(?:\s*(\{.{0,5000}?\})\s)?\s*\/-->/g;
/** The footnotes themselves are not in the text. */
const FOOTNOTES_BLOCK = /<!--\s+wp:footnotes\s[^>]{0,200}\/-->/;
const SHARED_BLOCKS_MAX = 50;

const Footnotes = z.array(z.object({ id: z.string().regex(/^[\w-]{1,60}$/), content: z.string() }));

/** Parts of WordPress itself that are no posts, and revisions. */
const INTERNAL_TYPES = new Set(
  'post page attachment revision nav_menu_item wp_block wp_global_styles wp_navigation wp_template wp_template_part custom_css customize_changeset oembed_cache user_request wp_font_family wp_font_face'.split(
    ' ',
  ),
);

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
  'wp:post_parent'?: string;
  'wp:post_name'?: string;
  'wp:post_date_gmt'?: string;
  'wp:post_date'?: string;
  'wp:post_password'?: string;
  'wp:status'?: string;
  'wp:post_type'?: string;
  'wp:is_sticky'?: string;
  'wp:attachment_url'?: string;
  'wp:postmeta'?: { 'wp:meta_key'?: string; 'wp:meta_value'?: string }[];
  'wp:comment'?: unknown[];
  category?: Category[];
}

interface Library {
  authors: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, Attachment>;
  /** Content of the blocks that several posts share, by id. */
  shared: ReadonlyMap<string, string>;
}

/** Reads a WXR file (Tools → Export → All content). @returns undefined when it is none. */
export async function readWordPress(xml: string): Promise<ReadFile | undefined> {
  if (!/<rss[\s>]/.test(xml) || !xml.includes('wordpress.org/export')) return undefined;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, xml.search(/<rss[\s>]/))))
    throw new Error('it has a document type, which no export of WordPress has');
  const channel = parser.parse(xml)?.rss?.channel;
  if (!channel) return undefined;
  const items: Item[] = channel.item ?? [];
  const library = readLibrary(channel, items);
  const posts: ReadPost[] = [];
  const notes: string[] = [];
  for (const item of items) {
    const title = plainText(text(item.title)) || 'Untitled';
    const status = text(item['wp:status']);
    if (status === 'trash' || status === 'auto-draft') continue;
    if (item['wp:post_type'] === 'page') notes.push(`The page “${title}” is left out: pages are made under Pages`);
    if (item['wp:post_type'] !== 'post') continue;
    await addPost({ posts, notes }, `“${title}”`, () => readPost(item, title, library));
  }
  const site = text(channel['wp:base_blog_url']) || text(channel.link);
  return {
    source: 'WordPress',
    posts,
    site: site.replace(/\/$/, ''),
    files: new Map(),
    notes: [...notes, ...describeOthers(items)],
  };
}

function readLibrary(channel: Record<string, unknown>, items: readonly Item[]): Library {
  const authors = (channel['wp:author'] ?? []) as Record<string, unknown>[];
  const ofType = (type: string) => items.filter((item) => item['wp:post_type'] === type);
  return {
    authors: new Map(
      authors.map((author) => [text(author['wp:author_login']), plainText(text(author['wp:author_display_name']))]),
    ),
    attachments: new Map(
      ofType('attachment').map((item) => [
        text(item['wp:post_id']),
        {
          url: text(item['wp:attachment_url']),
          alt: metaOf(item, '_wp_attachment_image_alt')[0] ?? '',
          caption: text(item['excerpt:encoded']),
          post: text(item['wp:post_parent']),
        },
      ]),
    ),
    shared: new Map(ofType('wp_block').map((item) => [text(item['wp:post_id']), text(item['content:encoded'])])),
  };
}

async function readPost(item: Item, title: string, { authors, attachments, shared }: Library): Promise<ReadPost> {
  const status = text(item['wp:status']);
  const id = text(item['wp:post_id']);
  const notes = new Set<string>();
  const isPrivate = status === 'private';
  const hasPassword = text(item['wp:post_password']) !== '';
  if (isPrivate) notes.add('It is private in WordPress and becomes a draft');
  if (hasPassword) notes.add('It has a password in WordPress and becomes a draft');
  const isOut = status === 'publish' && !hasPassword;
  const comments = item['wp:comment']?.length ?? 0;
  if (comments > 0) notes.add(comments === 1 ? 'Its comment is left out' : `Its ${comments} comments are left out`);

  const source = text(item['content:encoded']);
  const filled = withSharedBlocks(
    source.replace(FOOTNOTES_BLOCK, () => footnotesOf(item)),
    shared,
    notes,
  );
  const content = convertShortcodes(filled, { attachments, post: id, notes });
  const converted = await toMarkdown(content, { hasPlainText: !source.includes('<!-- wp:') });
  const terms = (item.category ?? []).filter(({ '@domain': domain }) => domain === 'post_tag' || domain === 'category');
  const [cover = ''] = metaOf(item, '_thumbnail_id');
  const login = text(item['dc:creator']);
  return {
    source: `wordpress:${id}`,
    title,
    slug: decodePart(text(item['wp:post_name'])),
    excerpt: plainText(text(item['excerpt:encoded'])) || null,
    markdown: converted.markdown,
    tags: [...new Set(terms.map((term) => plainText(text(term['#text']))))].filter((name) => name !== 'Uncategorized'),
    cover: attachments.get(cover)?.url || null,
    author: authors.get(login) || login || null,
    published: isOut,
    featured: text(item['wp:is_sticky']) === '1',
    publishedAt: isOut || status === 'future' ? dateOf(item) : null,
    createdAt: dateOf(item) ?? undefined,
    paths: [...formerPaths(item), `/?p=${id}`],
    notes: [...notes, ...converted.notes],
  };
}

/** The address, and those under which the post was known before it was renamed. */
function formerPaths(item: Item): string[] {
  const link = URL.parse(text(item.link));
  if (!link || link.pathname === '/') return [];
  const parent = link.pathname.replace(/[^/]+\/?$/, '');
  return [link.pathname, ...metaOf(item, '_wp_old_slug').map((slug) => `${parent}${slug}/`)];
}

function footnotesOf(item: Item): string {
  const parsed = Footnotes.safeParse(parseJson(metaOf(item, 'footnotes')[0] ?? ''));
  const items = (parsed.data ?? []).map(({ id, content }) => `<li id="${id}">${content}</li>`);
  return `<ol class="wp-block-footnotes">${items.join('')}</ol>`;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Blocks that are empty in the post: those that are shared get their content, others are listed. */
function withSharedBlocks(content: string, shared: ReadonlyMap<string, string>, notes: Set<string>): string {
  let used = 0;
  const fill = (part: string): string =>
    part.replace(EMPTY_BLOCK, (_whole, name: string, attributes = '{}') => {
      const id = name === 'block' ? /"ref":(\d+)/.exec(attributes)?.[1] : undefined;
      const block = id === undefined ? undefined : shared.get(id);
      // A block can contain itself.
      if (block !== undefined && used < SHARED_BLOCKS_MAX) {
        used += 1;
        return fill(block);
      }
      notes.add(
        name === 'block'
          ? 'A block shared by several posts is left out: it is not in the export. Export all content in WordPress.'
          : `The block “${name}” is left out: it has no text of its own`,
      );
      return '';
    });
  return fill(content);
}

function describeOthers(items: readonly Item[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const type = text(item['wp:post_type']);
    if (type && !INTERNAL_TYPES.has(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => `${count} of the type “${type}” left out: only posts are imported`);
}

function metaOf(item: Item, key: string): string[] {
  return (item['wp:postmeta'] ?? []).flatMap((meta) =>
    text(meta['wp:meta_key']) === key ? [text(meta['wp:meta_value'])] : [],
  );
}

/** In UTC; drafts have zeros. */
function dateOf(item: Item): UnixSeconds | null {
  const dates = [item['wp:post_date_gmt'], item['wp:post_date']].map(text);
  return readDate(dates.find((date) => /^[1-9]/.test(date)) ?? '');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Names and titles may contain entities, and titles a little HTML. */
function plainText(html: string): string {
  return /[<&]/.test(html) ? textOf(htmlParser.parse(html)).trim() : html.trim();
}
