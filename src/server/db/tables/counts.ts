/** Sums, and counts by day. */
import type { Generated } from 'kysely';

/** How many of a kind there were on a day; `day` counts from 1970-01-01 UTC. Kinds: lead, message, booking, subscriber, chat. */
export interface DailyCountsTable {
  kind: string;
  day: number;
  count: number;
}

/** How many there are now, maintained by triggers. Names: leads, waiting, subscribed. */
export interface TotalsTable {
  name: string;
  count: number;
}

export interface PageViewsTable {
  day: number;
  path: string;
  views: number;
}

/** `source` is a host, the name of a campaign, `*` for all beyond the limit of a day, or empty where it is unknown. */
export interface VisitSourcesTable {
  day: number;
  source: string;
  visits: number;
}

export interface PopupCountsTable {
  popupId: number;
  views: Generated<number>;
  clicks: Generated<number>;
  closings: Generated<number>;
}
