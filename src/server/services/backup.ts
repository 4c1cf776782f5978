import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AppContext } from '#server/context.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';

/** The database as one consistent file, and how large it is. */
export interface Backup {
  stream: ReadableStream<Uint8Array>;
  bytes: number;
}

/** Copies the database aside as it is at this moment; the copy is gone once it was read, or not wanted any more. */
export async function makeBackup(ctx: Pick<AppContext, 'config' | 'database'>): Promise<Backup> {
  const folder = await makeFolder(ctx.config.DATA_DIR);
  const file = join(folder, 'site.db');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    ctx.database.sqlite.prepare('vacuum into ?').run(file);
    const { size } = await stat(file);
    const stream = createReadStream(file);
    stream.once('close', remove);
    return { stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>, bytes: size };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Beside the database, where there is room for it; in the system's own folder while there is no data folder. */
async function makeFolder(dataDir: string): Promise<string> {
  const backups = join(dataDir, 'backups');
  try {
    await mkdir(backups, { recursive: true });
    return await mkdtemp(join(backups, '.download-'));
  } catch {
    return mkdtemp(join(tmpdir(), 'site-backup-'));
  }
}

/** The newest whole copy that the server keeps by itself. */
export async function findLatestBackup(
  ctx: Pick<AppContext, 'config'>,
): Promise<{ at: UnixSeconds; bytes: number } | undefined> {
  try {
    const { mtime, size } = await stat(join(ctx.config.DATA_DIR, 'backups', 'latest.db'));
    return { at: toUnixSeconds(mtime), bytes: size };
  } catch {
    return undefined;
  }
}
