import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { toUnixSeconds, type UnixSeconds } from '#shared/time.ts';

export { exportContent, importContent } from './content-transfer.ts';
export { COPIES_DAYS, expireCopies, findCopies } from './copies.ts';
export { findLastDrill } from './drill.ts';
export { makeHealthToken } from './health.ts';
export { findReplicaRestore } from './replica-restore.ts';
export { rewrite, rewriteWhenDue } from './rewriting.ts';

/** Time and size in bytes of the newest automatic snapshot. */
export async function findLatestSnapshot(
  ctx: Pick<AppContext, 'config'>,
): Promise<{ at: UnixSeconds; bytes: number } | undefined> {
  try {
    const { mtime, size } = await stat(join(ctx.config.DATA_DIR, 'backups', 'latest.db'));
    return { at: toUnixSeconds(mtime), bytes: size };
  } catch {
    return undefined;
  }
}
