import { listNextMeetings } from '#server/booking/booking.ts';
import type { AppContext } from '#server/context.ts';
import {
  countLeads,
  findLeadIds,
  listFollowUps,
  listWaiting,
  listWaitingChats,
  promisedMinutes,
  readTotals,
} from '#server/leads/leads.ts';
import { localClock } from '#shared/local-clock.ts';
import { type Overview, TREND_DAYS, type Trend } from '#shared/overview.schema.ts';
import { sumOf } from '#shared/sum.ts';
import { daysSinceEpoch, dayToIso } from '#shared/time.ts';
import { isExample } from '#shared/unfinished.ts';
import { listNotices } from './notices.ts';
import { listDailyCounts, listTopPages, listViewsByDay } from './queries.ts';

/** Calls in the list of those that come next. */
const NEXT_CALLS = 5;
/** People in the lists of those who wait, and of those to follow up. */
const FIRST_LEADS = 3;

/** Figures of the last four weeks and what needs attention. */
export async function readOverview(ctx: AppContext): Promise<Overview> {
  await ctx.counters.flush();
  const today = daysSinceEpoch(ctx.clock.now());
  const from = today - TREND_DAYS + 1;
  const counts = await listDailyCounts(ctx.db, from);
  const ofKind = (kind: string) => counts.filter((row) => row.kind === kind);
  const { waiting, waitingSince } = await countLeads(ctx.db);
  const { bookings, timezone } = await listNextMeetings(ctx, NEXT_CALLS);
  const leadIds = await findLeadIds(
    ctx.db,
    bookings.map(({ email }) => email),
  );
  const firstWaiting = await listWaiting(ctx.db, FIRST_LEADS);
  const due = await listFollowUps(ctx.db, localClock(ctx.clock.now() * 1000, timezone).date, FIRST_LEADS);
  return {
    leads: toTrend(ofKind('lead'), today),
    messages: toTrend(ofKind('message'), today),
    subscribers: toTrend(ofKind('subscriber'), today),
    chats: toTrend(ofKind('chat'), today),
    views: toTrend(await listViewsByDay(ctx.db, from), today),
    promisedMinutes: await promisedMinutes(ctx),
    waiting: {
      count: waiting,
      since: waitingSince,
      first: firstWaiting.map(({ id, name, email, waitingSince: since }) => ({ id, name: name ?? email, since })),
    },
    waitingChats: await listWaitingChats(ctx.db, FIRST_LEADS),
    followUps: {
      count: due.count,
      first: due.leads.map(({ id, name, email, followUpOn }) => ({ id, name: name ?? email, day: followUpOn })),
    },
    bookings: bookings.map((booking) => ({ ...booking, leadId: leadIds.get(booking.email.toLowerCase()) ?? null })),
    timezone,
    hasBuiltInScheduler: ctx.settings.flag('scheduler_built_in'),
    hasExternalScheduler: hasExternalScheduler(ctx),
    subscribed: (await readTotals(ctx.db)).subscribed,
    topPages: await listTopPages(ctx.db, today - 6, 6),
    notices: await listNotices(ctx),
  };
}

function hasExternalScheduler({ settings }: AppContext): boolean {
  const address = settings.text('scheduler_consultation_url');
  return !settings.flag('scheduler_built_in') && address !== '' && !isExample(address);
}

function toTrend(rows: { day: number; count: number }[], today: number): Trend {
  const byDay = new Map(rows.map(({ day, count }) => [day, count]));
  const days = Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = today - TREND_DAYS + 1 + index;
    return { day: dayToIso(day), count: byDay.get(day) ?? 0 };
  });
  const countOf = ({ count }: { count: number }) => count;
  return { days, thisWeek: sumOf(days.slice(-7), countOf), lastWeek: sumOf(days.slice(-14, -7), countOf) };
}
