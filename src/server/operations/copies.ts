import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AppContext } from '#server/context.ts';
import { removeUnfinishedFiles } from '#server/db/snapshot.ts';
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

/** Deletes copies that must not be kept any longer: daily ones, data that restores replaced, and files of killed processes. */
export function expireCopies(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  erasureTimes: UnixSeconds[],
): void {
  const now = clock.now();
  const backups = join(config.DATA_DIR, 'backups');
  const expiredOn = dayToIso(daysSinceEpoch(now) - COPIES_DAYS);
  removeDailyCopies(backups, erasureTimes.map(toIsoDay), expiredOn);
  removeReplacedData(join(config.DATA_DIR, 'replaced'), expiredOn);
  for (const folder of [config.DATA_DIR, backups]) removeUnfinishedFiles(folder, (now - DAY_SECONDS) as UnixSeconds);
}

/**
 * Deletes daily copies that hold a person whose erasure is `COPIES_DAYS` old. Apart from that, `storeDailyCopy` (`db/snapshot.ts`) limits them
 * by their number, not their age: after a jump of the clock all of them would look old.
 */
function removeDailyCopies(backups: string, erasureDays: string[], expiredOn: string): void {
  const lastExpired = erasureDays
    .filter((day) => day <= expiredOn)
    .sort()
    .at(-1);
  if (lastExpired === undefined) return;
  for (const name of namesUntil(backups, DAILY, lastExpired)) {
    for (const suffix of ['', '.sha256']) rmSync(join(backups, name + suffix), { force: true });
  }
}

/** Deletes what restores replaced up to that day. */
function removeReplacedData(folder: string, expiredOn: string): void {
  for (const name of namesUntil(folder, REPLACED, expiredOn)) rmSync(join(folder, name), { recursive: true });
}

/** Names in a folder whose day, the first group of `pattern`, is not after `until`. */
function namesUntil(folder: string, pattern: RegExp, until: string): string[] {
  return list(folder).filter((name) => {
    const day = pattern.exec(name)?.[1];
    return day !== undefined && day <= until;
  });
}

function list(...folder: string[]): string[] {
  try {
    return readdirSync(join(...folder)).sort();
  } catch {
    return [];
  }
}
