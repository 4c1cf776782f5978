import type { AppContext, Counters } from '#server/context.ts';
import { addPageViews } from '#server/repositories/page-views.ts';
import { addPopupCounts } from '#server/repositories/popup-notifications.ts';
import { dayOf } from '#shared/time.ts';

/** Different paths held at once; past it a view counts for "other pages". */
const PATHS_MAX = 500;
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

  return {
    countView(path) {
      const day = dayOf(clock.now());
      let ofDay = views.get(day);
      if (!ofDay) {
        ofDay = new Map();
        views.set(day, ofDay);
      }
      const counted = ofDay.get(path);
      if (counted === undefined && PERSONAL.test(path)) return;
      const known = counted !== undefined || ofDay.size < PATHS_MAX ? path : OTHER;
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
      await db.transaction().execute(async (trx) => {
        for (const [day, paths] of seen) for (const [path, count] of paths) await addPageViews(trx, day, path, count);
        for (const [id, counts] of shown) await addPopupCounts(trx, id, counts);
      });
    },
  };
}
