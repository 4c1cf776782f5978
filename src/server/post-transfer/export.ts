import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Zip, ZipPassThrough } from 'fflate';
import { stringify } from 'yaml';
import { uploadNames, uploadsFolder } from '#server/assets/assets.ts';
import { listFormerSlugs } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import type { Row } from '#server/db/schema.ts';
import { exportContent, uploadsIn } from '#server/operations/operations.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';
import { splitPages } from './page-files.ts';
import { listFormerPaths, listWholePosts } from './queries.ts';

/**
 * A .zip with every post and every page as a markdown file with front matter, the other texts, and the files that they show, written
 * file by file. Its own import restores all of them as they are.
 */
export async function* writePosts(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const add = (name: string, content: string) => {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(Buffer.from(content), true);
  };

  const [posts, paths, slugs, content] = await Promise.all([
    listWholePosts(ctx.db),
    listFormerPaths(ctx.db),
    listFormerSlugs(ctx.db),
    exportContent(ctx),
  ]);
  for (const post of posts) {
    const ofPost = <T extends { postId: number }>(rows: T[]) => rows.filter(({ postId }) => postId === post.id);
    const former = [...ofPost(paths).map(({ path }) => path), ...ofPost(slugs).map(({ slug }) => `/blog/${slug}`)];
    add(`posts/${post.slug}.md`, toFile(post, [...new Set(former)].sort()));
    yield* ready.splice(0);
  }
  const { files: pages, rest } = splitPages(content);
  for (const [name, file] of pages) add(name, file);
  add('content.json', JSON.stringify(rest, null, 2));
  yield* ready.splice(0);
  const names = new Set([
    ...posts.flatMap((post) => uploadNames(`${post.coverImage ?? ''}\n${post.content}`)),
    ...uploadsIn(content),
  ]);
  for (const name of names) {
    const file = join(uploadsFolder(ctx), name);
    if (!existsSync(file)) continue;
    const entry = new ZipPassThrough(`uploads/${name}`);
    zip.add(entry);
    for await (const chunk of createReadStream(file)) {
      entry.push(chunk as Buffer);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

function toFile(post: Row<'blogPosts'>, aliases: readonly string[]): string {
  const date = (time: UnixSeconds | null) => (time === null ? undefined : toIso(time));
  const front = {
    title: post.title,
    slug: post.slug,
    status: post.publishedAt === null ? 'draft' : 'published',
    date: date(post.publishedAt),
    published: post.published === 1,
    publishAt: date(post.publishAt),
    author: post.author,
    excerpt: post.excerpt,
    tags: JSON.parse(post.tags) as string[],
    cover: post.coverImage ?? undefined,
    featured: post.featured === 1 || undefined,
    aliases: aliases.length > 0 ? aliases : undefined,
    created: date(post.createdAt),
    updated: date(post.updatedAt),
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${post.content}`;
}
