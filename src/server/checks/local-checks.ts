import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listCaptains } from '#server/auth/auth.ts';
import type { AppContext } from '#server/context.ts';
import { isLasting, listOutages } from '#server/delivery/delivery.ts';
import { findLastDrill, findLatestSnapshot, findReplicaRestore } from '#server/operations/operations.ts';
import { paths } from '#shared/paths.ts';
import { DAY_SECONDS, toUnixSeconds } from '#shared/time.ts';
import { describeAge } from './describe-age.ts';
import { failed, off, ok, type Result, warning } from './results.ts';

const MIB = 1024 ** 2;
/** Less free disk space than this is reported. */
const DISK_LOW_BYTES = 512 * MIB;
/** Below this there is no room to allocate the disk reserve again. */
const DISK_FULL_BYTES = 64 * MIB;
/** A change is in a snapshot ten seconds later while the server runs. */
const SNAPSHOT_LATE_SECONDS = 600;
const DRILL_LATE_SECONDS = 40 * DAY_SECONDS;
/** A restored database is news for this long: its owner should look whether anything is missing. */
const RESTORED_NEWS_SECONDS = 7 * DAY_SECONDS;

export function checkAnswers({ database: { sqlite } }: AppContext): undefined {
  sqlite.prepare('select 1').get();
}

export function checkDatabase({ database: { sqlite }, config }: AppContext): Result {
  const findings = sqlite.pragma('quick_check(1)', { simple: true });
  if (findings !== 'ok') return failed(`site.db is damaged: ${findings}`, 'Restore a backup: npm run restore -- FILE');
  accessSync(config.DATA_DIR, constants.W_OK);
  const [pages, bytes] = ['page_count', 'page_size'].map((name) => Number(sqlite.pragma(name, { simple: true })));
  return ok(`Whole, ${toSize((pages ?? 0) * (bytes ?? 0))} in ${config.DATA_DIR}`);
}

export function checkDisk({ config, diskReserve }: AppContext): Result {
  const { bavail, bsize } = statfsSync(config.DATA_DIR);
  const free = bavail * bsize;
  if (free >= DISK_LOW_BYTES) return ok(`The disk has ${toSize(free)} left`);
  const remedy = 'delete old backups in DATA_DIR/backups, or enlarge the disk';
  if (free < DISK_FULL_BYTES && !diskReserve.isAllocated()) {
    return failed('The disk is full', `Delete something now, or the next messages will be lost: ${remedy}`);
  }
  return failed(`The disk has only ${toSize(free)} left`, `Free some space before messages are lost: ${remedy}`);
}

/**
 * Asks the thread that takes snapshots whether it fails. A process without one, such as the doctor's, compares the newest copy with the
 * last change of the database instead.
 */
export async function checkBackup({ config, clock, snapshots }: AppContext): Promise<Result> {
  const latest = await findLatestSnapshot({ config });
  const link = paths.captainTab('system');
  const fix = 'Copies are made while the server runs: look for "snapshot failed" in its log';
  if (!latest) {
    return warning('There is no backup on this machine yet. Download one and keep it elsewhere', fix, link);
  }
  const text = `The last backup on this machine is ${describeAge(clock.now() - latest.at)} old`;
  if (snapshots.failures > 0) return failed(`${text}. New ones fail: ${snapshots.lastError}`, fix, link);
  if (snapshots.at !== null) return ok(text, link);
  const changedAt = ['site.db', 'site.db-wal']
    .map((name) => join(config.DATA_DIR, name))
    .filter((file) => existsSync(file))
    .map((file) => toUnixSeconds(statSync(file).mtime));
  const behind = Math.max(...changedAt) - latest.at;
  if (behind <= SNAPSHOT_LATE_SECONDS) return ok(text, link);
  return failed(`The newest copy is ${Math.round(behind / 60)} minutes older than the last change`, fix, link);
}

/** Result of the last test restore of a backup. */
export function checkDrill({ config, clock }: AppContext): Result {
  const last = findLastDrill(config.DATA_DIR);
  const fix = 'The site does it by itself once a month; at once with: npm run drill';
  if (!last) return warning('No backup was restored as a test yet', 'The site does it by itself within a month');
  const ageOf = (at: string) => clock.now() - toUnixSeconds(new Date(at));
  if (!last.isOk) {
    const success = last.lastSuccess
      ? `The last success was ${describeAge(ageOf(last.lastSuccess))} ago`
      : 'None has succeeded yet';
    return failed(`The test restore of a backup failed: ${last.text}. ${success}`, fix);
  }
  const text = `A backup was restored as a test ${describeAge(ageOf(last.at))} ago; nothing was missing`;
  return ageOf(last.at) > DRILL_LATE_SECONDS ? warning(text, fix) : ok(text);
}

export async function checkReplica(ctx: AppContext): Promise<Result> {
  if (!ctx.config.LITESTREAM_REPLICA_URL) return off('Changes are not copied elsewhere as they happen');
  const outage = (await listOutages(ctx)).find(({ source }) => source === 'replica');
  if (!outage) return ok('Every change is copied to the replica');
  const age = describeAge(ctx.clock.now() - outage.since);
  const text = `The replica has been failing for ${age}. Changes are not copied: ${outage.lastError}`;
  const fix = 'Check LITESTREAM_REPLICA_URL and its credentials; the log has the lines of Litestream';
  return isLasting(outage) ? failed(text, fix) : warning(text, fix);
}

export function checkRestored({ config, clock }: AppContext): Result | undefined {
  const restored = findReplicaRestore(config.DATA_DIR);
  if (!restored) return undefined;
  const age = clock.now() - toUnixSeconds(new Date(restored.at));
  if (age > RESTORED_NEWS_SECONDS) return undefined;
  const upTo = restored.upTo.replace('T', ' ').replace('Z', ' UTC');
  const text = `The database was missing and was restored from the replica ${describeAge(age)} ago. Everything up to ${upTo} is there; what was stored later is missing`;
  return warning(text, 'Look in your mailbox for later messages; uploads come from your own backup');
}

/** Fails when no captain is active, or all that are were only invited. */
export async function checkCaptains({ db }: AppContext): Promise<Result> {
  const active = (await listCaptains(db)).filter(({ isActive }) => isActive);
  const invited = active.filter(({ isInvited }) => isInvited).length;
  const count = active.length - invited;
  if (count === 0) return failed('Nobody can log in', 'npm run captain -- create USERNAME');
  return ok(`${count} can log in${invited > 0 ? `, ${invited} invited and not logged in yet` : ''}`);
}

function toSize(bytes: number): string {
  if (bytes >= 1024 * MIB) return `${(bytes / MIB / 1024).toFixed(1)} GB`;
  return `${(bytes / MIB).toFixed(bytes < 10 * MIB ? 1 : 0)} MB`;
}
