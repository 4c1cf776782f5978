/** Thread that makes one copy of the database over its own connection and ends, so that requests never wait for it. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { UnixSeconds } from '#shared/time.ts';
import { copyDatabase, keepDaily, writeSnapshot } from './snapshot.ts';

/** Job: take the next snapshot, on the day of `now`, or only copy the database to `copyTo`. */
export type SnapshotTask = { dataDir: string } & ({ now: UnixSeconds } | { copyTo: string });

/** The result. `took` in milliseconds, `code` from SQLite or the system. */
export type SnapshotResult =
  | { kind: 'taken'; bytes: number; took: number }
  | { kind: 'failed'; reason: string; code?: string | undefined };

parentPort?.postMessage(run(workerData as SnapshotTask));

function run(task: SnapshotTask): SnapshotResult {
  const { dataDir } = task;
  const start = performance.now();
  try {
    const source = new Database(join(dataDir, 'site.db'), { fileMustExist: true, timeout: 5_000 });
    try {
      const bytes = 'now' in task ? takeSnapshot(source, dataDir, task.now) : copyDatabase(source, task.copyTo);
      return { kind: 'taken', bytes, took: Math.round(performance.now() - start) };
    } finally {
      source.close();
    }
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { kind: 'failed', reason: message, code };
  }
}

function takeSnapshot(source: Database.Database, dataDir: string, now: UnixSeconds): number {
  const snapshot = writeSnapshot(source, join(dataDir, 'backups', 'latest.db'));
  keepDaily(snapshot, new Date(now * 1000));
  return snapshot.bytes;
}
