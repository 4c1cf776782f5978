import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the two versions of Linux's memory cgroups. */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    kills: 'memory.oom_control',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak', kills: 'memory.events' },
];

/** A memory cgroup that was made for a benchmark. */
export interface MemoryLimit {
  peakMb(): number;
  /** Processes that were killed because of the limit. */
  kills(): number;
  remove(): void;
}

/**
 * Calls `start`, whose processes have so much memory together from their first byte on.
 *
 * @returns no `limit` where no cgroup can be made: without root, or without Linux.
 */
export async function withMemoryLimit<T>(
  megabytes: number,
  start: () => Promise<T>,
): Promise<{ result: T; limit?: MemoryLimit }> {
  const version = VERSIONS.find(({ root }) => existsSync(join(root, 'cgroup.procs')));
  if (!version) return { result: await start() };
  const folder = join(version.root, `bench-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, version.limit), String(megabytes * 1024 ** 2));
  } catch {
    return { result: await start() };
  }
  // A started program inherits the cgroup of this process, which leaves it at once.
  writeFileSync(join(folder, 'cgroup.procs'), String(process.pid));
  try {
    const result = await start();
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const limit = {
      peakMb: () => Number(read(version.peak)) / 1024 ** 2,
      kills: () => Number(/oom_kill (\d+)/.exec(read(version.kills))?.[1] ?? 0),
      remove: () => rmdirSync(folder),
    };
    return { result, limit };
  } finally {
    writeFileSync(join(version.root, 'cgroup.procs'), String(process.pid));
  }
}
