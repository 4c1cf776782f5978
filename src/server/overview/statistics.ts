import type { AppContext } from '#server/context.ts';
import type { Statistics } from '#shared/statistics.schema.ts';
import { STATISTICS_PERIODS, type StatisticsPeriod } from '#shared/statistics.ts';
import { DAY_SECONDS, daysSinceEpoch, dayToIso, type UnixSeconds } from '#shared/time.ts';
import { PERSONAL } from './counters.ts';
import { listDailyCounts, listResults, listSources, listTopPages, listViewsByDay } from './queries.ts';

const PAGES_SHOWN = 20;
const SOURCES_SHOWN = 15;

type Page = Statistics['pages'][number];

/** Page views, where visits came from, and which pages led to messages, bookings and subscriptions. */
export async function readStatistics(ctx: AppContext, period: StatisticsPeriod): Promise<Statistics> {
  await ctx.counters.flush();
  const { days, step } = STATISTICS_PERIODS[period];
  const from = daysSinceEpoch(ctx.clock.now()) - days + 1;
  const byDay = new Map((await listViewsByDay(ctx.db, from)).map(({ day, count }) => [day, count]));
  const views = Array.from({ length: days / step }, (_, bar) => {
    const first = from + bar * step;
    const counts = Array.from({ length: step }, (_, day) => byDay.get(first + day) ?? 0);
    return { day: dayToIso(first), count: sum(counts) };
  });
  const pages = new Map<string, Page>();
  const pageAt = (path: string) => {
    const page = pages.get(path) ?? { path, views: 0, messages: 0, bookings: 0, subscriptions: 0 };
    pages.set(path, page);
    return page;
  };
  // As on the overview: rows may have been deleted since, with their pages.
  const counts = await listDailyCounts(ctx.db, from);
  const total = (kind: string) => sum(counts.filter((row) => row.kind === kind).map(({ count }) => count));
  const totals = {
    views: sum(views.map(({ count }) => count)),
    messages: total('message'),
    bookings: total('booking'),
    subscriptions: total('subscriber'),
  };
  for (const { path, views } of await listTopPages(ctx.db, from)) pageAt(path).views = views;
  for (const { kind, page, count } of await listResults(ctx.db, (from * DAY_SECONDS) as UnixSeconds)) {
    if (page !== null && !PERSONAL.test(page)) pageAt(page)[kind] += count;
  }
  const results = ({ messages, bookings, subscriptions }: Page) => messages + bookings + subscriptions;
  return {
    views,
    totals,
    pages: [...pages.values()].sort((a, b) => results(b) - results(a) || b.views - a.views).slice(0, PAGES_SHOWN),
    sources: await listSources(ctx.db, from, SOURCES_SHOWN),
  };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
