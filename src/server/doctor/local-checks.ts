import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listCaptains } from '#server/auth/auth.ts';
import type { AppContext } from '#server/context.ts';
import { listOutages } from '#server/delivery/delivery.ts';
import { findLastDrill, findLatestBackup, findReplicaRestore } from '#server/operations/operations.ts';
import type { Finding } from '#shared/doctor.ts';
import { DAY_SECONDS, toIso, toUnixSeconds } from '#shared/time.ts';

const MIB = 1024 ** 2;
/** A change is in a snapshot ten seconds later while the server runs. */
const SNAPSHOT_LATE_SECONDS = 600;
const DRILL_LATE_SECONDS = 40 * DAY_SECONDS;

export function checkDatabase({ database: { sqlite }, config }: AppContext): Finding {
  const findings = sqlite.pragma('quick_check(1)', { simple: true });
  if (findings !== 'ok') {
    return {
      name: 'Database',
      state: 'failed',
      text: `site.db is damaged: ${findings}`,
      fix: 'Restore a backup: npm run restore -- FILE',
    };
  }
  accessSync(config.DATA_DIR, constants.W_OK);
  const [pages, bytes] = ['page_count', 'page_size'].map((name) => Number(sqlite.pragma(name, { simple: true })));
  return {
    name: 'Database',
    state: 'ok',
    text: `Whole, ${toSize((pages ?? 0) * (bytes ?? 0))} in ${config.DATA_DIR}`,
    fix: null,
  };
}

export function checkDisk({ config }: AppContext): Finding {
  const { bavail, bsize } = statfsSync(config.DATA_DIR);
  const free = bavail * bsize;
  const text = `${toSize(free)} free`;
  const fix = 'Delete old backups in DATA_DIR/backups, or enlarge the disk';
  if (free < 64 * MIB) return { name: 'Disk', state: 'failed', text, fix };
  if (free < 512 * MIB) return { name: 'Disk', state: 'warning', text, fix };
  return { name: 'Disk', state: 'ok', text, fix: null };
}

/** Compares the newest copy with the database's last change, whether a server is running or not. */
export async function checkBackup(ctx: AppContext): Promise<Finding> {
  const { DATA_DIR } = ctx.config;
  const latest = await findLatestBackup(ctx);
  const changedAt = Math.max(
    ...['site.db', 'site.db-wal']
      .map((name) => join(DATA_DIR, name))
      .filter((file) => existsSync(file))
      .map((file) => toUnixSeconds(statSync(file).mtime)),
  );
  const fix = 'Copies are made while the server runs: look for "snapshot failed" in its log';
  if (!latest) return { name: 'Backup', state: 'warning', text: 'There is no copy of the database yet', fix };
  const behind = changedAt - latest.at;
  if (behind > SNAPSHOT_LATE_SECONDS) {
    const text = `The newest copy is ${Math.round(behind / 60)} minutes older than the last change`;
    return { name: 'Backup', state: 'failed', text, fix };
  }
  return {
    name: 'Backup',
    state: 'ok',
    text: `backups/latest.db of ${toIso(latest.at)} has the last changes (${toSize(latest.bytes)})`,
    fix: null,
  };
}

export function checkDrill({ config, clock }: AppContext): Finding {
  const last = findLastDrill(config.DATA_DIR);
  const fix = 'Run: npm run drill';
  if (!last) return { name: 'Restore drill', state: 'warning', text: 'No backup was ever restored as a test', fix };
  if (!last.isOk) return { name: 'Restore drill', state: 'failed', text: last.text, fix };
  const isLate = clock.now() - toUnixSeconds(new Date(last.at)) > DRILL_LATE_SECONDS;
  return {
    name: 'Restore drill',
    state: isLate ? 'warning' : 'ok',
    text: `${last.at}: ${last.text}`,
    fix: isLate ? fix : null,
  };
}

export async function checkReplica({ config, db }: AppContext): Promise<Finding> {
  const name = 'Replica';
  if (!config.LITESTREAM_REPLICA_URL)
    return { name, state: 'off', text: 'Changes are not copied elsewhere as they happen', fix: null };
  const outage = (await listOutages(db)).find(({ source }) => source === 'replica');
  const restored = findReplicaRestore(config.DATA_DIR);
  const history = restored ? `; the database was restored from it at ${restored.at}, up to ${restored.upTo}` : '';
  if (!outage) return { name, state: 'ok', text: `Every change is copied${history}`, fix: null };
  const fix = 'Check LITESTREAM_REPLICA_URL and its credentials; the log has the lines of Litestream';
  return { name, state: 'failed', text: `Changes are not copied: ${outage.lastError}`, fix };
}

export async function checkCaptains({ db }: AppContext): Promise<Finding> {
  const count = (await listCaptains(db)).filter(({ isActive }) => isActive).length;
  if (count === 0) {
    return { name: 'Captains', state: 'failed', text: 'Nobody can log in', fix: 'npm run captain -- create USERNAME' };
  }
  return { name: 'Captains', state: 'ok', text: `${count} can log in`, fix: null };
}

export function checkTexts({ content }: AppContext): Finding {
  const problems = content.problems();
  if (problems.length === 0) return { name: 'Texts', state: 'ok', text: 'All stored texts are shown', fix: null };
  const where = problems.map(({ key, path }) => `${key}, ${path}`).join('; ');
  const text = `Visitors see the shipped text instead of yours at: ${where}`;
  return { name: 'Texts', state: 'warning', text, fix: 'Correct them in Captain → Pages' };
}

function toSize(bytes: number): string {
  if (bytes >= 1024 * MIB) return `${(bytes / MIB / 1024).toFixed(1)} GB`;
  return `${(bytes / MIB).toFixed(bytes < 10 * MIB ? 1 : 0)} MB`;
}
