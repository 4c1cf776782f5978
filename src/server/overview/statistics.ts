import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import type { Statistics } from '#shared/statistics.schema.ts';
import { STATISTICS_PERIODS, type StatisticsPeriod } from '#shared/statistics.ts';
import { sumOf } from '#shared/sum.ts';
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
  const views = await readViews(ctx.db, from, days, step);
  // As on the overview: rows may have been deleted since, with their pages.
  const counts = await listDailyCounts(ctx.db, from);
  const countOf = ({ count }: { count: number }) => count;
  const ofKind = (kind: string) => counts.filter((row) => row.kind === kind);
  const totals = {
    views: sumOf(views, countOf),
    messages: sumOf(ofKind('message'), countOf),
    bookings: sumOf(ofKind('booking'), countOf),
    subscriptions: sumOf(ofKind('subscriber'), countOf),
  };
  const pages = await readPages(ctx.db, from);
  return { views, totals, pages: pages.slice(0, PAGES_SHOWN), sources: await listSources(ctx.db, from, SOURCES_SHOWN) };
}

/** Page views in bars of `step` days each. @param from the first day. */
async function readViews(db: Db, from: number, days: number, step: number): Promise<Statistics['views']> {
  const byDay = new Map((await listViewsByDay(db, from)).map(({ day, count }) => [day, count]));
  return Array.from({ length: days / step }, (_, bar) => {
    const first = from + bar * step;
    const daysOfBar = Array.from({ length: step }, (_, day) => first + day);
    return { day: dayToIso(first), count: sumOf(daysOfBar, (day) => byDay.get(day) ?? 0) };
  });
}

/** Every page with its views and results, those with the most results first, then those with the most views. */
async function readPages(db: Db, from: number): Promise<Page[]> {
  const pages = new Map<string, Page>();
  const pageAt = (path: string) => {
    const page = pages.get(path) ?? { path, views: 0, messages: 0, bookings: 0, subscriptions: 0 };
    pages.set(path, page);
    return page;
  };
  for (const { path, views } of await listTopPages(db, from)) pageAt(path).views = views;
  for (const { kind, page, count } of await listResults(db, (from * DAY_SECONDS) as UnixSeconds)) {
    if (page !== null && !PERSONAL.test(page)) pageAt(page)[kind] += count;
  }
  const results = ({ messages, bookings, subscriptions }: Page) => messages + bookings + subscriptions;
  return [...pages.values()].sort((a, b) => results(b) - results(a) || b.views - a.views);
}
