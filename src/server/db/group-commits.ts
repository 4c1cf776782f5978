import type { Db } from './open.ts';

/** Runs a write in a transaction and resolves with its result once it is on disk. */
export type Commit = <T>(work: (trx: Db) => Promise<T>) => Promise<T>;

interface Job {
  work: (trx: Db) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Writes that share one flush to the disk, at most. */
const MAX_JOBS = 256;

/**
 * Lets writes that arrive in the same moment share one transaction, and so one wait for the disk. When one of them throws,
 * or the commit fails, nothing of it is stored, and each is run again in a transaction of its own: so all get their own answer.
 * Nobody is answered before what they wrote is durable.
 */
export function groupCommits(db: Db): Commit {
  const waiting: Job[] = [];
  let isBusy = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, MAX_JOBS);
      if (jobs.length > 1) {
        try {
          const values = await db.transaction().execute((trx) => runAll(trx, jobs));
          for (const [index, job] of jobs.entries()) job.resolve(values[index]);
          continue;
        } catch {
          // Below, each finds out for itself.
        }
      }
      for (const { work, resolve, reject } of jobs) await db.transaction().execute(work).then(resolve, reject);
    }
    isBusy = false;
  }

  return <T>(work: (trx: Db) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(drain);
    });
}

async function runAll(trx: Db, jobs: Job[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const { work } of jobs) values.push(await work(trx));
  return values;
}
