/** Worker thread of `read-in-worker.ts`. */
import { answerJobs } from '#server/worker-queue.ts';
import { readFile } from './read-file.ts';
import type { ReadJob } from './read-in-worker.ts';

answerJobs(({ bytes, maxBytes, name }: ReadJob) => readFile(bytes, maxBytes, name), {
  otherwise: 'This file is damaged',
  handOver: ({ files }) => files.values(),
});
