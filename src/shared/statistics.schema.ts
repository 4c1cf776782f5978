import * as z from 'zod';
import { STATISTICS_PERIODS } from './statistics.ts';
import { keyOf } from './stored.schema.ts';

export const StatisticsQuery = z.object({
  period: keyOf(STATISTICS_PERIODS).catch('weeks'),
});

/** Results of a page: forms that were sent from it. */
const Results = z.object({ messages: z.number(), bookings: z.number(), subscriptions: z.number() });

/** Counts of a period that ends today. */
export const Statistics = z.object({
  /** Page views by day or by week, oldest first; `day` is the first of its week. */
  views: z.array(z.object({ day: z.iso.date(), count: z.number() })),
  totals: Results.extend({ views: z.number() }),
  /** The busiest pages, those with results first. `*` are all pages beyond the limit of a day. */
  pages: z.array(Results.extend({ path: z.string(), views: z.number() })),
  /** Visits by their source, the most frequent first: a host, a campaign, `*` for all further ones, empty for unknown. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
});
export type Statistics = z.output<typeof Statistics>;
