import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A running site, with its own data folder. */
export interface ServedSite {
  url: string;
  dataDir: string;
  stop(): Promise<unknown>;
}

/** The built server in its own process. */
export interface RunningServer extends ServedSite {
  process: ChildProcess;
  /** All lines of output so far. */
  output: string[];
  /** Sends the signal and waits for the end. @returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The HTML of a page. @throws when the status is not 200. */
export async function readPage({ url }: Pick<ServedSite, 'url'>, path: string): Promise<string> {
  const res = await fetch(url + path);
  if (res.status !== 200) throw new Error(`${path} was answered with ${res.status}`);
  return res.text();
}

/** The page without the block that holds its data: what a visitor sees. */
export async function readMarkup(server: Pick<ServedSite, 'url'>, path: string): Promise<string> {
  const html = await readPage(server, path);
  return html.replace(/<script id="payload".*?<\/script>/s, '').replaceAll('<!-- -->', '');
}

const folders: string[] = [];

/** Creates a temporary folder, which is deleted at the end of the test run. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  }
  folders.push(folder);
  return folder;
}

/**
 * Starts `dist/server/main.js` on a free port and waits until it logs that it is ready. In tests, one without a DATA_DIR
 * has an empty migrated database, as in `serveSite`.
 *
 * @param through a command that replaces itself (`exec`) with the command it is given.
 * @throws an Error with the server's output when it exits instead.
 */
export async function startServer(env: Record<string, string> = {}, through: string[] = []): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? makeDataDir();
  if (!env.DATA_DIR && process.env.VITEST) {
    // Loaded here, since scripts start servers without vitest.
    const { copyMigratedDatabase } = await import('./migrated-database.ts');
    copyMigratedDatabase(dataDir);
  }
  const [command = '', ...args] = [...through, process.execPath, 'dist/server/main.js'];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { port, output } = await waitForReady(child);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

/** Resolves when a server process logs that it is ready. `output` grows with every further line. @throws when it exits before. */
export async function waitForReady(child: ChildProcessByStdio<null, Readable, Readable>) {
  const output: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const ready = /"port":(\d+).*"msg":"ready"/.exec(line);
        if (ready) resolve(Number(ready[1]));
      });
    }
    child.once('exit', (code, signal) =>
      reject(new Error(`The server ended with ${code ?? signal}:\n${output.join('\n')}`)),
    );
  });
  return { port, output };
}
