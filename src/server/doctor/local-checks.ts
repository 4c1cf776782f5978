import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listCaptains } from '#server/auth/auth.ts';
import type { AppContext } from '#server/context.ts';
import { listOutages } from '#server/delivery/delivery.ts';
import { findLastDrill, findLatestSnapshot, findReplicaRestore } from '#server/operations/operations.ts';
import { DAY_SECONDS, toIso, toUnixSeconds } from '#shared/time.ts';
import { failed, type Outcome, off, ok, warning } from './finding.ts';

const MIB = 1024 ** 2;
/** A change is in a snapshot ten seconds later while the server runs. */
const SNAPSHOT_LATE_SECONDS = 600;
const DRILL_LATE_SECONDS = 40 * DAY_SECONDS;

export function checkDatabase({ database: { sqlite }, config }: AppContext): Outcome {
  const findings = sqlite.pragma('quick_check(1)', { simple: true });
  if (findings !== 'ok') return failed(`site.db is damaged: ${findings}`, 'Restore a backup: npm run restore -- FILE');
  accessSync(config.DATA_DIR, constants.W_OK);
  const [pages, bytes] = ['page_count', 'page_size'].map((name) => Number(sqlite.pragma(name, { simple: true })));
  return ok(`Whole, ${toSize((pages ?? 0) * (bytes ?? 0))} in ${config.DATA_DIR}`);
}

export function checkDisk({ config }: AppContext): Outcome {
  const { bavail, bsize } = statfsSync(config.DATA_DIR);
  const free = bavail * bsize;
  const text = `${toSize(free)} free`;
  const fix = 'Delete old backups in DATA_DIR/backups, or enlarge the disk';
  if (free < 64 * MIB) return failed(text, fix);
  return free < 512 * MIB ? warning(text, fix) : ok(text);
}

/** Compares the newest copy with the database's last change, whether a server is running or not. */
export async function checkBackup(ctx: AppContext): Promise<Outcome> {
  const { DATA_DIR } = ctx.config;
  const latest = await findLatestSnapshot(ctx);
  const changedAt = Math.max(
    ...['site.db', 'site.db-wal']
      .map((name) => join(DATA_DIR, name))
      .filter((file) => existsSync(file))
      .map((file) => toUnixSeconds(statSync(file).mtime)),
  );
  const fix = 'Copies are made while the server runs: look for "snapshot failed" in its log';
  if (!latest) return warning('There is no copy of the database yet', fix);
  const behind = changedAt - latest.at;
  if (behind > SNAPSHOT_LATE_SECONDS) {
    return failed(`The newest copy is ${Math.round(behind / 60)} minutes older than the last change`, fix);
  }
  return ok(`backups/latest.db of ${toIso(latest.at)} has the last changes (${toSize(latest.bytes)})`);
}

export function checkDrill({ config, clock }: AppContext): Outcome {
  const last = findLastDrill(config.DATA_DIR);
  const fix = 'Run: npm run drill';
  if (!last) return warning('No backup was ever restored as a test', fix);
  if (!last.isOk) return failed(last.text, fix);
  const text = `${last.at}: ${last.text}`;
  const isLate = clock.now() - toUnixSeconds(new Date(last.at)) > DRILL_LATE_SECONDS;
  return isLate ? warning(text, fix) : ok(text);
}

export async function checkReplica({ config, db }: AppContext): Promise<Outcome> {
  if (!config.LITESTREAM_REPLICA_URL) return off('Changes are not copied elsewhere as they happen');
  const outage = (await listOutages(db)).find(({ source }) => source === 'replica');
  const restored = findReplicaRestore(config.DATA_DIR);
  const history = restored ? `; the database was restored from it at ${restored.at}, up to ${restored.upTo}` : '';
  if (!outage) return ok(`Every change is copied${history}`);
  const fix = 'Check LITESTREAM_REPLICA_URL and its credentials; the log has the lines of Litestream';
  return failed(`Changes are not copied: ${outage.lastError}`, fix);
}

export async function checkCaptains({ db }: AppContext): Promise<Outcome> {
  const count = (await listCaptains(db)).filter(({ isActive }) => isActive).length;
  return count === 0 ? failed('Nobody can log in', 'npm run captain -- create USERNAME') : ok(`${count} can log in`);
}

export function checkTexts({ content }: AppContext): Outcome {
  const problems = content.problems();
  if (problems.length === 0) return ok('All stored texts are shown');
  const where = problems.map(({ key, path }) => `${key}, ${path}`).join('; ');
  return warning(`Visitors see the shipped text instead of yours at: ${where}`, 'Correct them in Captain → Pages');
}

function toSize(bytes: number): string {
  if (bytes >= 1024 * MIB) return `${(bytes / MIB / 1024).toFixed(1)} GB`;
  return `${(bytes / MIB).toFixed(bytes < 10 * MIB ? 1 : 0)} MB`;
}
