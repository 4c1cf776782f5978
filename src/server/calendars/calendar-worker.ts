/** Worker thread of `expand-in-worker.ts`. */
import { answerJobs } from '#server/worker-queue.ts';
import { expandCalendar } from './expand/expand.ts';

answerJobs(expandCalendar);
