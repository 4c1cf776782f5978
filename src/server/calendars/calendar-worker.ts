/** Worker thread of `expand-in-worker.ts`. */
import { answerJobs } from '#server/worker-queue.ts';
import { expand } from './expand/expand.ts';

answerJobs(expand);
