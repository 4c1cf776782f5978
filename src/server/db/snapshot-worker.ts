/** Thread that takes one copy over a connection of its own and ends, so that requests never wait for it. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { copyDatabase, keepDaily, writeSnapshot } from './snapshot.ts';

/** What to do: take the next snapshot, or copy the database to `copyTo` alone. */
export interface SnapshotTask {
  dataDir: string;
  copyTo?: string;
}

/** How it went. `took` in milliseconds, `code` SQLite's or the system's. */
export type SnapshotNews =
  | { kind: 'taken'; bytes: number; took: number }
  | { kind: 'failed'; reason: string; code?: string | undefined };

parentPort?.postMessage(take(workerData as SnapshotTask));

function take({ dataDir, copyTo }: SnapshotTask): SnapshotNews {
  const begun = performance.now();
  try {
    const source = new Database(join(dataDir, 'site.db'), { fileMustExist: true, timeout: 5_000 });
    try {
      const bytes = copyTo === undefined ? takeSnapshot(source, dataDir) : copyDatabase(source, copyTo);
      return { kind: 'taken', bytes, took: Math.round(performance.now() - begun) };
    } finally {
      source.close();
    }
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { kind: 'failed', reason: message, code };
  }
}

function takeSnapshot(source: Database.Database, dataDir: string): number {
  const snapshot = writeSnapshot(source, join(dataDir, 'backups', 'latest.db'));
  keepDaily(snapshot, new Date());
  return snapshot.bytes;
}
