import { parentPort, type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { AppError } from '#shared/errors.ts';
import { createQueue } from '#shared/queue.ts';

/** The worker's answer to a job. */
type Answer<Result> = { result: Result } | { refusal: Pick<AppError, 'code' | 'message'> };

/** Where built workers are: beside this file, which is built with them. Sources that are run as they are, as tests do, start what was built last. */
const BUILT = import.meta.url.endsWith('.ts') ? '../../dist/server' : '.';

/** The file of a worker: a bundle in any case, since loading a hundred sources takes most of a second for each start. */
export function workerFile(name: string): URL {
  return new URL(`${BUILT}/${name}.js`, import.meta.url);
}

/** The buffer of bytes, to hand it over to a worker without a copy; none when other bytes share it. */
export function wholeBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/**
 * Jobs for a worker thread, one after the other, so that stopping the thread for one job fails no other. The thread starts with the
 * first job, and ends when it had none for `idleMs`, which gives its memory back.
 *
 * @param name of its file, as `workerFile` takes it.
 * @returns a function that does a job; `undefined` when it took longer than `withinMs` or needed more than `memory`. It throws the AppError
 *   with which the worker refuses the job.
 */
export function createWorkerQueue<Job, Result>(
  name: string,
  { idleMs, memory = {} }: { idleMs: number; memory?: ResourceLimits },
): (job: Job, withinMs: number, transferred?: Transferable[]) => Promise<Result | undefined> {
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const inTurn = createQueue();

  function stop(): void {
    void worker?.terminate();
    worker = undefined;
  }

  async function run(job: Job, withinMs: number, transferred: Transferable[]): Promise<Answer<Result> | undefined> {
    clearTimeout(idleTimer);
    worker ??= new Worker(workerFile(name), { resourceLimits: memory });
    const result = await request(worker, job, withinMs, transferred);
    worker?.unref();
    idleTimer = setTimeout(stop, idleMs).unref();
    return result;
  }

  function request(thread: Worker, job: Job, withinMs: number, transferred: Transferable[]) {
    return new Promise<Answer<Result> | undefined>((resolve) => {
      const timeout = setTimeout(stop, withinMs);
      const settle = (answer?: Answer<Result>) => {
        clearTimeout(timeout);
        thread.off('message', settle).off('error', fail).off('exit', fail);
        resolve(answer);
      };
      // The next job gets a new thread.
      const fail = () => {
        if (worker === thread) worker = undefined;
        settle();
      };
      thread.on('message', settle).on('error', fail).on('exit', fail);
      thread.ref();
      thread.postMessage(job, transferred);
    });
  }

  return async (job, withinMs, transferred = []) => {
    const answer = await inTurn(() => run(job, withinMs, transferred));
    if (answer && 'refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.message);
    return answer?.result;
  };
}

/**
 * Runs the jobs of a queue, in its worker thread.
 *
 * @param otherwise message of the refusal when `run` throws anything but an AppError; without it, the thread ends.
 * @param handOver files in the result that are transferred, not copied.
 */
export function answerJobs<Job, Result>(
  run: (job: Job) => Result | Promise<Result>,
  { otherwise, handOver = () => [] }: { otherwise?: string; handOver?(result: Result): Iterable<Uint8Array> } = {},
): void {
  parentPort?.on('message', async (job: Job) => {
    try {
      const result = await run(job);
      const buffers = new Set([...handOver(result)].map(({ buffer }) => buffer as ArrayBuffer));
      parentPort?.postMessage({ result }, [...buffers]);
    } catch (error) {
      if (!(error instanceof AppError) && otherwise === undefined) throw error;
      const { code, message } = error instanceof AppError ? error : new AppError('bad_request', otherwise ?? '');
      parentPort?.postMessage({ refusal: { code, message } });
    }
  });
}
