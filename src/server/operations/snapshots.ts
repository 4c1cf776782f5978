import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AppContext, SnapshotState } from '#server/context.ts';
import { removeLeftovers } from '#server/db/snapshot.ts';
import type { SnapshotResult, SnapshotTask } from '#server/db/snapshot-worker.ts';
import { toUnixSeconds } from '#shared/time.ts';

/** Intervals in milliseconds. */
interface SnapshotPace {
  /** How often the server checks for changes. */
  checkEvery: number;
  /** A snapshot is taken when nothing was written for this long ... */
  settled: number;
  /** ... or, while writes continue, this long after the first write that is not in the last snapshot. */
  atLatest: number;
  /** Pause after a failure, e.g. on a full disk. */
  retry: number;
  /** Time limit for the last snapshot when the server stops. */
  stopWithin: number;
}

/** A write is in a snapshot ten seconds later. */
const PACE: SnapshotPace = { checkEvery: 500, settled: 1_500, atLatest: 8_000, retry: 8_000, stopWithin: 1_500 };

export interface Snapshots {
  /** Takes a last snapshot when something changed. */
  stop(): Promise<void>;
}

/**
 * Keeps a complete, recent copy of the database in `DATA_DIR/backups/latest.db`, and daily ones beside it. Each copy is made
 * in a thread that ends with it. `ctx.snapshots` has the state.
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
  const timer = setInterval(check, pace.checkEvery);
  timer.unref();

  function check(): void {
    // Uncommitted changes would count as seen without being in the copy.
    if (ctx.database.sqlite.inTransaction) return;
    noticeChanges();
    const now = performance.now();
    if (running || changedAt === undefined || now < notBefore) return;
    if (now - lastChangeAt >= pace.settled || now - changedAt >= pace.atLatest) running = take();
  }

  function noticeChanges(): void {
    const current = readMark();
    if (current === mark) return;
    mark = current;
    lastChangeAt = performance.now();
    changedAt ??= lastChangeAt;
  }

  async function take(): Promise<void> {
    const start = performance.now();
    changedAt = undefined;
    const result = await runSnapshotThread({ dataDir: ctx.config.DATA_DIR, now: ctx.clock.now() });
    record(ctx, result);
    if (result.kind === 'failed') {
      changedAt = start;
      notBefore = performance.now() + pace.retry;
    }
    running = undefined;
  }

  return {
    async stop() {
      clearInterval(timer);
      const timeout = new AbortController();
      await Promise.race([finish(), setTimeout(pace.stopWithin, undefined, { signal: timeout.signal })]);
      timeout.abort();
    },
  };

  async function finish(): Promise<void> {
    await running;
    noticeChanges();
    if (changedAt !== undefined) await take();
  }
}

/** A function whose text changes whenever this or another connection has written. */
function changeCounter({ database: { sqlite } }: AppContext): () => string {
  const total = sqlite.prepare('select total_changes()').pluck();
  return () => `${total.get()} ${sqlite.pragma('data_version', { simple: true })}`;
}

/** Runs `snapshot-worker.ts`. Failures are returned, not thrown. */
export async function runSnapshotThread(task: SnapshotTask): Promise<SnapshotResult> {
  const file = import.meta.url.endsWith('.ts') ? '../db/snapshot-worker.ts' : './snapshot-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: task,
    // It copies a file and needs little memory.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  worker.unref();
  try {
    const [result] = (await once(worker, 'message')) as [SnapshotResult];
    return result;
  } catch (error) {
    return { kind: 'failed', reason: (error as Error).message };
  }
}

function record(ctx: AppContext, result: SnapshotResult): void {
  const state = ctx.snapshots;
  if (result.kind === 'taken') {
    if (state.failures > 0) ctx.log.info('snapshots work again');
    Object.assign(state, { at: ctx.clock.now(), bytes: result.bytes, took: result.took, failures: 0, lastError: null });
    ctx.log.debug({ bytes: result.bytes, ms: result.took }, 'snapshot taken');
    return;
  }
  state.failures += 1;
  state.lastError = result.reason;
  ctx.log.error({ reason: result.reason, failures: state.failures }, 'snapshot failed');
}

/** The snapshot of an earlier run. */
function readState(file: string): Partial<SnapshotState> {
  if (!existsSync(file)) return {};
  const { mtime, size } = statSync(file);
  return { at: toUnixSeconds(mtime), bytes: size };
}
