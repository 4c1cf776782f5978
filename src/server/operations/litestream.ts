import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** How often Litestream looks for new changes, and how often it copies them. Its own second each would lose two. */
const INTERVAL = '100ms';
/** Settings of Litestream that may be parameters of the replica's address. */
const PARAMETERS = ['endpoint', 'region', 'force-path-style', 'skip-verify', 'key-path', 'retention'];
/** A Litestream that is told to end first copies what is not copied yet; after this time it is killed. Seconds. */
const STOP_WITHIN = 4;
/** The shell's exit code when there is no such program. */
export const NO_PROGRAM = 127;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** Where `site.db` is, and where its copies go. */
export interface Replica {
  dataDir: string;
  url: string;
}

/** A run of Litestream. Closing its standard input ends it. */
export interface LitestreamRun {
  child: Child;
  /** Resolves with the exit code; null when it was killed. */
  ended: Promise<number | null>;
}

/**
 * Runs a command of Litestream on `site.db` and its replica.
 *
 * @param onLine receives each line of output.
 */
export function runLitestream(
  { dataDir, url }: Replica,
  [command = '', ...args]: string[],
  onLine: (line: string) => void,
): LitestreamRun {
  const database = join(dataDir, 'site.db');
  const file = join(dataDir, 'litestream.json');
  const written = `${file}.tmp-${process.pid}`;
  // YAML, which Litestream reads, includes JSON.
  writeFileSync(written, JSON.stringify(configOf(database, url)), { mode: 0o600 });
  renameSync(written, file);
  const target = command === 'replicate' ? [] : [database];
  const flags = ['-config', file, '-no-expand-env', ...args, ...target];
  // Detached: Ctrl-C in a terminal reaches the server alone, which ends Litestream after its own last write.
  const child = spawn('sh', ['-c', UNTIL_INPUT_CLOSES, 'sh', findProgram(), command, ...flags], {
    stdio: 'pipe',
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
  const ended = once(child, 'close').then(([code]) => {
    child.stdin.end();
    return code as number | null;
  });
  return { child, ended };
}

function configOf(path: string, address: string) {
  const url = new URL(address);
  const given = PARAMETERS.filter((name) => url.searchParams.has(name));
  const settings = Object.fromEntries(given.map((name) => [name, typed(url.searchParams.get(name))]));
  const replica = { url: address.replace(/\?.*$/, ''), 'sync-interval': INTERVAL, ...settings };
  return { dbs: [{ path, 'monitor-interval': INTERVAL, replicas: [replica] }] };
}

function typed(value: string | null): string | boolean | null {
  return value === 'true' || value === 'false' ? value === 'true' : value;
}

/**
 * Ends the program when its standard input closes, which it does with this process, however that ends: a Litestream that survives would
 * write to the same replica as the one of the next start.
 */
const UNTIL_INPUT_CLOSES = `exec 3<&0; "$@" & child=$!
(cat <&3; kill $child; sleep ${STOP_WITHIN}; kill -9 $child) >/dev/null 2>&1 & wait $child`;

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
