/** Thread that cleans the copies of the database and ends, so that requests never wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CleanedCopies, cleanCopies } from './clean-copies.ts';

/** Job: see `cleanCopies`. */
export interface CleaningTask {
  dataDir: string;
  today: string;
}

parentPort?.postMessage(await run(workerData as CleaningTask));

async function run({ dataDir, today }: CleaningTask): Promise<CleanedCopies> {
  try {
    return await cleanCopies(dataDir, today);
  } catch (error) {
    return { cleaned: 0, failed: [(error as Error).message] };
  }
}
