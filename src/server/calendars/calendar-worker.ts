/** Worker thread of `expand-in-worker.ts`. */
import { parentPort } from 'node:worker_threads';
import { expand } from './expand/expand.ts';
import type { ExpandJob } from './expand-in-worker.ts';

parentPort?.on('message', (job: ExpandJob) => {
  parentPort?.postMessage(expand(job));
});
