import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AppContext, SnapshotState } from '#server/context.ts';
import { removeLeftovers } from '#server/db/snapshot.ts';
import type { SnapshotNews, SnapshotTask } from '#server/db/snapshot-worker.ts';
import { toUnixSeconds } from '#shared/time.ts';

/** How often the server looks for changes and how long it waits, in milliseconds. */
interface SnapshotPace {
  lookEvery: number;
  /** A snapshot is taken when nothing was written for this long ... */
  settled: number;
  /** ... or, while writes go on, this long after the first one that the last snapshot does not have. */
  atLatest: number;
  /** After a failure, e.g. on a full disk. */
  retry: number;
}

/** Ten seconds after a write has settled it is in a snapshot. */
const PACE: SnapshotPace = { lookEvery: 500, settled: 1_500, atLatest: 8_000, retry: 8_000 };
/** The last snapshot gets this long when the server stops. */
const STOP_WITHIN_MS = 1_500;

export interface Snapshots {
  /** Takes a last snapshot when something changed. */
  stop(): Promise<void>;
}

/**
 * Keeps `DATA_DIR/backups/latest.db` a whole and recent copy of the database, and one of each of the last days beside
 * it. Each copy is made in a thread that lives no longer than it takes. `ctx.snapshots` says how that goes.
 */
export function startSnapshots(ctx: AppContext, pace = PACE): Snapshots {
  const folder = join(ctx.config.DATA_DIR, 'backups');
  const readMark = changeCounter(ctx);
  let mark = readMark();
  let changedAt: number | undefined = performance.now();
  let lastChangeAt = changedAt;
  let notBefore = 0;
  let running: Promise<void> | undefined;

  Object.assign(ctx.snapshots, readState(join(folder, 'latest.db')));
  removeLeftovers(folder);
  const timer = setInterval(look, pace.lookEvery);
  timer.unref();

  function look(): void {
    // What is not committed yet would count as seen without being in the copy.
    if (ctx.database.sqlite.inTransaction) return;
    notice();
    const now = performance.now();
    if (running || changedAt === undefined || now < notBefore) return;
    if (now - lastChangeAt >= pace.settled || now - changedAt >= pace.atLatest) running = take();
  }

  function notice(): void {
    const current = readMark();
    if (current === mark) return;
    mark = current;
    lastChangeAt = performance.now();
    changedAt ??= lastChangeAt;
  }

  async function take(): Promise<void> {
    const begun = performance.now();
    changedAt = undefined;
    const news = await runSnapshotThread({ dataDir: ctx.config.DATA_DIR, now: ctx.clock.now() });
    note(ctx, news);
    if (news.kind === 'failed') {
      changedAt = begun;
      notBefore = performance.now() + pace.retry;
    }
    running = undefined;
  }

  return {
    async stop() {
      clearInterval(timer);
      const patience = new AbortController();
      await Promise.race([finish(), setTimeout(STOP_WITHIN_MS, undefined, { signal: patience.signal })]);
      patience.abort();
    },
  };

  async function finish(): Promise<void> {
    await running;
    notice();
    if (changedAt !== undefined) await take();
  }
}

/** A text that is another one whenever this connection or another one has written. */
function changeCounter({ database: { sqlite } }: AppContext): () => string {
  const total = sqlite.prepare('select total_changes()').pluck();
  return () => `${total.get()} ${sqlite.pragma('data_version', { simple: true })}`;
}

/** Copies the database in a thread that lives no longer than it takes; a failure is news, not an error. */
export async function runSnapshotThread(task: SnapshotTask): Promise<SnapshotNews> {
  const file = import.meta.url.endsWith('.ts') ? '../db/snapshot-worker.ts' : './snapshot-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: task,
    // It copies a file: a heap of its own that grows with the server's would be wasted.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  worker.unref();
  try {
    const [news] = (await once(worker, 'message')) as [SnapshotNews];
    return news;
  } catch (error) {
    return { kind: 'failed', reason: (error as Error).message };
  }
}

function note(ctx: AppContext, news: SnapshotNews): void {
  const state = ctx.snapshots;
  if (news.kind === 'taken') {
    if (state.failures > 0) ctx.log.info('snapshots work again');
    Object.assign(state, { at: ctx.clock.now(), bytes: news.bytes, took: news.took, failures: 0, lastError: null });
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
