import type { AppContext } from '#server/context.ts';
import type { Fetched } from './fetch-calendar.ts';
import { type CalendarRow, findCalendarRow, replaceBusy, updateCalendar } from './queries.ts';

/** Errors are cut to this many characters: they are one line beside the calendar. */
const ERROR_MAX = 300;

/** Stores what was fetched. A calendar that was removed or got another address in the meantime stays as it is. */
export async function storeFetched(ctx: AppContext, row: CalendarRow, fetched: Fetched): Promise<void> {
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
export async function storeFailure(ctx: AppContext, row: CalendarRow, error: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const current = await findCalendarRow(trx, row.id);
    if (!current || !isSameSource(current, row)) return;
    await updateCalendar(trx, row.id, {
      lastError: error.slice(0, ERROR_MAX),
    });
  });
}

function isSameSource(a: CalendarRow, b: CalendarRow): boolean {
  return a.url === b.url && a.username === b.username && a.password === b.password;
}
