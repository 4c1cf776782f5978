import type { AppContext, Counters } from '#server/context.ts';
import type { Db } from '#server/db/open.ts';
import { addPopupCounts } from '#server/popups/popups.ts';
import { daysSinceEpoch } from '#shared/time.ts';
import {
  addIssueVisits,
  addPageViews,
  addVisits,
  deletePageStatisticsBefore,
  listSourcesOnDay,
  listViewedPaths,
} from './queries.ts';

/** Page views are deleted after this many days. */
const RETENTION_DAYS = 400;
/** Kinds of counts by day and name; names beyond `max` different ones in a day count together. */
const KINDS = {
  views: { max: 500, listNames: listViewedPaths, add: addPageViews },
  visits: { max: 200, listNames: listSourcesOnDay, add: addVisits },
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];
const OTHER = '*';
const NO_DAY = 0;
/** Pages whose path contains a personal token: never stored. */
export const PERSONAL = /^\/(?:booking|newsletter|blog\/preview)\//i;

/** Most names counted between two writes, for counts without a day: made-up ids must not fill the memory. */
const IDS_MAX = 1_000;
const FIELD = { view: 'views', click: 'clicks', close: 'closings' } as const;

type ByName = ReadonlyMap<string, number>;
type Taken = (readonly [day: number, counts: ByName])[];

/** Counts in memory; `flush` writes them, and deletes page views after `RETENTION_DAYS`. Counts that cannot be written are kept for the next `flush`. */
export function createCounters({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Counters {
  const views = createCounts(KINDS.views.max, (trx, day, paths) => write(trx, KINDS.views, day, paths));
  const sources = createCounts(KINDS.visits.max, (trx, day, names) => write(trx, KINDS.visits, day, names));
  /** By event of a popup, as `view 7`, and by id of an issue; both without a day. */
  const popups = createCounts(IDS_MAX, (trx, _day, events) => writePopups(trx, events));
  const issues = createCounts(IDS_MAX, (trx, _day, ids) => writeIssues(trx, ids));
  /** Day of the last deletion of old views. */
  let cleanedOn: number | undefined;

  return {
    countView(address) {
      const [path = ''] = address.split('?', 1);
      if (!PERSONAL.test(path)) views.add(daysSinceEpoch(clock.now()), path);
    },
    countVisit: (source) => sources.add(daysSinceEpoch(clock.now()), source),
    countPopup: (id, event) => popups.add(NO_DAY, `${event} ${id}`),
    countIssueVisit: (id) => issues.add(NO_DAY, String(id)),
    async flush() {
      const taken = [views, sources, popups, issues].map((counts) => ({ counts, byDay: counts.take() }));
      if (taken.every(({ byDay }) => byDay.length === 0)) return;
      const today = daysSinceEpoch(clock.now());
      try {
        await db.transaction().execute(async (trx) => {
          for (const { counts, byDay } of taken) {
            for (const [day, byName] of byDay) await counts.write(trx, day, byName);
          }
          if (cleanedOn !== today) await deletePageStatisticsBefore(trx, today - RETENTION_DAYS);
        });
      } catch (error) {
        for (const { counts, byDay } of taken) counts.putBack(byDay);
        throw error;
      }
      cleanedOn = today;
    },
  };
}

/**
 * Counts of each day by name, in memory.
 *
 * @param max different names in a day; further ones count together as `OTHER`.
 * @param write stores the counts of a day.
 */
function createCounts(max: number, write: (trx: Db, day: number, counts: ByName) => Promise<void>) {
  let days = new Map<number, Map<string, number>>();
  function add(day: number, name: string, count = 1): void {
    const ofDay = days.get(day) ?? new Map<string, number>();
    days.set(day, ofDay);
    const known = ofDay.has(name) || ofDay.size < max ? name : OTHER;
    ofDay.set(known, (ofDay.get(known) ?? 0) + count);
  }
  return {
    add,
    write,
    /** @returns the counts by day, which begin anew. */
    take(): Taken {
      const taken = [...days];
      days = new Map();
      return taken;
    },
    putBack(taken: Taken): void {
      for (const [day, counts] of taken) for (const [name, count] of counts) add(day, name, count);
    },
  };
}

async function writeIssues(db: Db, ids: ByName): Promise<void> {
  for (const [id, count] of ids) if (id !== OTHER) await addIssueVisits(db, Number(id), count);
}

async function writePopups(db: Db, events: ByName): Promise<void> {
  for (const [name, count] of events) {
    if (name === OTHER) continue;
    const [event, id] = name.split(' ') as [keyof typeof FIELD, string];
    await addPopupCounts(db, Number(id), { views: 0, clicks: 0, closings: 0, [FIELD[event]]: count });
  }
}

/** Writes the counts of a day. Names that are stored already count towards the most of a day, so that it has a limited number of rows. */
async function write(db: Db, { max, listNames, add }: Kind, day: number, counts: ByName): Promise<void> {
  const written = new Set(await listNames(db, day, max + 1));
  for (const [name, count] of counts) {
    const isCounted = written.has(name) || written.size < max;
    if (isCounted) written.add(name);
    await add(db, day, isCounted ? name : OTHER, count);
  }
}
