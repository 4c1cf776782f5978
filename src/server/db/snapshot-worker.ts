/** Thread that makes one copy of the database over its own connection, or rewrites it, and ends. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { UnixSeconds } from '#shared/time.ts';
import { rewriteDatabase, truncateWal } from './rewrite.ts';
import { copyDatabase, storeDailyCopy, writeSnapshot } from './snapshot.ts';

/** The job: take the next snapshot, on the day of `now`; only copy the database to `copyTo`; or rewrite it. */
export type SnapshotTask = { dataDir: string } & ({ now: UnixSeconds } | { copyTo: string } | { rewrite: true });

/** The result. `bytes` is the size of the copy or of the rewritten file, `took` in milliseconds, `code` from SQLite or the system. */
export type SnapshotResult =
  | { kind: 'done'; bytes: number; took: number }
  | { kind: 'failed'; reason: string; code?: string | undefined };

parentPort?.postMessage(run(workerData as SnapshotTask));

function run(task: SnapshotTask): SnapshotResult {
  const { dataDir } = task;
  const start = performance.now();
  try {
    const source = new Database(join(dataDir, 'site.db'), { fileMustExist: true, timeout: 5_000 });
    try {
      const bytes = execute(source, task);
      return { kind: 'done', bytes, took: Math.round(performance.now() - start) };
    } finally {
      source.close();
    }
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { kind: 'failed', reason: message, code };
  }
}

function execute(source: Database.Database, task: SnapshotTask): number {
  if ('now' in task) return snapshotAndKeepDaily(source, task.dataDir, task.now);
  if ('copyTo' in task) return copyDatabase(source, task.copyTo);
  source.pragma('synchronous = FULL');
  try {
    rewriteDatabase(source);
  } catch (error) {
    // A rewrite that failed half way has left a large log.
    source.pragma('wal_checkpoint(TRUNCATE)');
    throw error;
  }
  truncateWal(source);
  return statSync(source.name).size;
}

/** Writes the newest snapshot, and the daily copy of its day. */
function snapshotAndKeepDaily(source: Database.Database, dataDir: string, now: UnixSeconds): number {
  const snapshot = writeSnapshot(source, join(dataDir, 'backups', 'latest.db'));
  storeDailyCopy(snapshot, new Date(now * 1000));
  return snapshot.bytes;
}
