import { Readable } from 'node:stream';
import { isUploaded, storeUpload, uploadName } from '#server/assets/assets.ts';
import { createPost, savePost } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { createPublicFetch } from '#server/http/public-fetch.ts';
import { importContent } from '#server/operations/operations.ts';
import type { ImportIssue } from '#shared/content.ts';
import { AppError } from '#shared/errors.ts';
import type { ImportedPost, PostImport } from '#shared/post-transfer.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { toPath } from './former-paths.ts';
import { type PreparedPost, picturesOf, preparePosts, toInput } from './prepare.ts';
import { findImported, findPostBySlug, saveFormerPaths, saveImported } from './queries.ts';
import type { ReadFile } from './read-post.ts';

export { writePosts } from './export.ts';
export { readFile } from './read-file.ts';

/** Pictures that are fetched at the same time. */
const CONCURRENT_FETCHES = 4;
const PICTURE_MAX_BYTES = 20 * 1024 * 1024;

/** The last import of this server; its progress while it runs. */
const imports = new WeakMap<AppContext, PostImport>();

export function findImport(ctx: AppContext): PostImport | undefined {
  return imports.get(ctx);
}

/** What an import of the file would do; nothing is fetched or stored. */
export async function planImport(ctx: AppContext, file: ReadFile): Promise<PostImport> {
  const planned = await plan(ctx, preparePosts(file));
  return { ...toImport(file, planned), state: 'planned' };
}

/**
 * Starts an import, which goes on after this resolves: `findImport` gives its state. Each post is stored as soon as its pictures are, so
 * an import that is interrupted is completed by importing the file again.
 *
 * @throws AppError `conflict` while another one runs.
 */
export async function startImport(
  ctx: AppContext,
  file: ReadFile,
  by: { name: string; username: string },
  withPages = false,
): Promise<PostImport> {
  if (imports.get(ctx)?.state === 'running') throw new AppError('conflict', 'An import is running already');
  const prepared = preparePosts(file);
  const reserved: PostImport = { ...toImport(file, []), state: 'running' };
  imports.set(ctx, reserved);
  try {
    const planned = await plan(ctx, prepared);
    const running: PostImport = { ...toImport(file, planned), state: 'running' };
    imports.set(ctx, running);
    void run(ctx, file, planned, running, by.name)
      .then(() => (withPages ? importPages(ctx, file, running, by.username) : undefined))
      .finally(() => {
        running.state = 'done';
      });
    return running;
  } catch (error) {
    imports.delete(ctx);
    throw error;
  }
}

interface PlannedPost extends PreparedPost {
  result: ImportedPost;
}

function toImport(file: ReadFile, planned: readonly PlannedPost[]): PostImport {
  const isWritten = ({ result }: PlannedPost) => result.action === 'new' || result.action === 'updated';
  const found = new Set(planned.filter(isWritten).flatMap(({ read }) => picturesOf(read))).size;
  return {
    state: 'planned',
    source: file.source,
    posts: planned.map(({ result }) => result),
    pictures: { found, stored: 0, failed: 0 },
    notes: [...file.notes],
  };
}

async function plan(ctx: AppContext, prepared: readonly PreparedPost[]): Promise<PlannedPost[]> {
  const planned: PlannedPost[] = [];
  for (const post of prepared) {
    const known = await findImported(ctx.db, post.read.source);
    const other = known ? undefined : await findPostBySlug(ctx.db, post.slug);
    const slug = known?.slug ?? post.slug;
    let action: ImportedPost['action'] = 'new';
    const notes = [...post.notes];
    if (known && known.contentHash === post.hash) action = 'same';
    else if (known && known.updatedAt > known.savedAt) {
      action = 'kept';
      notes.push('It was changed here since the last import and stays as it is');
    } else if (known) action = 'updated';
    else if (other && other.content === post.read.markdown && other.title === post.read.title) action = 'same';
    else if (other) {
      action = 'kept';
      notes.push(`Another post has the address /blog/${slug} and stays as it is`);
    }
    planned.push({ ...post, slug, result: { title: post.read.title, slug, action, notes } });
  }
  return planned;
}

async function run(
  ctx: AppContext,
  file: ReadFile,
  planned: readonly PlannedPost[],
  state: PostImport,
  by: string,
): Promise<void> {
  const slugOf = new Map(planned.flatMap(({ paths, slug }) => paths.map((path) => [path, slug] as const)));
  const pictures = createPictureStore(ctx, file, state);
  for (const post of planned) {
    const { result } = post;
    if (result.action !== 'new' && result.action !== 'updated') continue;
    try {
      await pictures.store(picturesOf(post.read), result.notes);
      const { input, notes, publishedAt } = toInput(post, (address, isPicture) =>
        isPicture ? pictures.find(address) : addressOfPost(address, file.site, slugOf),
      );
      result.notes.push(...notes);
      const { createdAt = publishedAt ?? undefined, updatedAt } = post.read;
      const times = {
        publishedAt: publishedAt ?? (post.read.published ? ctx.clock.now() : null),
        createdAt,
        updatedAt,
      };
      const saved =
        result.action === 'new'
          ? await createPost(ctx, input, by, { times })
          : await savePost(ctx, post.slug, input, by, { times });
      await ctx.db.transaction().execute(async (trx) => {
        const savedAt = toUnixSeconds(new Date(saved.updatedAt));
        await saveImported(trx, { source: post.read.source, postId: saved.id, contentHash: post.hash, savedAt });
        await saveFormerPaths(trx, saved.id, post.paths);
      });
    } catch (error) {
      if (!(error instanceof AppError)) ctx.log.warn({ err: error, slug: post.slug }, 'a post could not be imported');
      result.action = 'failed';
      result.notes.push((error as Error).message);
    }
  }
  ctx.publicContent.changed();
}

/** The texts of the pages, from an export of this program: all of them, or none. */
async function importPages(ctx: AppContext, file: ReadFile, state: PostImport, by: string): Promise<void> {
  try {
    const { issues } = await importContent(ctx, file.pages, { isTrial: false, by, files: uploadsOf(file) });
    state.notes.push(
      ...issues.map(describeIssue),
      issues.length > 0 ? 'No page was changed' : 'The texts of the pages were imported',
    );
  } catch (error) {
    state.notes.push(`The pages were not imported: ${(error as Error).message}`);
  }
}

function uploadsOf({ files }: ReadFile): Map<string, Uint8Array> {
  return new Map(
    [...files].flatMap(([path, bytes]) =>
      path.startsWith('uploads/') ? [[path.slice('uploads/'.length), bytes] as const] : [],
    ),
  );
}

function describeIssue({ document, path, message }: ImportIssue): string {
  return `${[document, path].filter(Boolean).join(', ')}: ${message}`;
}

/** Links between the imported posts lead to them here. */
function addressOfPost(address: string, site: string, slugOf: ReadonlyMap<string, string>): string | undefined {
  const isOwn = address.startsWith('/') || (site !== '' && address.startsWith(`${site}/`));
  if (!isOwn) return undefined;
  const slug = slugOf.get(toPath(address) ?? '');
  if (!slug) return undefined;
  const [, anchor] = address.split('#');
  return `/blog/${slug}${anchor ? `#${anchor}` : ''}`;
}

/** Stores each picture once: from the file's own folder, else fetched from its address. */
function createPictureStore(ctx: AppContext, { files, site }: ReadFile, state: PostImport) {
  const stored = new Map<string, string>();
  const fetchPublic = createPublicFetch({
    allowPrivate: ctx.config.CALENDAR_ALLOW_PRIVATE,
    maxBytes: PICTURE_MAX_BYTES,
  });

  async function read(address: string): Promise<Uint8Array> {
    const name = decodeURI(address.replace(/^\//, '').split(/[?#]/)[0] ?? '');
    const own = address.startsWith('/')
      ? (files.get(name) ?? files.get(`public/${name}`) ?? files.get(`static/${name}`))
      : undefined;
    if (own) return own;
    const url = URL.parse(address, site || undefined);
    if (!url) throw new Error('it is not in the file');
    const answer = await fetchPublic(url.href);
    if (!answer.ok) throw new Error(`its server answers ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  async function storeOne(address: string, notes: string[]): Promise<void> {
    if (stored.has(address)) return;
    const ownName = uploadName(address);
    if (ownName && (await isUploaded(ctx, ownName))) {
      stored.set(address, address);
      state.pictures.stored += 1;
      return;
    }
    try {
      const bytes = await read(address);
      const name = decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) || 'picture');
      const keepsName = ownName !== undefined;
      const { url } = await storeUpload(ctx, Readable.from([bytes]), name, { keepsName });
      stored.set(address, url);
      state.pictures.stored += 1;
    } catch (error) {
      state.pictures.failed += 1;
      notes.push(`The picture ${address} could not be stored and stays where it is: ${(error as Error).message}`);
    }
  }

  return {
    find: (address: string) => stored.get(address),
    async store(addresses: readonly string[], notes: string[]): Promise<void> {
      const left = addresses.filter((address) => !address.startsWith('data:'));
      while (left.length > 0) {
        await Promise.all(left.splice(0, CONCURRENT_FETCHES).map((address) => storeOne(address, notes)));
      }
    },
  };
}
