import { stringify } from 'yaml';
import { openNamedUploads } from '#server/assets/assets.ts';
import { listFormerSlugs } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { Row } from '#server/db/schema.ts';
import { writeZip, type ZipEntry } from '#server/http/zip.ts';
import { exportContent } from '#server/operations/operations.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { splitPages } from './page-files.ts';
import { listFormerPaths, listWholePosts } from './queries.ts';

/**
 * A .zip with every post and every page as a markdown file with front matter, the other texts, and the files that they show, written
 * file by file. Its own import restores all of them as they are. The list `missing` in `content.json` names files that are not there.
 */
export function writeSiteZip(ctx: AppContext): AsyncGenerator<Uint8Array> {
  return writeZip(listEntries(ctx));
}

async function* listEntries(ctx: AppContext): AsyncGenerator<ZipEntry> {
  const [posts, paths, slugs, content] = await Promise.all([
    listWholePosts(ctx.db),
    listFormerPaths(ctx.db),
    listFormerSlugs(ctx.db),
    exportContent(ctx),
  ]);
  for (const post of posts) {
    const ofPost = <T extends { postId: number }>(rows: T[]) => rows.filter(({ postId }) => postId === post.id);
    const former = [...ofPost(paths).map(({ path }) => path), ...ofPost(slugs).map(({ slug }) => `/blog/${slug}`)];
    yield { name: `posts/${post.slug}.md`, text: toFile(post, [...new Set(former)].sort()) };
  }
  const { files: pages, rest } = splitPages(content);
  for (const [name, text] of pages) yield { name, text };
  const texts = [posts.map((post) => [post.coverImage, post.content]), content];
  const missing: string[] = [];
  for await (const { name, file } of openNamedUploads(ctx, texts, missing)) yield { name: `uploads/${name}`, file };
  const listed = missing.length > 0 ? { missing } : {};
  yield { name: 'content.json', text: JSON.stringify({ ...rest, ...listed }, null, 2) };
}

function toFile(post: Row<'blogPosts'>, aliases: readonly string[]): string {
  const date = (time: UnixSeconds | null) => (time === null ? undefined : toIso(time));
  const front = {
    title: post.title,
    slug: post.slug,
    status: post.publishedAt === null ? 'draft' : 'published',
    date: date(post.publishedAt),
    published: post.published,
    publishAt: date(post.publishAt),
    author: post.author,
    excerpt: post.excerpt,
    tags: post.tags,
    cover: post.coverImage ?? undefined,
    featured: post.featured || undefined,
    aliases: aliases.length > 0 ? aliases : undefined,
    created: date(post.createdAt),
    updated: date(post.updatedAt),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${post.content}`;
}
