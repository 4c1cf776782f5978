import { call } from './call.ts';
import { Overview } from './overview.schema.ts';

/** The Overview tab. */
export const overviewCalls = {
  get: call('GET /captain/overview', {
    does: 'Figures of the last four weeks, and what needs attention',
    who: 'owner',
    answer: Overview,
  }),
};
