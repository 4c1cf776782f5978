import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AppContext } from '#server/context.ts';
import { type CleanedCopies, isUnclean } from '#server/db/clean-copies.ts';
import type { CleaningTask } from '#server/db/clean-worker.ts';
import { toIso } from '#shared/time.ts';

/** One at a time for each data folder, and one more that waits: it sees every erasure before its start. */
const queues = new Map<string, { running: Promise<unknown>; next?: Promise<CleanedCopies> | undefined }>();

/** Repeats erasures in older copies of the database, in a worker thread. Failures are returned and logged. */
export function cleanCopiesInWorker(ctx: Pick<AppContext, 'config' | 'clock' | 'log'>): Promise<CleanedCopies> {
  const { DATA_DIR } = ctx.config;
  const queue = queues.get(DATA_DIR) ?? { running: Promise.resolve() };
  queues.set(DATA_DIR, queue);
  queue.next ??= queue.running.then(() => {
    const cleaning = clean(ctx);
    Object.assign(queue, { running: cleaning, next: undefined });
    return cleaning;
  });
  return queue.next;
}

/** Finishes the cleaning that an earlier run of the server did not complete. */
export async function cleanLeftCopies(ctx: Pick<AppContext, 'config' | 'clock' | 'log'>): Promise<void> {
  if (isUnclean(ctx.config.DATA_DIR)) await cleanCopiesInWorker(ctx);
}

async function clean({ config, clock, log }: Pick<AppContext, 'config' | 'clock' | 'log'>): Promise<CleanedCopies> {
  const task: CleaningTask = { dataDir: config.DATA_DIR, today: toIso(clock.now()).slice(0, 10) };
  const file = import.meta.url.endsWith('.ts') ? '../db/clean-worker.ts' : './clean-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  worker.unref();
  let result: CleanedCopies;
  try {
    [result] = (await once(worker, 'message')) as [CleanedCopies];
  } catch (error) {
    result = { cleaned: 0, failed: [(error as Error).message] };
  }
  if (result.failed.length > 0) log.error({ failed: result.failed }, 'copies of the database could not be cleaned');
  return result;
}
