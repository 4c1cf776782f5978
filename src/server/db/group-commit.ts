import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Runs `work` in a transaction; what it wrote is on disk when the promise resolves. */
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
 * savepoint of its own: one that throws is undone alone. Nobody is answered before the common commit is durable, and
 * when that fails, all of them fail.
 */
export function createGroupCommit(db: Db): Commit {
  const waiting: Job[] = [];
  let isBusy = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, MAX_JOBS);
      try {
        for (const settle of await db.transaction().execute((trx) => runAll(trx, jobs))) settle();
      } catch (error) {
        for (const job of jobs) job.reject(error);
      }
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

async function runAll(trx: Db, jobs: Job[]): Promise<(() => void)[]> {
  const alone = jobs.length === 1;
  const settle: (() => void)[] = [];
  for (const job of jobs) {
    if (alone) {
      const value = await job.work(trx);
      return [() => job.resolve(value)];
    }
    await sql`savepoint job`.execute(trx);
    try {
      const value = await job.work(trx);
      settle.push(() => job.resolve(value));
    } catch (error) {
      // A full disk ends the whole transaction; then there is nothing to go back to, and everybody has to know.
      await sql`rollback to job`.execute(trx).catch(() => {
        throw error;
      });
      settle.push(() => job.reject(error));
    }
    await sql`release job`.execute(trx);
  }
  return settle;
}
