import * as z from 'zod';
import { call } from './call.ts';

/** The documentation, as it comes with this version. */
export const helpCalls = {
  get: call('GET /captain/help/:name', {
    does: 'A page of the documentation, as HTML',
    who: 'editor',
    params: { name: z.string().max(60) },
    answer: z.object({ title: z.string(), html: z.string() }),
  }),
};
