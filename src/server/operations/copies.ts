import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { removeLeftovers } from '#server/db/snapshot.ts';
import { DAY_SECONDS, daysSinceEpoch, dayToIso, toIsoDay, type UnixSeconds } from '#shared/time.ts';

/** After so many days no automatic copy holds anybody who was erased. */
export const COPIES_DAYS = 14;
const DAILY = /^daily-(\d{4}-\d\d-\d\d)\.db$/;
const REPLACED = /^(\d{4}-\d\d-\d\d)T[\d-]+Z$/;
/** Names of files that may be copies of the database. */
const COPY = /\.(?:db|sqlite3?|tar|gz|tgz|zip|bak)$/;
const OWN_FILES = new Set(['site.db', 'latest.db']);

/** Copies of the database in the data folder that are older than today, by their paths in it. */
export interface Copies {
  /** Daily copies and what restores replaced: they expire. */
  automatic: string[];
  /** All others, such as those of `npm run backup`: the owner deletes them. */
  own: string[];
}

/** Lists the copies that may hold what was deleted today. Copies outside the data folder are unknown. */
export function findCopies({ config, clock }: Pick<AppContext, 'config' | 'clock'>): Copies {
  const { DATA_DIR } = config;
  const today = toIsoDay(clock.now());
  const backups = list(DATA_DIR, 'backups');
  return {
    automatic: [
      ...backups.filter((name) => (DAILY.exec(name)?.[1] ?? today) < today).map((name) => `backups/${name}`),
      ...list(DATA_DIR, 'replaced').map((name) => `replaced/${name}`),
    ],
    own: [
      ...list(DATA_DIR).filter(isOwn),
      ...backups.filter((name) => isOwn(name) && !DAILY.test(name)).map((name) => `backups/${name}`),
    ],
  };
}

function isOwn(name: string): boolean {
  return COPY.test(name) && !OWN_FILES.has(name);
}

/**
 * Deletes automatic copies that still contain a person erased more than `COPIES_DAYS` ago, data that restores replaced before that time, and
 * unfinished files of killed processes. Apart from that, `storeDailyCopy` (`db/snapshot.ts`) limits daily copies by their number, not their
 * age: after a jump of the clock all of them would look old.
 *
 * @param erasedAt times of all erasures.
 */
export function expireCopies({ config, clock }: Pick<AppContext, 'config' | 'clock'>, erasedAt: UnixSeconds[]): void {
  const now = clock.now();
  const lastDay = dayToIso(daysSinceEpoch(now) - COPIES_DAYS);
  const expiredErasures = erasedAt.map(toIsoDay).filter((day) => day <= lastDay);
  const backups = join(config.DATA_DIR, 'backups');
  for (const name of namesUntil(backups, DAILY, expiredErasures.sort().at(-1))) {
    for (const suffix of ['', '.sha256']) rmSync(join(backups, name + suffix), { force: true });
  }
  const replaced = join(config.DATA_DIR, 'replaced');
  for (const name of namesUntil(replaced, REPLACED, lastDay)) rmSync(join(replaced, name), { recursive: true });
  const isOld = (file: string) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs / 1000 < now - DAY_SECONDS;
  };
  for (const folder of [config.DATA_DIR, backups]) removeLeftovers(folder, isOld);
}

/** Names in a folder whose day, the first group of `pattern`, is not after `lastDay`; none without that. */
function namesUntil(folder: string, pattern: RegExp, lastDay = ''): string[] {
  return list(folder).filter((name) => {
    const day = pattern.exec(name)?.[1];
    return day !== undefined && day <= lastDay;
  });
}

function list(...folder: string[]): string[] {
  try {
    return readdirSync(join(...folder)).sort();
  } catch {
    return [];
  }
}
