import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { runSnapshotThread } from './snapshots.ts';

/** The database as one consistent file, and how large it is. */
export interface Backup {
  stream: ReadableStream<Uint8Array>;
  bytes: number;
}

let backups = 0;

/**
 * Copies the database as it is at this moment, in a thread of its own. The copy has no name any more once it is open:
 * it is gone when it was read to the end, when `stream` is cancelled, and when the server is killed.
 */
export async function makeBackup(ctx: Pick<AppContext, 'config'>): Promise<Backup> {
  const folder = join(ctx.config.DATA_DIR, 'backups');
  backups += 1;
  const file = join(folder, `download-${backups}.tmp-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const news = await runSnapshotThread({ dataDir: ctx.config.DATA_DIR, copyTo: file });
    if (news.kind === 'failed') throw Object.assign(new Error(news.reason), { code: news.code });
    const handle = await open(file);
    return { stream: toWebStream(handle.createReadStream()), bytes: news.bytes };
  } finally {
    await rm(file, { force: true });
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
