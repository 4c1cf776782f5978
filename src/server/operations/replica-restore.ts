import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '#server/config.ts';
import { toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { NO_PROGRAM, type Replica, runLitestream } from './litestream.ts';

/** Data stored this long before the replica's last change is in it: changes are copied every tenth of a second. */
const COPIED_WITHIN_SECONDS = 1;

/** That the database came from the replica; kept in `backups/replica.json`, for Overview. */
export interface ReplicaRestore {
  /** ISO 8601. */
  at: string;
  /** Everything stored up to then is there, by the clock of the replica's storage; ISO 8601. */
  upTo: string;
}

/** When this data folder was last restored from the replica, and up to which moment. */
export function findReplicaRestore(dataDir: string): ReplicaRestore | undefined {
  try {
    return JSON.parse(readFileSync(markFile(dataDir), 'utf8')) as ReplicaRestore;
  } catch {
    return undefined;
  }
}

/**
 * Restores the newest state from `LITESTREAM_REPLICA_URL` when the data folder has no database. Nothing happens when the replica is
 * empty too.
 *
 * @throws ConfigError when the replica cannot be read: an empty site must not replace it.
 */
export async function restoreFromReplica(config: Config, log: Logger, now: UnixSeconds): Promise<void> {
  const { LITESTREAM_REPLICA_URL: url, DATA_DIR: dataDir } = config;
  const file = join(dataDir, 'site.db');
  if (!url || existsSync(file)) return;
  mkdirSync(join(dataDir, 'backups'), { recursive: true, mode: 0o700 });
  const replica = { dataDir, url };
  const problem = await restore(replica, '-if-replica-exists');
  const upTo = problem ? await restoreWithoutLast(replica, problem, log) : await findLastChange(replica);
  if (!existsSync(file)) return;
  const restored: ReplicaRestore = { at: toIso(now), upTo: toIso(upTo - COPIED_WITHIN_SECONDS) };
  writeFileSync(markFile(dataDir), JSON.stringify(restored));
  log.warn(
    { upTo: restored.upTo },
    'site.db was missing and was restored from the replica: what was stored up to the time "upTo" is there, what was stored later is missing',
  );
}

/** @returns what went wrong. @throws ConfigError when there is no program. */
async function restore(replica: Replica, ...flags: string[]): Promise<string | undefined> {
  const file = join(replica.dataDir, 'site.db');
  let last = '';
  const code = await runLitestream(replica, ['restore', ...flags, '-o', file], (line) => {
    last = line;
  }).ended;
  // Remains of a failed attempt, next to the complete file of one that did not.
  for (const name of readdirSync(replica.dataDir)) {
    if (name.startsWith('site.db.tmp')) rmSync(join(replica.dataDir, name));
  }
  if (code === NO_PROGRAM) throw new ConfigError('LITESTREAM_REPLICA_URL is set, but there is no program litestream');
  return code === 0 ? undefined : last || `exit code ${code}`;
}

/**
 * A server that was killed may have left its last file over SFTP incomplete. Without that one, the rest can be restored.
 *
 * @returns the time of the last restored change.
 * @throws ConfigError
 */
async function restoreWithoutLast(replica: Replica, problem: string, log: Logger): Promise<UnixSeconds> {
  const [newest, previous] = await listGenerations(replica);
  if (newest) {
    // A first copy that was interrupted has nothing that the generation before lacks.
    const lastWhole = newest.hasChanges ? ((newest.lastAt - 1) as UnixSeconds) : previous?.lastAt;
    const generation = newest.hasChanges ? newest : previous;
    const limit = newest.hasChanges ? ['-timestamp', toIso(newest.lastAt - 1)] : [];
    if (generation && lastWhole && !(await restore(replica, '-generation', generation.name, ...limit))) {
      log.warn({ problem }, 'the last file of the replica is incomplete, the state before it was restored');
      return lastWhole;
    }
  }
  throw new ConfigError(`LITESTREAM_REPLICA_URL cannot be restored: ${problem}`);
}

async function findLastChange(replica: Replica): Promise<UnixSeconds> {
  const [newest] = await listGenerations(replica);
  return newest?.lastAt ?? (0 as UnixSeconds);
}

/** A run of copies, from one copy of the whole database on. */
interface Generation {
  name: string;
  lastAt: UnixSeconds;
  /** Whether something was copied after the whole database. */
  hasChanges: boolean;
}

/** Generations in the replica, newest first. */
async function listGenerations(replica: Replica): Promise<Generation[]> {
  const generations = new Map<string, Generation>();
  const readLine = (line: string, hasChanges: boolean) => {
    const columns = line.trim().split(/\s+/);
    const [, name = ''] = columns;
    const at = columns.at(-1) ?? '';
    // The first line has the names of the columns.
    if (!/^\d{4}-\d\d-\d\dT/.test(at)) return;
    const lastAt = Math.max(toUnixSeconds(new Date(at)), generations.get(name)?.lastAt ?? 0) as UnixSeconds;
    generations.set(name, { name, lastAt, hasChanges });
  };
  await runLitestream(replica, ['snapshots'], (line) => readLine(line, false)).ended;
  await runLitestream(replica, ['wal'], (line) => readLine(line, true)).ended;
  return [...generations.values()].sort((a, b) => b.lastAt - a.lastAt);
}

function markFile(dataDir: string): string {
  return join(dataDir, 'backups', 'replica.json');
}
