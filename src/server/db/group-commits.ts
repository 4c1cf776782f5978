import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Runs a write and resolves with its result once it is on disk. */
export type Commit = <T>(write: (db: Db) => Promise<T>) => Promise<T>;

interface Job {
  write(db: Db): Promise<unknown>;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

type Outcome = { job: Job; value: unknown } | { job: Job; reason: unknown };

/**
 * Lets writes that come in the same turn of the event loop share one transaction, and so one flush to disk. Each has a
 * savepoint of its own: one that throws is undone alone. Nobody is answered before the commit.
 */
export function groupCommits(db: Db): Commit {
  let waiting: Job[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      try {
        const outcomes = await db.transaction().execute((trx) => writeAll(trx, jobs));
        for (const outcome of outcomes) {
          if ('reason' in outcome) outcome.job.reject(outcome.reason);
          else outcome.job.resolve(outcome.value);
        }
      } catch (error) {
        for (const job of jobs) job.reject(error);
      }
    }
    isRunning = false;
  }

  return <T>(write: (db: Db) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
      if (isRunning) return;
      isRunning = true;
      setImmediate(run);
    });
}

async function writeAll(trx: Db, jobs: Job[]): Promise<Outcome[]> {
  const [only] = jobs;
  if (only && jobs.length === 1) return [{ job: only, value: await only.write(trx) }];
  const outcomes: Outcome[] = [];
  for (const job of jobs) {
    await sql`savepoint job`.execute(trx);
    try {
      outcomes.push({ job, value: await job.write(trx) });
    } catch (reason) {
      await sql`rollback to job`.execute(trx);
      outcomes.push({ job, reason });
    }
    await sql`release job`.execute(trx);
  }
  return outcomes;
}
