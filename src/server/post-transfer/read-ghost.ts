import * as z from 'zod';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import type { ReadFile, ReadPost } from './read-post.ts';
import { toMarkdown } from './to-markdown.ts';

/** Ghost writes this in place of the site's address. */
const PLACEHOLDER = '__GHOST_URL__';
const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** The part of an export that is read: Settings → Import/Export → Export content and settings. */
const GhostExport = z.object({
  db: z
    .array(
      z.object({
        data: z.object({
          posts: list(
            z.object({
              id,
              title: text,
              slug: text,
              html: text,
              type: text,
              status: text,
              feature_image: z.string().nullish(),
              featured: z.union([z.boolean(), z.number()]).nullish(),
              custom_excerpt: text,
              published_at: z.string().nullish(),
              created_at: z.string().nullish(),
            }),
          ),
          tags: list(z.object({ id, name: text, visibility: text })),
          posts_tags: list(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })),
          users: list(z.object({ id, name: text })),
          posts_authors: list(z.object({ post_id: id, author_id: id, sort_order: z.number().nullish() })),
          posts_meta: list(z.object({ post_id: id, feature_image_alt: z.string().nullish() }).loose()),
          settings: list(z.object({ key: z.string(), value: z.unknown() })),
        }),
      }),
    )
    .min(1),
});

/** @returns undefined when it is no export of Ghost. */
export async function readGhost(json: unknown): Promise<ReadFile | undefined> {
  const parsed = GhostExport.safeParse(json);
  const data = parsed.data?.db[0]?.data;
  if (!data) return undefined;
  const tagOf = new Map(data.tags.map((tag) => [tag.id, tag]));
  const authorOf = new Map(data.users.map((user) => [user.id, user.name]));
  const site = data.settings.find(({ key }) => key === 'url')?.value;
  const pages = data.posts.filter(({ type }) => type === 'page');
  const posts: ReadPost[] = [];
  for (const post of data.posts.filter(({ type }) => type !== 'page')) {
    const { markdown, notes } = await toMarkdown(post.html.replaceAll(PLACEHOLDER, ''));
    const tags = data.posts_tags
      .filter(({ post_id }) => post_id === post.id)
      .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
      .flatMap(({ tag_id }) => tagOf.get(tag_id) ?? [])
      .filter(({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'));
    const [author] = data.posts_authors
      .filter(({ post_id }) => post_id === post.id)
      .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
    const isOut = post.status === 'published' || post.status === 'sent';
    posts.push({
      source: `ghost:${post.id}`,
      title: post.title,
      slug: post.slug,
      excerpt: post.custom_excerpt || null,
      markdown,
      tags: tags.map(({ name }) => name),
      cover: post.feature_image?.replaceAll(PLACEHOLDER, '') || null,
      author: (author && authorOf.get(author.author_id)) || null,
      published: isOut,
      featured: Boolean(post.featured),
      publishedAt: isOut || post.status === 'scheduled' ? toSeconds(post.published_at) : null,
      paths: [`/${post.slug}/`],
      notes: post.html === '' ? ['It has no text in the export', ...notes] : notes,
    });
  }
  return {
    source: 'Ghost',
    posts,
    site: typeof site === 'string' ? site.replace(/\/$/, '') : '',
    files: new Map(),
    notes: pages.map(({ title }) => `The page “${title}” is left out: pages are made under Pages`),
  };
}

function toSeconds(date: string | null | undefined): UnixSeconds | null {
  const time = new Date(date ?? '');
  return Number.isNaN(time.getTime()) ? null : toUnixSeconds(time);
}
