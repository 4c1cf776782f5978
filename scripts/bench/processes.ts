import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Crowd, CrowdResult } from './chat-crowd.ts';
import type { Load, LoadResult } from './load.ts';

export interface Running {
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');
const START: string = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts.start;
/** Flags and variables that `npm start` gives to Node.js. */
const START_FLAGS = START.match(/--max-[a-z-]+=\d+/g) ?? [];
const START_ENV = Object.fromEntries(
  Array.from(START.matchAll(/([A-Z_]+)=(\S+)/g), ([, name, value]) => [name, value]),
);
const hasTaskset = canRun('taskset', ['--version']);

/** A folder that is deleted when the benchmark ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the built site on the first core, over `dataDir`, and waits until it is ready. */
export function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  const [file = '', ...args] = [...START_FLAGS, join(ROOT, 'dist/server/main.js')];
  return start(file, args, {
    ...START_ENV,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    ...env,
  });
}

/** Starts a bare node:http server on the first core that answers every request with the content of `file`. */
export function startBare(file: string): Promise<Running> {
  return start(join(HERE, 'bare-server.mjs'), [file], {});
}

/** Starts `mail-server.ts` on the second core, beside the load. */
export function startMailServer(): Promise<Running> {
  return start(join(HERE, 'mail-server.ts'), [], {}, 1);
}

/** Runs a load from the second core. */
export function runLoad(load: Load): Promise<LoadResult> {
  return runToEnd('load.ts', JSON.stringify(load));
}

/** Runs concurrent chat visitors from the second core. */
export function runCrowd(crowd: Crowd): Promise<CrowdResult> {
  return runToEnd('chat-crowd.ts', JSON.stringify(crowd));
}

/** Runs a program on the second core until it ends. */
async function runToEnd<T>(file: string, input: string): Promise<T> {
  const child = spawn(...onCore(1, [join(HERE, file), input]), { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'exit');
  return JSON.parse(output) as T;
}

/** Resident memory of a process in MB. */
export function residentMb(child: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

/** Processor time that a process has used so far, all its threads together, in seconds. */
export function processorSeconds(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function start(file: string, args: string[], env: Record<string, string>, core = 0): Promise<Running> {
  const child = spawn(...onCore(core, [file, ...args]), {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const found = /"port":(\d+)/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    port,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function onCore(core: number, args: string[]): [string, string[]] {
  return hasTaskset ? ['taskset', ['-c', String(core), process.execPath, ...args]] : [process.execPath, args];
}

function canRun(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
