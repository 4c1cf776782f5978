import type { AppContext } from '#server/context.ts';
import { cutError, reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { withinMs } from '#shared/within.ts';
import { storeFoundChanges } from './booking-events.ts';
import { isStale } from './busy-times.ts';
import { type Fetched, fetchCalendar } from './fetch-calendar.ts';
import { type CalendarRow, findCalendarRow, listCalendarRows, replaceBusy, updateCalendar } from './queries.ts';

const REFRESH_SECONDS = 300;
const CHECK_SECONDS = 15;
/** A visitor who books waits this long for the calendars at most. */
const BOOKING_WAIT_MS = 2_000;

/** Reads all calendars before a booking, so that its transaction sees what is in them now. Takes two seconds at most. */
export async function refreshForBooking(ctx: AppContext): Promise<void> {
  const rows = await listCalendarRows(ctx.db);
  if (rows.length === 0) return;
  const done = Promise.all(rows.map((row) => refreshCalendar(ctx, row))).catch((error) =>
    ctx.log.error({ err: error }, 'calendars could not be refreshed'),
  );
  await withinMs<unknown>(done, BOOKING_WAIT_MS);
}

/** Reads each calendar and stores nothing. @returns why it cannot be read; null when it can. */
export async function tryCalendars(
  ctx: AppContext,
  timeoutMs: number,
): Promise<{ name: string; failure: string | null }[]> {
  const rows = await listCalendarRows(ctx.db);
  return Promise.all(
    rows.map(async (row) => {
      const outcome = await fetchCalendar(ctx, row, AbortSignal.timeout(timeoutMs));
      return { name: row.name, failure: 'failure' in outcome ? outcome.failure : null };
    }),
  );
}

/** Reads every calendar every five minutes. */
export function startCalendarRefresh(ctx: AppContext): void {
  ctx.jobs.add({ name: 'Read calendars', everySeconds: CHECK_SECONDS, run: (stop) => refreshDue(ctx, stop) });
}

/** Reads the calendars that were not tried for five minutes, one after the other, and reports how it went. */
export async function refreshDue(ctx: AppContext, signal?: AbortSignal): Promise<void> {
  const { triedAt } = ctx.memory.calendarReads;
  const now = ctx.clock.elapsed();
  const rows = await listCalendarRows(ctx.db);
  const due = rows.filter(({ id }) => now - (triedAt.get(id) ?? -Infinity) >= REFRESH_SECONDS * 1000);
  for (const row of due) {
    if (signal?.aborted) return;
    await refreshCalendar(ctx, row, signal);
  }
  if (!signal?.aborted) await report(ctx, due.length > 0);
}

/** Reads a calendar and stores its times, or why it failed. Callers that come while it is being read get the same fetch. */
export function refreshCalendar(ctx: AppContext, row: CalendarRow, signal?: AbortSignal): Promise<void> {
  const { running, triedAt } = ctx.memory.calendarReads;
  const key = JSON.stringify([row.id, row.url, row.username, row.password]);
  const known = running.get(key);
  if (known) return known;
  triedAt.set(row.id, ctx.clock.elapsed());
  const started = readAndStore(ctx, row, signal).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

async function readAndStore(ctx: AppContext, row: CalendarRow, signal?: AbortSignal): Promise<void> {
  const outcome = await fetchCalendar(ctx, row, signal);
  if (signal?.aborted) return;
  if ('failure' in outcome) {
    await storeFailure(ctx, row, outcome.failure);
    ctx.log.warn({ calendar: row.id, reason: outcome.failure }, 'a calendar could not be read');
  } else {
    await storeFetched(ctx, row, outcome);
    if (outcome.expanded) await storeFoundChanges(ctx, row.id, outcome.expanded.bookingEvents);
  }
}

/** Stores what was fetched. A calendar that was removed or got another address in the meantime stays as it is. */
async function storeFetched(ctx: AppContext, row: CalendarRow, fetched: Fetched): Promise<void> {
  const { expanded, etag, lastModified, expandedFor } = fetched;
  const hasChanged = await ctx.db.transaction().execute(async (trx) => {
    const current = await findCalendarRow(trx, row.id);
    if (!current || !isSameSource(current, row)) return false;
    await updateCalendar(trx, row.id, {
      etag,
      lastModified,
      lastFetchedAt: ctx.clock.now(),
      lastError: null,
      ...(expanded ? { expandedFor, contentHash: expanded.hash, revision: current.revision + 1 } : {}),
    });
    if (expanded) await replaceBusy(trx, row.id, expanded);
    return expanded !== undefined || current.lastError !== null;
  });
  // Pages with free times are kept in memory.
  if (hasChanged) ctx.publicContent.changed();
}

/** Stores why a fetch failed; the times of the last successful one stay. */
async function storeFailure(ctx: AppContext, row: CalendarRow, error: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const current = await findCalendarRow(trx, row.id);
    if (!current || !isSameSource(current, row)) return;
    await updateCalendar(trx, row.id, { lastError: cutError(error) });
  });
}

function isSameSource(a: CalendarRow, b: CalendarRow): boolean {
  return a.url === b.url && a.username === b.username && a.password === b.password;
}

/** Tells the owner about calendars that cannot be read: after some failures in a row, at once when one is out of date. */
async function report(ctx: AppContext, wasTried: boolean): Promise<void> {
  const state = ctx.memory.calendarReads;
  const failing = (await listCalendarRows(ctx.db)).filter(({ lastError }) => lastError !== null);
  const stale = failing.filter((row) => isStale(ctx, row));
  const names = JSON.stringify(stale.map(({ id }) => id));
  const isNew = names !== state.stale;
  state.stale = names;
  // Pages with free times are kept in memory.
  if (isNew) ctx.publicContent.changed();
  const [worst] = [...stale, ...failing];
  if (worst && (wasTried || isNew)) {
    await reportFailure(ctx, 'calendar', `${worst.name}: ${worst.lastError}`, { isLasting: stale.length > 0 });
  }
  if (!worst && wasTried) await reportSuccess(ctx, 'calendar');
}
