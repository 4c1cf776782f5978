import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { toIso, toUnixSeconds, type UnixSeconds } from '#shared/time.ts';
import { type LitestreamRun, NO_PROGRAM, runLitestream } from './litestream.ts';

const RESTART_AFTER_MS = 5_000;
/** Without an error for this long, the replica counts as working again. */
const WELL_AFTER_MS = 60_000;
/** The first requests wait this long at most for the first copy: a large database takes longer. */
const FIRST_COPY_WITHIN_MS = 5_000;
/** What was stored so long before the replica's last change is in it: changes are copied every tenth of a second. */
const COPIED_WITHIN_SECONDS = 1;

/** That the database came from the replica; kept in `backups/replica.json`, for Overview. */
export interface ReplicaRestore {
  /** ISO 8601. */
  at: string;
  /** Everything stored up to then is there, ISO 8601; null when the replica does not say. */
  upTo: string | null;
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
  const lines: string[] = [];
  const code = await runLitestream({ dataDir, url }, ['restore', '-if-replica-exists', '-o', file], (line) =>
    lines.push(line),
  ).ended;
  if (code === NO_PROGRAM) throw new ConfigError('LITESTREAM_REPLICA_URL is set, but there is no program litestream');
  if (code !== 0) {
    throw new ConfigError(`LITESTREAM_REPLICA_URL cannot be restored: ${lines.at(-1) ?? `exit code ${code}`}`);
  }
  if (!existsSync(file)) return;
  const restored: ReplicaRestore = { at: toIso(now), upTo: await findLastCopied({ dataDir, url }) };
  writeFileSync(markFile(dataDir), JSON.stringify(restored));
  log.warn(
    { upTo: restored.upTo },
    'site.db was missing and was restored from the replica; changes up to the time "upTo" are there, later ones until the loss are missing',
  );
}

/** The time of the newest change in the replica, as its storage has it. */
async function findLastCopied(replica: { dataDir: string; url: string }): Promise<string | null> {
  const ends: UnixSeconds[] = [];
  // A line for each generation: replica, name, lag, first and last change.
  await runLitestream(replica, ['generations'], (line) => {
    const [, , , , end = ''] = line.trim().split(/\s+/);
    if (/^\d{4}-/.test(end)) ends.push(toUnixSeconds(new Date(end)));
  }).ended;
  return ends.length === 0 ? null : toIso(Math.max(...ends) - COPIED_WITHIN_SECONDS);
}

export interface Replication {
  /** Resolves when everything stored so far is in the replica, or cannot be for now. */
  firstCopy: Promise<void>;
  stop(): Promise<void>;
}

/** Copies every change to `LITESTREAM_REPLICA_URL` while the server runs, with Litestream as a process of its own. */
export function startReplication(ctx: AppContext): Replication {
  const { LITESTREAM_REPLICA_URL: url, DATA_DIR: dataDir } = ctx.config;
  if (!url) return { firstCopy: Promise.resolve(), stop: async () => {} };
  const stopping = new AbortController();
  const firstCopy = Promise.withResolvers<void>();
  let current: LitestreamRun | undefined;
  writeUnchanged(ctx);
  const running = keepRunning({ dataDir, url });

  async function keepRunning(replica: { dataDir: string; url: string }): Promise<void> {
    while (!stopping.signal.aborted) {
      let well = wellLater();
      let last = '';
      current = runLitestream(replica, ['replicate'], (line) => {
        last = line;
        if (line.includes('wal segment written')) firstCopy.resolve();
        if (!/level=ERROR/.test(line)) return;
        clearTimeout(well);
        well = wellLater();
        report(line);
      });
      const code = await current.ended;
      clearTimeout(well);
      if (stopping.signal.aborted) return;
      report(`Litestream ended (${code}) ${last}`);
      await setTimeout(RESTART_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  function wellLater(): NodeJS.Timeout {
    return globalThis
      .setTimeout(() => {
        reportSuccess(ctx, 'replica').catch((error) =>
          ctx.log.error({ err: error }, 'the replica could not be reported'),
        );
      }, WELL_AFTER_MS)
      .unref();
  }

  function report(reason: string): void {
    reportFailure(ctx, 'replica', reason).catch((error) =>
      ctx.log.error({ err: error }, 'the replica could not be reported'),
    );
  }

  return {
    firstCopy: waitForCopy(),
    async stop() {
      stopping.abort();
      current?.child.stdin.end();
      await running;
    },
  };

  async function waitForCopy(): Promise<void> {
    const timeout = new AbortController();
    const isCopied = await Promise.race([
      firstCopy.promise.then(() => true),
      setTimeout(FIRST_COPY_WITHIN_MS, false, { signal: timeout.signal }).catch(() => false),
    ]);
    timeout.abort();
    if (!isCopied)
      ctx.log.warn('the first copy to the replica takes long: until then a lost disk loses more than a second');
  }
}

/** A write that changes nothing: Litestream reports when it is copied, and with it all that was stored before. */
function writeUnchanged({ database: { sqlite } }: AppContext): void {
  sqlite.pragma(`user_version = ${sqlite.pragma('user_version', { simple: true })}`);
}

function markFile(dataDir: string): string {
  return join(dataDir, 'backups', 'replica.json');
}
