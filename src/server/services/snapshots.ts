import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AppContext, SnapshotState } from '#server/context.ts';
import type { SnapshotNews, SnapshotPace } from '#server/db/snapshot-worker.ts';
import { toUnixSeconds } from '#shared/time.ts';

/** Ten seconds after a write has settled it is in a snapshot. */
const PACE: SnapshotPace = { lookEvery: 500, settled: 1_500, atLatest: 6_000, retry: 8_000 };
/** The last snapshot gets this long when the server stops. */
const STOP_WITHIN_MS = 10_000;
/** A thread that broke is started again after this long. */
const RESTART_AFTER_MS = 10_000;

export interface Snapshots {
  /** Takes a last snapshot when something changed, then ends the thread. */
  stop(): Promise<void>;
}

/**
 * Keeps `DATA_DIR/backups/latest.db` a whole and recent copy of the database, and one of each of the last days beside
 * it. `ctx.snapshots` says how that goes.
 */
export function startSnapshots(ctx: AppContext, pace = PACE): Snapshots {
  const { DATA_DIR } = ctx.config;
  const state = ctx.snapshots;
  Object.assign(state, readState(join(DATA_DIR, 'backups', 'latest.db')));
  const file = import.meta.url.endsWith('.ts') ? '../db/snapshot-worker.ts' : './snapshot-worker.js';
  const url = new URL(file, import.meta.url);
  let isStopping = false;
  let worker = start();
  let ended = waitForEnd(worker);

  function start(): Worker {
    const thread = new Worker(url, { workerData: { dataDir: DATA_DIR, pace } });
    thread.on('message', (news: SnapshotNews) => note(ctx, news));
    thread.on('error', (error) => note(ctx, { kind: 'failed', at: Date.now(), reason: error.message }));
    thread.once('exit', async () => {
      if (isStopping) return;
      await setTimeout(RESTART_AFTER_MS, undefined, { ref: false });
      if (isStopping) return;
      worker = start();
      ended = waitForEnd(worker);
    });
    thread.unref();
    return thread;
  }

  return {
    async stop() {
      isStopping = true;
      worker.postMessage('stop');
      const patience = new AbortController();
      await Promise.race([ended, setTimeout(STOP_WITHIN_MS, undefined, patience)]);
      patience.abort();
      await worker.terminate();
    },
  };
}

function waitForEnd(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once('exit', () => resolve()));
}

function note(ctx: AppContext, news: SnapshotNews): void {
  const state = ctx.snapshots;
  if (news.kind === 'taken') {
    if (state.failures > 0) ctx.log.info('snapshots work again');
    Object.assign(state, { at: toUnixSeconds(new Date(news.at)), bytes: news.bytes, took: news.took });
    Object.assign(state, { failures: 0, lastError: null });
    ctx.log.debug({ bytes: news.bytes, ms: news.took }, 'snapshot taken');
    return;
  }
  state.failures += 1;
  state.lastError = news.reason;
  ctx.log.error({ reason: news.reason, failures: state.failures }, 'a snapshot failed');
}

/** What an earlier run left. */
function readState(file: string): Partial<SnapshotState> {
  if (!existsSync(file)) return {};
  const { mtime, size } = statSync(file);
  return { at: toUnixSeconds(mtime), bytes: size };
}
