/** Thread that takes one snapshot over a connection of its own and ends, so that requests never wait for it. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { keepDaily, writeSnapshot } from './snapshot.ts';

/** How a snapshot went. `took` in milliseconds. */
export type SnapshotNews = { kind: 'taken'; bytes: number; took: number } | { kind: 'failed'; reason: string };

parentPort?.postMessage(take((workerData as { dataDir: string }).dataDir));

function take(dataDir: string): SnapshotNews {
  const begun = performance.now();
  try {
    const source = new Database(join(dataDir, 'site.db'), { fileMustExist: true, timeout: 5_000 });
    try {
      const snapshot = writeSnapshot(source, join(dataDir, 'backups', 'latest.db'));
      keepDaily(snapshot, new Date());
      return { kind: 'taken', bytes: snapshot.bytes, took: Math.round(performance.now() - begun) };
    } finally {
      source.close();
    }
  } catch (error) {
    return { kind: 'failed', reason: (error as Error).message };
  }
}
