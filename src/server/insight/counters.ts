import type { AppContext, Counters } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { dayOf } from '#shared/time.ts';
import { addPageViews, deleteViewsBefore, listViewedPaths } from './page-view-queries.ts';
import { addPopupCounts } from './popup-queries.ts';

/** Different paths of one day; past it a view counts for "other pages". */
const PATHS_MAX = 500;
/** Views older than this go; the overview shows four weeks. */
const KEPT_DAYS = 400;
const OTHER = '*';
/** Pages whose address is a key to somebody's booking, subscription or draft: kept nowhere, and nobody's reading. */
const PERSONAL = /^\/(?:booking|newsletter|blog\/preview)\//i;

interface Popup {
  views: number;
  clicks: number;
  closings: number;
}
const FIELD = { view: 'views', click: 'clicks', close: 'closings' } as const;

/** Counts in memory; a view costs a look into a map and no write. */
export function createCounters({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Counters {
  /** Views of each day by path. */
  let views = new Map<number, Map<string, number>>();
  let popups = new Map<number, Popup>();
  /** The day on which old views were last deleted. */
  let tidiedOn: number | undefined;

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
    countPopup(id, event) {
      const entry = popups.get(id) ?? { views: 0, clicks: 0, closings: 0 };
      entry[FIELD[event]] += 1;
      popups.set(id, entry);
    },
    async flush() {
      if (views.size === 0 && popups.size === 0) return;
      const [seen, shown] = [views, popups];
      views = new Map();
      popups = new Map();
      const today = dayOf(clock.now());
      await db.transaction().execute(async (trx) => {
        for (const [day, paths] of seen) await writeViews(trx, day, paths);
        for (const [id, counts] of shown) await addPopupCounts(trx, id, counts);
        if (tidiedOn !== today) await deleteViewsBefore(trx, today - KEPT_DAYS);
      });
      tidiedOn = today;
    },
  };
}

/** Adds to a day's views. What was written of that day before counts too, so that no day has rows without limit. */
async function writeViews(db: Db, day: number, views: Map<string, number>): Promise<void> {
  const written = new Set(await listViewedPaths(db, day, PATHS_MAX + 1));
  for (const [path, count] of views) {
    const isCounted = written.has(path) || written.size < PATHS_MAX;
    if (isCounted) written.add(path);
    await addPageViews(db, day, isCounted ? path : OTHER, count);
  }
}
