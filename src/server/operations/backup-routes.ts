import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { routes } from '#server/http/calls.ts';
import { toWebStream } from '#server/http/web-stream.ts';
import { backupCalls } from '#shared/backup.calls.ts';
import { dayOf, dayToIso } from '#shared/time.ts';
import { findLatestSnapshot } from './operations.ts';
import { runSnapshotThread } from './snapshots.ts';

export const backupRoutes = routes(backupCalls, {
  async download(ctx, { c }) {
    const { stream, bytes } = await makeBackup(ctx);
    // The body of a HEAD response is never read.
    if (c.req.method === 'HEAD') await stream.cancel();
    return c.body(stream, 200, {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="site-${dayToIso(dayOf(ctx.clock.now()))}.db"`,
    });
  },
  latest: async (ctx) => ({ latest: (await findLatestSnapshot(ctx)) ?? null }),
});

/** A copy of the database; `bytes` is its size. */
interface Backup {
  stream: ReadableStream<Uint8Array>;
  bytes: number;
}

let backups = 0;

/**
 * Copies the database in a thread. The copy is deleted once it is open, so its space is freed when it was read to the end,
 * when `stream` is cancelled, and when the server is killed.
 */
async function makeBackup(ctx: Pick<AppContext, 'config'>): Promise<Backup> {
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
