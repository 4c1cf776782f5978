import { listNextCalls } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import { countLeads, readTotals } from '#server/leads/leads.ts';
import type { Overview, Trend } from '#shared/overview.schema.ts';
import { TREND_DAYS } from '#shared/overview.ts';
import { dayOf, dayToIso } from '#shared/time.ts';
import { listNotices } from './notices.ts';
import { listDailyCounts, listTopPages, listViewsByDay } from './queries.ts';

/** Calls in the list of those that come next. */
const NEXT_CALLS = 5;

/** Figures of the last four weeks and what needs attention. */
export async function readOverview(ctx: AppContext): Promise<Overview> {
  await ctx.counters.flush();
  const today = dayOf(ctx.clock.now());
  const from = today - TREND_DAYS + 1;
  const counts = await listDailyCounts(ctx.db, from);
  const ofKind = (kind: string) => counts.filter((row) => row.kind === kind);
  const { waiting, waitingSince } = await countLeads(ctx.db);
  return {
    leads: toTrend(ofKind('lead'), today),
    messages: toTrend(ofKind('message'), today),
    subscribers: toTrend(ofKind('subscriber'), today),
    chats: toTrend(ofKind('chat'), today),
    views: toTrend(await listViewsByDay(ctx.db, from), today),
    promisedMinutes: ctx.content.get('facts').response.minutes,
    waiting: { count: waiting, since: waitingSince },
    ...(await listNextCalls(ctx, NEXT_CALLS)),
    hasBuiltInScheduler: ctx.settings.value('scheduler_built_in') === 'true',
    subscribed: (await readTotals(ctx.db)).subscribed,
    topPages: await listTopPages(ctx.db, today - 6, 6),
    notices: await listNotices(ctx),
  };
}

function toTrend(rows: { day: number; count: number }[], today: number): Trend {
  const byDay = new Map(rows.map(({ day, count }) => [day, count]));
  const days = Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = today - TREND_DAYS + 1 + index;
    return { day: dayToIso(day), count: byDay.get(day) ?? 0 };
  });
  const sum = (from: number, to?: number) => days.slice(from, to).reduce((total, { count }) => total + count, 0);
  return { days, thisWeek: sum(-7), lastWeek: sum(-14, -7) };
}
