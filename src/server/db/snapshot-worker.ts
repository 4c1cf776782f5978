/** A thread that takes one snapshot over a connection of its own and ends: requests never wait for it. */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { keepDaily, writeSnapshot } from './snapshot.ts';

/** What the thread says at its end. */
export type SnapshotNews = { kind: 'taken'; bytes: number; took: number } | { kind: 'failed'; reason: string };

const { dataDir } = workerData as { dataDir: string };

function take(): SnapshotNews {
  const begun = performance.now();
  const source = new Database(join(dataDir, 'site.db'), { fileMustExist: true, timeout: 5_000 });
  try {
    const snapshot = writeSnapshot(source, join(dataDir, 'backups', 'latest.db'));
    keepDaily(snapshot, new Date());
    return { kind: 'taken', bytes: snapshot.bytes, took: Math.round(performance.now() - begun) };
  } catch (error) {
    return { kind: 'failed', reason: (error as Error).message };
  } finally {
    source.close();
  }
}

parentPort?.postMessage(take());
