import * as z from 'zod';
import { call } from './call.ts';
import { Finding } from './doctor.schema.ts';
import { JobState } from './jobs.schema.ts';

/** Report of `npm run doctor`. */
export const doctorCalls = {
  examine: call('GET /captain/doctor', {
    does: 'Examines everything that is configured, over the network too',
    who: 'owner',
    answer: z.array(Finding),
  }),
  listJobs: call('GET /captain/jobs', {
    does: 'Lists the work in the background, with the last run of each job and its next time',
    who: 'owner',
    answer: z.array(JobState),
  }),
};
