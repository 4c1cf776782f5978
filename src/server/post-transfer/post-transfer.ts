import { createPost, keepFormerSlug, savePost } from '#server/blog/blog.ts';
import type { AppContext } from '#server/context.ts';
import { importContent } from '#server/operations/operations.ts';
import type { ImportProblem } from '#shared/content.schema.ts';
import { AppError } from '#shared/errors.ts';
import type { PostInput } from '#shared/post.schema.ts';
import type { ImportedPost, PostImport } from '#shared/post-transfer.schema.ts';
import { createFileStore, isOnSourceSite } from './file-store.ts';
import { toPath } from './former-paths.ts';
import { type AddressOf, filesOf, type PreparedPost, preparePosts, toInput } from './prepare.ts';
import { findImportedPost, findPostBySlug, saveFormerPaths, saveImportedPost } from './queries.ts';
import type { ParsedFile } from './read-result.ts';

export { writeSiteZip } from './export.ts';
export { readInWorker } from './read-in-worker.ts';

/** Reports the changes that an import of the file would make; nothing is fetched or stored. */
export async function planImport(ctx: AppContext, file: ParsedFile): Promise<PostImport> {
  const planned = await plan(ctx, preparePosts(file));
  const issues = file.pages === undefined ? [] : await listPageProblems(ctx, file);
  const state = toImport(file, planned);
  return { ...state, notes: [...state.notes, ...issues] };
}

/**
 * Starts an import, which goes on after this resolves: `ctx.memory.lastImport` is its state. Each post is stored as soon as its pictures are, so
 * an import that is interrupted is completed by importing the file again.
 *
 * @throws AppError `conflict` while another one runs.
 */
export async function startImport(
  ctx: AppContext,
  file: ParsedFile,
  by: { name: string; username: string },
  withPages = false,
): Promise<PostImport> {
  const last = ctx.memory.lastImport;
  if (last?.state === 'running') throw new AppError('conflict', 'An import is running already');
  const prepared = preparePosts(file);
  const start = { state: 'running', startedAt: ctx.clock.now() } as const;
  ctx.memory.lastImport = { ...toImport(file, []), ...start };
  try {
    const planned = await plan(ctx, prepared);
    const running: PostImport = { ...toImport(file, planned), ...start };
    ctx.memory.lastImport = running;
    void run(ctx, file, planned, running, by.name)
      .then(() => (withPages ? importPages(ctx, file, running, by.username) : undefined))
      // The database is closed when the server stops meanwhile.
      .catch((error) => ctx.log.error({ err: error }, 'an import ended early'))
      .finally(() => {
        running.state = 'done';
      });
    return running;
  } catch (error) {
    ctx.memory.lastImport = last;
    throw error;
  }
}

interface PlannedPost extends PreparedPost {
  result: ImportedPost;
  /** Imported before without some of its files, and unchanged since: they are tried again. */
  lacksFiles: boolean;
}

/** Precedes the hash of a post that was imported without some of its files. */
const INCOMPLETE = 'incomplete:';

function toImport(file: ParsedFile, planned: readonly PlannedPost[]): PostImport {
  const found = [...new Set(planned.filter(hasWork).flatMap(({ original }) => [...filesOf(original).keys()]))];
  return {
    state: 'planned',
    startedAt: null,
    source: file.source,
    hasPages: file.pages !== undefined,
    needsSite: file.site === '' && file.source !== 'Markdown' && found.some((address) => address.startsWith('/')),
    posts: planned.map(({ result }) => result),
    done: 0,
    pictures: { found: found.length, stored: 0, failed: 0 },
    notes: [...file.notes],
  };
}

function hasWork({ result, lacksFiles }: PlannedPost): boolean {
  return result.action === 'new' || result.action === 'updated' || lacksFiles;
}

async function plan(ctx: AppContext, prepared: readonly PreparedPost[]): Promise<PlannedPost[]> {
  const planned: PlannedPost[] = [];
  for (const post of prepared) planned.push(await planPost(ctx, post));
  return planned;
}

async function planPost(ctx: AppContext, post: PreparedPost): Promise<PlannedPost> {
  const { original, hash } = post;
  const known = await findImportedPost(ctx.db, original.source);
  const other = known ? undefined : await findPostBySlug(ctx.db, post.slug);
  const slug = known?.slug ?? post.slug;
  const isEdited = known !== undefined && known.updatedAt > known.savedAt;
  const lacksFiles = known?.contentHash === INCOMPLETE + hash && !isEdited;
  const planned = (action: ImportedPost['action'], ...notes: string[]): PlannedPost => {
    const result = { title: original.title, slug, action, notes: [...post.notes, ...notes] };
    return { ...post, slug, lacksFiles, result };
  };
  if (known?.contentHash.replace(INCOMPLETE, '') === hash) return planned('same');
  if (isEdited) return planned('kept', 'It was changed here since the last import and stays as it is');
  if (other && other.content === original.markdown && other.title === original.title) return planned('same');
  if (other) return planned('kept', `Another post has the address /blog/${slug} and stays as it is`);
  try {
    return planned(known ? 'updated' : 'new', ...toInput(post, () => undefined, ctx.clock.now()).notes);
  } catch (error) {
    return planned('failed', (error as Error).message);
  }
}

async function run(
  ctx: AppContext,
  file: ParsedFile,
  planned: readonly PlannedPost[],
  state: PostImport,
  by: string,
): Promise<void> {
  const slugOf = new Map(planned.flatMap(({ paths, slug }) => paths.map((path) => [path, slug] as const)));
  const store = createFileStore(ctx, file, state);
  const addressOf: AddressOf = (address, kind) =>
    kind === 'link' ? addressOfPost(address, file.site, slugOf) : store.find(address);
  for (const post of planned) {
    try {
      if (hasWork(post)) await importPost(ctx, post, store, addressOf, by);
    } catch (error) {
      if (!(error instanceof AppError)) ctx.log.warn({ err: error, slug: post.slug }, 'a post could not be imported');
      post.result.action = 'failed';
      post.result.notes.push((error as Error).message);
    }
    state.done += 1;
  }
  ctx.publicContent.changed();
}

async function importPost(
  ctx: AppContext,
  post: PlannedPost,
  store: ReturnType<typeof createFileStore>,
  addressOf: AddressOf,
  by: string,
): Promise<void> {
  const { original, result, paths, hash } = post;
  const now = ctx.clock.now();
  const isComplete = await store.storeAll(filesOf(original), result.notes);
  const { input, publishedAt } = toInput(post, addressOf, now);
  if (post.lacksFiles) {
    if (!(await wouldChange(ctx, post.slug, input))) return;
    result.action = 'updated';
  }
  const { createdAt = publishedAt ?? undefined, updatedAt } = original;
  const times = { publishedAt, createdAt, updatedAt };
  const saved =
    result.action === 'new'
      ? await createPost(ctx, input, by, { times })
      : await savePost(ctx, post.slug, input, by, { times });
  await ctx.db.transaction().execute(async (trx) => {
    // Importing the file again tries once more what could not be fetched.
    const contentHash = isComplete ? hash : INCOMPLETE + hash;
    await saveImportedPost(trx, { source: original.source, postId: saved.id, contentHash, savedAt: saved.updatedAt });
    const others = await saveFormerPaths(trx, saved.id, paths);
    result.notes.push(...others.map((path) => `The old address ${path} leads to another post already`));
    for (const slug of ownSlugs(paths)) await keepFormerSlug(trx, slug, saved.id, now);
  });
}

/** Whether a post differs from the stored one. Imported again, it does so only if a missing file was stored now. */
async function wouldChange(ctx: AppContext, slug: string, { content, coverImage }: PostInput): Promise<boolean> {
  const post = await findPostBySlug(ctx.db, slug);
  return post?.content !== content || post.coverImage !== coverImage;
}

/** Slugs that the post had below this site's own address of posts. */
function ownSlugs(paths: readonly string[]): string[] {
  return paths.flatMap((path) => /^\/blog\/([a-z0-9_-]{1,50})$/.exec(path)?.[1] ?? []);
}

/** Problems that would keep the texts of the pages from being imported. */
async function listPageProblems(ctx: AppContext, file: ParsedFile): Promise<string[]> {
  try {
    const { issues } = await importContent(ctx, file.pages, { isDryRun: true, by: null, files: uploadsOf(file) });
    return issues.map((issue) => `The texts of the pages cannot be imported. ${describeIssue(issue)}`);
  } catch (error) {
    return [`The texts of the pages cannot be imported: ${(error as Error).message}`];
  }
}

/** The texts of the pages, from an export of this program: all of them, or none. */
async function importPages(ctx: AppContext, file: ParsedFile, state: PostImport, by: string): Promise<void> {
  try {
    const { issues } = await importContent(ctx, file.pages, { isDryRun: false, by, files: uploadsOf(file) });
    state.notes.push(
      ...issues.map(describeIssue),
      issues.length > 0 ? 'No page was changed' : 'The texts of the pages were imported',
    );
  } catch (error) {
    state.notes.push(`The pages were not imported: ${(error as Error).message}`);
  }
}

function uploadsOf({ files }: ParsedFile): Map<string, Uint8Array> {
  return new Map(
    [...files].flatMap(([path, bytes]) =>
      path.startsWith('uploads/') ? [[path.slice('uploads/'.length), bytes] as const] : [],
    ),
  );
}

function describeIssue({ document, path, message }: ImportProblem): string {
  return `${[document, path].filter(Boolean).join(', ')}: ${message}`;
}

/** Links between the imported posts lead to them here. */
function addressOfPost(address: string, site: string, slugOf: ReadonlyMap<string, string>): string | undefined {
  if (!isOnSourceSite(address, site)) return undefined;
  const slug = slugOf.get(toPath(address) ?? '');
  if (!slug) return undefined;
  const [, anchor] = address.split('#');
  return `/blog/${slug}${anchor ? `#${anchor}` : ''}`;
}
