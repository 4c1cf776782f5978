import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AppContext, SnapshotState } from '#server/context.ts';
import { removeUnfinishedFiles } from '#server/db/snapshot.ts';
import type { SnapshotResult, SnapshotTask } from '#server/db/snapshot-worker.ts';
import { workerFile } from '#server/worker-queue.ts';
import { createQueue } from '#shared/queue.ts';
import { daysSinceEpoch, toUnixSeconds } from '#shared/time.ts';
import { withinMs } from '#shared/within.ts';

/** Times in seconds. */
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
const PACE: SnapshotPace = { checkEvery: 0.5, settled: 1.5, atLatest: 8, retry: 8, stopWithin: 1.5 };

export interface Snapshots {
  /** Takes a last snapshot when something changed, after the job was stopped. */
  finish(): Promise<void>;
}

/**
 * Keeps a complete, recent copy of the database in `DATA_DIR/backups/latest.db`, and daily ones beside it. Each copy is made
 * in a thread that ends with it. `ctx.snapshots` has the state.
 */
export function startSnapshots(ctx: AppContext, pace = PACE): Snapshots {
  const folder = join(ctx.config.DATA_DIR, 'backups');
  const readMark = changeCounter(ctx);
  const readDay = () => daysSinceEpoch(ctx.clock.now());
  let mark = readMark();
  let day = readDay();
  let changedAt: number | undefined = ctx.clock.elapsed();
  let lastChangeAt = changedAt;

  Object.assign(ctx.snapshots, readState(join(folder, 'latest.db')));
  removeUnfinishedFiles(folder);
  ctx.jobs.add({
    name: 'Copy the database',
    checkEverySeconds: pace.checkEvery,
    retryAfterSeconds: pace.retry,
    nextDue: () => (isDue() ? ctx.clock.now() : undefined),
    run: take,
  });

  function isDue(): boolean {
    // Uncommitted changes would count as seen without being in the copy.
    if (ctx.database.sqlite.inTransaction) return false;
    noticeChanges();
    if (changedAt === undefined) return false;
    const now = ctx.clock.elapsed();
    return now - lastChangeAt >= pace.settled * 1000 || now - changedAt >= pace.atLatest * 1000;
  }

  function noticeChanges(): void {
    const current = readMark();
    const today = readDay();
    // Each day has a copy, also one without changes: then the newest fourteen are those of the last fourteen days.
    if (current === mark && today === day) return;
    mark = current;
    day = today;
    lastChangeAt = ctx.clock.elapsed();
    changedAt ??= lastChangeAt;
  }

  async function take(): Promise<void> {
    const start = ctx.clock.elapsed();
    changedAt = undefined;
    const result = await takeSnapshot(ctx);
    if (result.kind === 'done') return;
    // The changes are still in no copy.
    changedAt = start;
    throw new Error(result.reason);
  }

  return {
    async finish() {
      noticeChanges();
      if (changedAt !== undefined) await withinMs(takeSnapshot(ctx), pace.stopWithin * 1000);
    },
  };
}

/** A function whose text changes whenever this or another connection has written. */
function changeCounter({ database: { sqlite } }: AppContext): () => string {
  const total = sqlite.prepare('select total_changes()').pluck();
  return () => `${total.get()} ${sqlite.pragma('data_version', { simple: true })}`;
}

/** Takes a snapshot after those that are running. A failure is returned and logged. */
export async function takeSnapshot(ctx: AppContext): Promise<SnapshotResult> {
  const result = await runSnapshotThread({ dataDir: ctx.config.DATA_DIR, now: ctx.clock.now() });
  record(ctx, result);
  return result;
}

/**
 * Rewrites `site.db`. Queries of this process wait for it without blocking the process: a write would block it until the thread is done.
 * `onBegin` and `onSuccess` are called while they wait.
 */
export function runRewriteThread(
  { config, db, database }: AppContext,
  { onBegin, onSuccess }: { onBegin(): void; onSuccess(): void },
): Promise<SnapshotResult> {
  return inTurn(() =>
    db.connection().execute(async () => {
      onBegin();
      const result = await database.alone(() => runThread({ dataDir: config.DATA_DIR, rewrite: true }));
      if (result.kind === 'done') onSuccess();
      return result;
    }),
  );
}

/** Runs `snapshot-worker.ts`. Failures are returned, not thrown. */
export function runSnapshotThread(task: Exclude<SnapshotTask, { rewrite: true }>): Promise<SnapshotResult> {
  return inTurn(() => runThread(task));
}

/** A single thread at a time: two snapshots would write the same files, and a copy that is being made keeps the log from being emptied. */
const inTurn = createQueue();

async function runThread(task: SnapshotTask): Promise<SnapshotResult> {
  const worker = new Worker(workerFile('snapshot-worker'), {
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
  if (result.kind === 'done') {
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
