import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Config, ConfigError } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { reportFailure, reportSuccess } from '#server/delivery/delivery.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';

/** A stopped Litestream first copies what is not copied yet; after this time it is killed. Milliseconds. */
const STOP_WITHIN_MS = 4_000;
const RESTART_AFTER_MS = 5_000;
/** Without an error for this long, the replica counts as working again. */
const WELL_AFTER_MS = 60_000;

/** That the database came from the replica; kept in `backups/replica.json`, for Overview. */
export interface ReplicaRestore {
  /** ISO 8601. */
  at: string;
}

/** When this data folder was last restored from the replica. */
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
  const { LITESTREAM_REPLICA_URL: url, DATA_DIR } = config;
  const file = join(DATA_DIR, 'site.db');
  if (!url || existsSync(file)) return;
  mkdirSync(join(DATA_DIR, 'backups'), { recursive: true, mode: 0o700 });
  const child = run(['restore', '-if-replica-exists', '-o', file, url]);
  const lines: string[] = [];
  readLines(child, (line) => lines.push(line));
  const [code] = (await once(child, 'exit')) as [number | null];
  child.stdin.end();
  if (code === 127) throw new ConfigError('LITESTREAM_REPLICA_URL is set, but there is no program litestream');
  if (code !== 0) {
    throw new ConfigError(`LITESTREAM_REPLICA_URL cannot be restored: ${lines.at(-1) ?? `exit code ${code}`}`);
  }
  if (!existsSync(file)) return;
  const restored: ReplicaRestore = { at: toIso(now) };
  writeFileSync(markFile(DATA_DIR), JSON.stringify(restored));
  log.warn(
    'site.db was missing and was restored from the replica; changes of the last second before the loss may be missing',
  );
}

/** Copies every change to `LITESTREAM_REPLICA_URL` while the server runs, with Litestream as a process of its own. */
export function startReplication(ctx: AppContext): { stop(): Promise<void> } {
  const { LITESTREAM_REPLICA_URL: url, DATA_DIR } = ctx.config;
  if (!url) return { stop: async () => {} };
  const stopping = new AbortController();
  let child: Child | undefined;
  const running = keepRunning(url);

  async function keepRunning(replica: string): Promise<void> {
    while (!stopping.signal.aborted) {
      child = run(['replicate', join(DATA_DIR, 'site.db'), replica]);
      let well = wellLater();
      let last = '';
      readLines(child, (line) => {
        last = line;
        if (!/level=ERROR/.test(line)) return;
        clearTimeout(well);
        well = wellLater();
        report(line);
      });
      const [code] = (await once(child, 'exit')) as [number | null];
      child.stdin.end();
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
    async stop() {
      stopping.abort();
      child?.stdin.end();
      const timeout = new AbortController();
      const ended = await Promise.race([
        running.then(() => true),
        setTimeout(STOP_WITHIN_MS, false, { signal: timeout.signal }),
      ]);
      timeout.abort();
      if (!ended) child?.kill('SIGKILL');
    },
  };
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Ends the program when its standard input closes, which it does with this process, however that ends: a Litestream that survives would
 * write to the same replica as the one of the next start.
 */
const UNTIL_INPUT_CLOSES = 'exec 3<&0; "$@" & child=$!; (cat <&3; kill $child) >/dev/null 2>&1 & wait $child';

function run(args: string[]): Child {
  return spawn('sh', ['-c', UNTIL_INPUT_CLOSES, 'sh', findProgram(), ...args], { stdio: 'pipe' });
}

/** That of the npm package, which is installed for tests only; else the one on the PATH, as in the container. */
function findProgram(): string {
  try {
    return createRequire(import.meta.url).resolve(
      `@flydotio/litestream-${process.platform}-${process.arch}/litestream`,
    );
  } catch {
    return 'litestream';
  }
}

function readLines(child: Child, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
}

function markFile(dataDir: string): string {
  return join(dataDir, 'backups', 'replica.json');
}
