import * as z from 'zod';
import { call } from './call.ts';
import { Finding } from './doctor.schema.ts';

/** The findings that `npm run doctor` prints. */
export const doctorCalls = {
  examine: call('GET /captain/doctor', {
    does: 'Examines everything that is configured, over the network too',
    who: 'owner',
    answer: z.array(Finding),
  }),
};
