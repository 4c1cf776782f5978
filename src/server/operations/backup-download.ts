import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { runSnapshotThread } from './snapshots.ts';

/** A copy of the database; `bytes` is its size. */
export interface Backup {
  stream: ReadableStream<Uint8Array>;
  bytes: number;
}

let backups = 0;

/**
 * Copies the database in a thread. The copy is deleted once it is open, so its space is freed when it was read to the end,
 * when `stream` is cancelled, and when the server is killed.
 */
export async function makeBackup(ctx: Pick<AppContext, 'config'>): Promise<Backup> {
  const folder = join(ctx.config.DATA_DIR, 'backups');
  backups += 1;
  const file = join(folder, `download-${backups}.tmp-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const result = await runSnapshotThread({ dataDir: ctx.config.DATA_DIR, copyTo: file });
    if (result.kind === 'failed') throw Object.assign(new Error(result.reason), { code: result.code });
    const handle = await open(file);
    return { stream: toWebStream(handle.createReadStream()), bytes: result.bytes };
  } finally {
    await rm(file, { force: true });
  }
}
