/** Worker thread of `content-archive.ts`. */
import { answerJobs } from '#server/worker-queue.ts';
import { readArchive } from './read-archive.ts';

answerJobs(readArchive, { otherwise: 'This file is damaged', handOver: ({ files }) => files.values() });
