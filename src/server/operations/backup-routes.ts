import { mkdir, open, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { backupCalls } from '#shared/backup.calls.ts';
import { toIsoDay } from '#shared/time.ts';
import { findLatestSnapshot } from './operations.ts';
import { runSnapshotThread } from './snapshots.ts';

export const backupRoutes = routes(backupCalls, {
  async download(ctx, { c, query }) {
    const { stream, headers } = query.files ? await makeArchive(ctx) : await makeBackup(ctx);
    // The body of a HEAD response is never read.
    if (c.req.method === 'HEAD') await stream.cancel();
    return c.body(stream, 200, headers);
  },
  latest: async (ctx) => ({ latest: (await findLatestSnapshot(ctx)) ?? null }),
});

interface Backup {
  stream: ReadableStream<Uint8Array>;
  headers: Record<string, string>;
}

let backups = 0;

/**
 * Copies the database in a thread. The copy is unlinked once it is open, so its space is freed when it was read to the end,
 * when `stream` is cancelled, and when the server is killed.
 */
async function makeBackup(ctx: AppContext): Promise<Backup> {
  const file = await newName(ctx);
  try {
    const bytes = await copyTo(ctx, file);
    const handle = await open(file);
    return {
      stream: toWebStream(handle.createReadStream()),
      headers: { ...headersOf(ctx, 'application/vnd.sqlite3', 'db'), 'Content-Length': String(bytes) },
    };
  } finally {
    await rm(file, { force: true });
  }
}

/** Packs a copy of the database with the uploads while it is sent. The copy is deleted at the end; after a kill, at the next start. */
async function makeArchive(ctx: AppContext): Promise<Backup> {
  const { DATA_DIR } = ctx.config;
  const folder = await newName(ctx);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder);
    await copyTo(ctx, join(folder, 'site.db'));
    // Loaded when it is needed, like the commands that use it.
    const { packArchive } = await import('./write-backup.ts');
    const archive = packArchive(DATA_DIR, relative(DATA_DIR, folder));
    // On a disk that refuses it, the next start clears it away.
    archive.once('close', () => void remove().catch(() => {}));
    return { stream: toWebStream(archive), headers: headersOf(ctx, 'application/gzip', 'tar.gz') };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A name in `DATA_DIR/backups` that the next start clears away. */
async function newName({ config }: Pick<AppContext, 'config'>): Promise<string> {
  const folder = join(config.DATA_DIR, 'backups');
  await mkdir(folder, { recursive: true });
  backups += 1;
  return join(folder, `download-${backups}.tmp-${process.pid}`);
}

/** @returns the size of the copy in bytes. */
async function copyTo({ config }: Pick<AppContext, 'config'>, file: string): Promise<number> {
  const result = await runSnapshotThread({ dataDir: config.DATA_DIR, copyTo: file });
  if (result.kind === 'failed') throw Object.assign(new Error(result.reason), { code: result.code });
  return result.bytes;
}

function headersOf({ clock }: Pick<AppContext, 'clock'>, type: string, ending: string): Record<string, string> {
  const name = `site-${toIsoDay(clock.now())}.${ending}`;
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` };
}
