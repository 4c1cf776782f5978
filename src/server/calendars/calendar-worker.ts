/** Worker thread of `expand-in-worker.ts`. */
import { parentPort } from 'node:worker_threads';
import type { ExpandJob, ExpandResult } from './expand-in-worker.ts';

parentPort?.on('message', (_job: ExpandJob) => {
  parentPort?.postMessage({ failure: 'Calendars cannot be read yet' } satisfies ExpandResult);
});
