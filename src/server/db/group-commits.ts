import { sql } from 'kysely';
import { isDiskFull } from '#shared/errors.ts';
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
 * Lets writes that arrive in the same moment share one transaction, and so one wait for the disk. Each runs behind a
 * savepoint of its own: one that throws is undone alone. Nobody is answered before the common commit is durable; when
 * that fails, as on a full disk, each is tried once more by itself and gets its own answer.
 */
export function groupCommits(db: Db): Commit {
  const waiting: Job[] = [];
  let isBusy = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, MAX_JOBS);
      if (jobs.length > 1) {
        try {
          for (const settle of await db.transaction().execute((trx) => runAll(trx, jobs))) settle();
          continue;
        } catch {
          // Nothing of it is stored: below, each finds out for itself.
        }
      }
      for (const job of jobs) await runAlone(db, job);
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

async function runAlone(db: Db, job: Job): Promise<void> {
  try {
    job.resolve(await db.transaction().execute(job.work));
  } catch (error) {
    job.reject(error);
  }
}

async function runAll(trx: Db, jobs: Job[]): Promise<(() => void)[]> {
  const settle: (() => void)[] = [];
  for (const job of jobs) {
    await sql`savepoint job`.execute(trx);
    try {
      const value = await job.work(trx);
      settle.push(() => job.resolve(value));
    } catch (error) {
      // It concerns all, and may have ended the whole transaction.
      if (isDiskFull(error)) throw error;
      await sql`rollback to job`.execute(trx);
      settle.push(() => job.reject(error));
    }
    await sql`release job`.execute(trx);
  }
  return settle;
}
