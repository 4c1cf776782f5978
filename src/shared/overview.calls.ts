import { call } from './call.ts';
import { Overview } from './overview.schema.ts';
import { Statistics, StatisticsQuery } from './statistics.schema.ts';

/** The Overview tab. */
export const overviewCalls = {
  get: call('GET /captain/overview', {
    does: 'Figures of the last four weeks, and what needs attention',
    who: 'owner',
    answer: Overview,
  }),
  statistics: call('GET /captain/statistics', {
    does: 'Page views, where visits came from, and which pages led to messages, bookings and subscriptions, for four weeks or twelve months',
    who: 'owner',
    query: StatisticsQuery,
    answer: Statistics,
  }),
};
