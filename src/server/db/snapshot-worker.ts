/**
 * Thread of its own that keeps `backups/latest.db` fresh: it looks at the database's change counter over a connection of
 * its own, so that requests never wait for it.
 */
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { keepDaily, removeLeftovers, writeSnapshot } from './snapshot.ts';

/** What the thread tells the server. Times in milliseconds since 1970. */
export type SnapshotNews =
  | { kind: 'taken'; at: number; bytes: number; took: number }
  | { kind: 'failed'; at: number; reason: string };

/** How often the thread looks and how long it waits, in milliseconds. */
export interface SnapshotPace {
  lookEvery: number;
  /** A snapshot is taken when nothing was written for this long ... */
  settled: number;
  /** ... or, while writes go on, this long after the first one that the last snapshot does not have. */
  atLatest: number;
  /** After a failure, e.g. on a full disk. */
  retry: number;
}

const { dataDir, pace } = workerData as { dataDir: string; pace: SnapshotPace };
const folder = join(dataDir, 'backups');
const port = parentPort!;
const source = new Database(join(dataDir, 'site.db'), { fileMustExist: true, timeout: 5_000 });

let seen = source.pragma('data_version', { simple: true });
let changedAt: number | undefined = performance.now();
let lastChangeAt = performance.now();
let notBefore = 0;

removeLeftovers(folder);
const timer = setInterval(look, pace.lookEvery);
port.on('message', (message: 'now' | 'stop') => {
  if (message === 'now') return take();
  clearInterval(timer);
  hasChanged();
  if (changedAt !== undefined) take();
  source.close();
  port.close();
});

function look(): void {
  hasChanged();
  const now = performance.now();
  if (changedAt === undefined || now < notBefore) return;
  if (now - lastChangeAt >= pace.settled || now - changedAt >= pace.atLatest) take();
}

function hasChanged(): void {
  const version = source.pragma('data_version', { simple: true });
  if (version === seen) return;
  seen = version;
  lastChangeAt = performance.now();
  changedAt ??= lastChangeAt;
}

function take(): void {
  const begun = performance.now();
  changedAt = undefined;
  try {
    const snapshot = writeSnapshot(source, join(folder, 'latest.db'));
    keepDaily(snapshot, new Date());
    tell({ kind: 'taken', at: Date.now(), bytes: snapshot.bytes, took: Math.round(performance.now() - begun) });
  } catch (error) {
    changedAt = begun;
    notBefore = performance.now() + pace.retry;
    tell({ kind: 'failed', at: Date.now(), reason: (error as Error).message });
  }
}

function tell(news: SnapshotNews): void {
  port.postMessage(news);
}
