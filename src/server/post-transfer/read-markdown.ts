import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import * as z from 'zod';
import { toPlannedSeconds, type UnixSeconds } from '#shared/time.ts';
import { readDate } from './dates.ts';
import { parseFrontMatter } from './front-matter.ts';
import { addPost, type ReadFile, type ReadPost } from './read-result.ts';

const DATE_IN_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

const text = z.coerce.string();
const words = z
  .union([z.array(text), text.transform((value) => value.split(',').map((word) => word.trim()))])
  .nullish()
  .transform((list) => (list ?? []).filter(Boolean));
const date = z.union([z.date(), z.string()]).nullish();
const flag = z.boolean().nullish();

/** The names that Hugo, Jekyll, Eleventy, Astro and this site's own export use. */
const FrontMatter = z
  .object({
    title: text.nullish(),
    slug: text.nullish(),
    excerpt: text.nullish(),
    description: text.nullish(),
    summary: text.nullish(),
    date,
    publishAt: date,
    created: date,
    updated: date,
    pubDate: date,
    tags: words,
    categories: words,
    author: text.nullish(),
    cover: text.nullish(),
    image: z.union([text, z.object({ src: text })]).nullish(),
    draft: flag,
    published: flag,
    /** In an export of this program: what visitors see of the post, whatever its other fields say. */
    status: z.string().nullish(),
    featured: flag,
    aliases: words,
    permalink: text.nullish(),
    redirect_from: words,
  })
  .loose();

/** Reads markdown files with front matter, by path; other files are pictures that they may show. */
export async function readMarkdown(files: ReadonlyMap<string, Uint8Array>, { isOwn = false } = {}): Promise<ReadFile> {
  const posts: ReadPost[] = [];
  const notes: string[] = [];
  for (const [path, bytes] of files) {
    if (!/\.(?:md|markdown|mdx)$/i.test(path) || /(?:^|\/)(?:_index|readme)\.[a-z]+$/i.test(path)) continue;
    const source = Buffer.from(bytes).toString('utf8');
    await addPost({ posts, notes }, path, () => readPost(path, source, isOwn));
  }
  return { source: 'Markdown', posts, site: '', files, notes };
}

function readPost(path: string, source: string, isOwn: boolean): ReadPost {
  const { front: given, body } = parseFrontMatter(source);
  const parsed = FrontMatter.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`its front matter has no valid ${issue?.path.join('.')}`);
  }
  const front = parsed.data;
  const { dir } = posix.parse(path);
  const { name, date } = readName(path);
  const content = body.replace(/^\r?\n/, '');
  const image = typeof front.image === 'object' ? front.image?.src : front.image;
  const markdown = isOwn ? content : withAbsolutePictures(content, dir);
  return {
    source: `markdown:${createHash('sha256').update(path).digest('hex').slice(0, 32)}`,
    title: front.title ?? /^#\s+(.+)$/m.exec(content)?.[1] ?? name,
    slug: front.slug ?? name,
    excerpt: front.excerpt ?? front.description ?? front.summary ?? null,
    markdown,
    tags: [...new Set([...front.tags, ...front.categories])],
    cover: resolvePicture(front.cover ?? image ?? null, dir),
    author: front.author ?? null,
    featured: front.featured ?? false,
    ...timesOf(front, date, isOwn),
    paths: [...front.aliases, ...front.redirect_from, ...(front.permalink ? [front.permalink] : [])],
    notes: /\{\{[%<]/.test(markdown) ? ['Its shortcodes stay in the text: nothing here runs them'] : [],
  };
}

/** The slug and the day in a path: `2024-05-01-title.md`, or a folder with `index.md` in it. */
function readName(path: string): { name: string; date: string | undefined } {
  const { base, dir } = posix.parse(path);
  const stem = base.replace(/\.[a-z]+$/i, '');
  const name = stem === 'index' ? posix.basename(dir) : stem;
  const [, date, rest] = DATE_IN_NAME.exec(name) ?? [];
  return { name: rest ?? name, date };
}

/** Whether visitors see a post, and since when. */
function timesOf(
  { published, draft, status, date, pubDate, publishAt, created, updated }: z.output<typeof FrontMatter>,
  dateInName: string | undefined,
  isOwn: boolean,
): Pick<ReadPost, 'published' | 'publishedAt' | 'publishAt' | 'createdAt' | 'updatedAt'> {
  const isOut = published ?? !draft;
  const isDraft = status ? status === 'draft' : !isOut && !publishAt;
  const day = toSeconds(date ?? pubDate ?? dateInName);
  // A time that no post needs may be wrong.
  const planned = isOwn || !isDraft ? toSeconds(publishAt) : null;
  const visibleFrom = isOwn ? day : (planned ?? day);
  return {
    published: isOut,
    publishedAt: isDraft ? null : visibleFrom,
    publishAt: isOwn ? planned : undefined,
    createdAt: toSeconds(created) ?? day ?? undefined,
    updatedAt: toSeconds(updated) ?? undefined,
  };
}

/** Pictures beside the file get their path from the top of the archive. */
function withAbsolutePictures(markdown: string, folder: string): string {
  return markdown.replace(/(!\[[^\]\n]*\]\()([^)\s]+)/g, (_whole, before: string, address: string) => {
    return before + (resolvePicture(address, folder) ?? address);
  });
}

function resolvePicture(address: string | null, folder: string): string | null {
  if (!address || /^(?:[a-z]+:|\/|#)/i.test(address)) return address || null;
  return `/${posix.normalize(posix.join(folder, address))}`;
}

function toSeconds(value: Date | string | null | undefined): UnixSeconds | null {
  if (!value) return null;
  const time = value instanceof Date ? toPlannedSeconds(value) : readDate(value);
  if (time === null) throw new Error(`“${String(value).slice(0, 60)}” is no date`);
  return time;
}
