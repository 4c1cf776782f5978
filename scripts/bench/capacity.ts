import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#testing/free-port.ts';
import { get, load } from './from-memory.ts';
import { withMemoryLimit } from './memory-limit.ts';
import { makeFolder, residentMb, startSite } from './processes.ts';
import { count, median, type Row } from './report.ts';

const LIMIT_MB = 256;
const ROUNDS = 5;
const VARNISH = 'varnishd';
const SECRET = 'the-secret-of-the-purge';
/** The core of the site. */
const ON_FIRST_CORE = ['taskset', '-c', '0'] as const;
const VCL = join(import.meta.dirname, '../../docs/varnish.vcl');
const BROTLI = { 'Accept-Encoding': 'gzip, br' };
const PAGES = [
  ['home page', '/'],
  ['service page', '/services/lead-generation'],
  ['blog list', '/blog'],
] as const;

/** Pages a second of a machine of 256 MB, alone and behind Varnish, in turns: both on one core, the load on the other. */
export async function benchCapacity(): Promise<Row[]> {
  const port = await freePort();
  const { result: site, limit } = await withMemoryLimit(LIMIT_MB, () =>
    startSite(makeFolder(), { CDN: 'on', PURGE_URL: `http://${SECRET}@127.0.0.1:${port}/` }),
  );
  const varnish = await startVarnish(port, site.port);
  const rows: Row[] = [];
  for (const [what, path] of PAGES) {
    const alone: number[] = [];
    const behind: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await load(site.port, get(path, BROTLI)));
      if (varnish) behind.push(await load(port, get(path, BROTLI)));
    }
    rows.push({ what, figure: `${count(median(alone))} a second` });
    if (varnish)
      rows.push({
        what: `${what} behind Varnish`,
        figure: `${count(median(behind))} a second`,
        against: `${count(median(alone))} without it`,
        ratio: median(behind) / median(alone),
      });
  }
  const memory = limit?.peakMb() ?? residentMb(site.process);
  const killed = (limit?.kills() ?? 0) + (site.process.exitCode === null ? 0 : 1);
  rows.push({
    what: limit ? 'memory at its highest' : 'memory, not limited: no cgroup could be made',
    figure: `${count(memory)} MB`,
    against: `${LIMIT_MB} MB`,
    ratio: memory / LIMIT_MB,
    goal: 'not killed',
    isMet: killed === 0,
  });
  varnish?.kill();
  await site.stop();
  limit?.remove();
  return rows;
}

/** Varnish on the core of the site; undefined when it is not installed. */
async function startVarnish(port: number, sitePort: number): Promise<ChildProcess | undefined> {
  try {
    execFileSync(VARNISH, ['-V'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const folder = makeFolder();
  const file = join(folder, 'site.vcl');
  writeFileSync(file, readFileSync(VCL, 'utf8').replace('.port = "3000"', `.port = "${sitePort}"`));
  const flags = ['-j', 'none', '-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file];
  const [command, ...core] = ON_FIRST_CORE;
  const varnish = spawn(command, [...core, VARNISH, ...flags, '-s', 'malloc,32m'], {
    stdio: 'ignore',
    env: { ...process.env, PURGE_SECRET: SECRET },
  });
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) await setTimeout(100);
  return varnish;
}
