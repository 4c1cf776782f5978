import type { AppContext, Counters } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { addPopupCounts } from '#server/popups/popups.ts';
import { dayOf } from '#shared/time.ts';
import {
  addIssueVisits,
  addPageViews,
  addVisits,
  deleteViewsBefore,
  listSourcesOf,
  listViewedPaths,
} from './queries.ts';

/** Page views are deleted after this many days. */
const RETENTION_DAYS = 400;
/** Kinds of counts by day and name; names beyond `max` different ones in a day count together. */
const KINDS = {
  views: { max: 500, listNames: listViewedPaths, add: addPageViews },
  visits: { max: 200, listNames: listSourcesOf, add: addVisits },
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];
const OTHER = '*';
/** Pages whose path contains a personal token: never stored. */
export const PERSONAL = /^\/(?:booking|newsletter|blog\/preview)\//i;

interface Popup {
  views: number;
  clicks: number;
  closings: number;
}
/** Issues of the newsletter whose visits are counted between two writes; made-up numbers must not fill the memory. */
const ISSUES_MAX = 1_000;
const FIELD = { view: 'views', click: 'clicks', close: 'closings' } as const;

/** Counts in memory; `flush` writes the counts. */
export function createCounters({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Counters {
  const views = countByDay(KINDS.views);
  const sources = countByDay(KINDS.visits);
  let popups = new Map<number, Popup>();
  let visits = new Map<number, number>();
  /** Day of the last deletion of old views. */
  let cleanedOn: number | undefined;

  return {
    countView(address) {
      const [path = ''] = address.split('?', 1);
      if (!PERSONAL.test(path)) views.add(dayOf(clock.now()), path);
    },
    countVisit: (source) => sources.add(dayOf(clock.now()), source),
    countPopup(id, event) {
      const entry = popups.get(id) ?? { views: 0, clicks: 0, closings: 0 };
      entry[FIELD[event]] += 1;
      popups.set(id, entry);
    },
    countIssueVisit(id) {
      if (visits.has(id) || visits.size < ISSUES_MAX) visits.set(id, (visits.get(id) ?? 0) + 1);
    },
    async flush() {
      const [seen, cameFrom, shown, visited] = [views.take(), sources.take(), popups, visits];
      if ([seen, cameFrom, shown, visited].every(({ size }) => size === 0)) return;
      popups = new Map();
      visits = new Map();
      const today = dayOf(clock.now());
      await db.transaction().execute(async (trx) => {
        for (const [day, paths] of seen) await write(trx, KINDS.views, day, paths);
        for (const [day, names] of cameFrom) await write(trx, KINDS.visits, day, names);
        for (const [id, counts] of shown) await addPopupCounts(trx, id, counts);
        for (const [id, count] of visited) await addIssueVisits(trx, id, count);
        if (cleanedOn !== today) await deleteViewsBefore(trx, today - RETENTION_DAYS);
      });
      cleanedOn = today;
    },
  };
}

/** Counts of each day by name, in memory. */
function countByDay({ max }: Kind) {
  let days = new Map<number, Map<string, number>>();
  return {
    add(day: number, name: string): void {
      const ofDay = days.get(day) ?? new Map<string, number>();
      days.set(day, ofDay);
      const known = ofDay.has(name) || ofDay.size < max ? name : OTHER;
      ofDay.set(known, (ofDay.get(known) ?? 0) + 1);
    },
    /** @returns the counts by day, which begin anew. */
    take() {
      const taken = days;
      days = new Map();
      return taken;
    },
  };
}

/** Writes the counts of a day. Names that are stored already count towards the most of a day, so that it has a limited number of rows. */
async function write(db: Db, { max, listNames, add }: Kind, day: number, counts: Map<string, number>): Promise<void> {
  const written = new Set(await listNames(db, day, max + 1));
  for (const [name, count] of counts) {
    const isCounted = written.has(name) || written.size < max;
    if (isCounted) written.add(name);
    await add(db, day, isCounted ? name : OTHER, count);
  }
}
