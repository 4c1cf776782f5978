import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AppContext, SnapshotState } from '#server/context.ts';
import { removeLeftovers } from '#server/db/snapshot.ts';
import type { SnapshotNews } from '#server/db/snapshot-worker.ts';
import { toUnixSeconds } from '#shared/time.ts';

/** How often the database is looked at and how long it is waited, in milliseconds. */
interface Pace {
  lookEvery: number;
  /** A snapshot is taken when nothing was written for this long ... */
  settled: number;
  /** ... or, while writes go on, this long after the first one that the last snapshot does not have. */
  atLatest: number;
  /** After a failure, e.g. on a full disk. */
  retry: number;
}

/** Ten seconds after a write has settled it is in a snapshot. */
const PACE: Pace = { lookEvery: 500, settled: 1_500, atLatest: 6_000, retry: 8_000 };
/** The last snapshot gets this long when the server stops. */
const STOP_WITHIN_MS = 10_000;

export interface Snapshots {
  /** Takes a last snapshot when something changed. */
  stop(): Promise<void>;
}

/**
 * Keeps `DATA_DIR/backups/latest.db` a whole and recent copy of the database, and one of each of the last days beside
 * it. `ctx.snapshots` says how that goes. The thread that takes them lives as long as one takes: idle it costs nothing.
 */
export function startSnapshots(ctx: AppContext, pace = PACE): Snapshots {
  const { DATA_DIR } = ctx.config;
  const { sqlite } = ctx.database;
  const changes = sqlite.prepare('select total_changes()').pluck();
  removeLeftovers(join(DATA_DIR, 'backups'));
  Object.assign(ctx.snapshots, readState(join(DATA_DIR, 'backups', 'latest.db')));

  /** Another value after any write, by this connection or by another program. */
  const version = () => `${changes.get()} ${sqlite.pragma('data_version', { simple: true })}`;
  let seen = version();
  let changedAt: number | undefined = performance.now();
  let lastChangeAt = changedAt;
  let notBefore = 0;
  let running: Promise<void> | undefined;

  function hasChanged(): boolean {
    const now = version();
    if (now !== seen) {
      seen = now;
      lastChangeAt = performance.now();
      changedAt ??= lastChangeAt;
    }
    return changedAt !== undefined;
  }

  async function take(): Promise<void> {
    const begun = performance.now();
    changedAt = undefined;
    const news = await runThread(DATA_DIR);
    note(ctx, news);
    if (news.kind === 'taken') return;
    changedAt ??= begun;
    notBefore = performance.now() + pace.retry;
  }

  function look(): void {
    // In the middle of a transaction its writes are counted, and not yet there to be copied.
    if (running || sqlite.inTransaction || !hasChanged()) return;
    const now = performance.now();
    if (now < notBefore || changedAt === undefined) return;
    if (now - lastChangeAt < pace.settled && now - changedAt < pace.atLatest) return;
    running = take().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(look, pace.lookEvery);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
      if (!hasChanged()) return;
      const patience = new AbortController();
      await Promise.race([take(), setTimeout(STOP_WITHIN_MS, undefined, patience)]);
      patience.abort();
    },
  };
}

function runThread(dataDir: string): Promise<SnapshotNews> {
  const file = import.meta.url.endsWith('.ts') ? '../db/snapshot-worker.ts' : './snapshot-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: { dataDir },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
  return new Promise((resolve) => {
    let news: SnapshotNews = { kind: 'failed', reason: 'The thread ended without a word' };
    worker.once('message', (said: SnapshotNews) => {
      news = said;
    });
    worker.once('error', (error) => {
      news = { kind: 'failed', reason: error.message };
    });
    worker.once('exit', () => resolve(news));
  });
}

function note(ctx: AppContext, news: SnapshotNews): void {
  const state = ctx.snapshots;
  if (news.kind === 'taken') {
    if (state.failures > 0) ctx.log.info('snapshots work again');
    Object.assign(state, { at: toUnixSeconds(new Date()), bytes: news.bytes, took: news.took });
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
