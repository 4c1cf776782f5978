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

/** Different paths counted per day; further paths count as "other pages". */
const PATHS_MAX = 500;
/** Page views are deleted after this many days. */
const RETENTION_DAYS = 400;
/** Different sources of visits counted per day; further ones are counted together. */
const SOURCES_MAX = 200;
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
  /** Views of each day by path. */
  let views = new Map<number, Map<string, number>>();
  let sources = new Map<number, Map<string, number>>();
  let popups = new Map<number, Popup>();
  let visits = new Map<number, number>();
  /** Day of the last deletion of old views. */
  let cleanedOn: number | undefined;

  return {
    countView(address) {
      const day = dayOf(clock.now());
      let ofDay = views.get(day);
      if (!ofDay) {
        ofDay = new Map();
        views.set(day, ofDay);
      }
      const counted = ofDay.get(address);
      if (counted !== undefined) {
        ofDay.set(address, counted + 1);
        return;
      }
      const [path = ''] = address.split('?', 1);
      if (PERSONAL.test(path)) return;
      const known = ofDay.has(path) || ofDay.size < PATHS_MAX ? path : OTHER;
      ofDay.set(known, (ofDay.get(known) ?? 0) + 1);
    },
    countVisit(source) {
      const day = dayOf(clock.now());
      const ofDay = sources.get(day) ?? new Map<string, number>();
      sources.set(day, ofDay);
      const known = ofDay.has(source) || ofDay.size < SOURCES_MAX ? source : OTHER;
      ofDay.set(known, (ofDay.get(known) ?? 0) + 1);
    },
    countPopup(id, event) {
      const entry = popups.get(id) ?? { views: 0, clicks: 0, closings: 0 };
      entry[FIELD[event]] += 1;
      popups.set(id, entry);
    },
    countIssueVisit(id) {
      if (visits.has(id) || visits.size < ISSUES_MAX) visits.set(id, (visits.get(id) ?? 0) + 1);
    },
    async flush() {
      if ([views, sources, popups, visits].every(({ size }) => size === 0)) return;
      const [seen, cameFrom, shown, visited] = [views, sources, popups, visits];
      views = new Map();
      sources = new Map();
      popups = new Map();
      visits = new Map();
      const today = dayOf(clock.now());
      await db.transaction().execute(async (trx) => {
        for (const [day, paths] of seen) await writeViews(trx, day, paths);
        for (const [day, names] of cameFrom) await writeSources(trx, day, names);
        for (const [id, counts] of shown) await addPopupCounts(trx, id, counts);
        for (const [id, count] of visited) await addIssueVisits(trx, id, count);
        if (cleanedOn !== today) await deleteViewsBefore(trx, today - RETENTION_DAYS);
      });
      cleanedOn = today;
    },
  };
}

/** Writes a day's views. Paths already stored count towards `PATHS_MAX`, so that a day has a limited number of rows. */
async function writeViews(db: Db, day: number, views: Map<string, number>): Promise<void> {
  const written = new Set(await listViewedPaths(db, day, PATHS_MAX + 1));
  for (const [path, count] of views) {
    const isCounted = written.has(path) || written.size < PATHS_MAX;
    if (isCounted) written.add(path);
    await addPageViews(db, day, isCounted ? path : OTHER, count);
  }
}

/** Writes a day's visits by source, limited in the same way. */
async function writeSources(db: Db, day: number, sources: Map<string, number>): Promise<void> {
  const written = new Set(await listSourcesOf(db, day, SOURCES_MAX + 1));
  for (const [source, count] of sources) {
    const isCounted = written.has(source) || written.size < SOURCES_MAX;
    if (isCounted) written.add(source);
    await addVisits(db, day, isCounted ? source : OTHER, count);
  }
}
