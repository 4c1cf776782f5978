import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { makeFolder, startSite } from './processes.ts';
import { count, type Row } from './report.ts';

const SIZES_MB = [50, 500];
const ROWS_AT_ONCE = 1_000;
const DRILL = join(import.meta.dirname, '../../dist/server/drill.js');

/** From an empty disk to the first answer, and the drill, for databases of some sizes. */
export async function benchRecovery(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES_MB) rows.push(...(await recover(size)));
  return rows;
}

async function recover(megabytes: number): Promise<Row[]> {
  const dataDir = makeFolder();
  const replica = makeFolder();
  const file = join(dataDir, 'site.db');
  await (await startSite(dataDir)).stop();
  fill(file, megabytes * 1e6);
  // The copies of the empty database.
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
  const size = `${count(statSync(file).size / 1e6)} MB`;

  const env = { LITESTREAM_REPLICA_URL: `file://${replica}` };
  const first = await startSite(dataDir, env);
  await until(() => existsSync(join(dataDir, 'backups/latest.db.sha256')) && hasChanges(replica));
  await first.stop();
  const drill = await timed(async () => {
    const drillEnv = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir };
    execFileSync(process.execPath, [DRILL], { env: drillEnv, stdio: ['ignore', 'ignore', 'inherit'] });
  });
  const start = await timed(async () => (await startSite(dataDir)).stop());
  rmSync(dataDir, { recursive: true });
  const restored = await timed(async () => (await startSite(dataDir, env)).stop());
  rmSync(replica, { recursive: true });
  return [
    { what: `${size}: start and stop`, figure: seconds(start) },
    {
      what: `${size}: restored from a folder, start and stop`,
      figure: seconds(restored),
      against: seconds(start),
      ratio: restored / start,
    },
    { what: `${size}: drill`, figure: seconds(drill), against: seconds(start), ratio: drill / start },
  ];
}

/** Adds messages whose text cannot be compressed. */
function fill(file: string, bytes: number): void {
  const sqlite = new Database(file);
  const insert = sqlite.prepare(
    `insert into contacts (first_name, last_name, email, service, message, created_at, responded)
      values ('Ada', 'Byron', ?, '["other"]', ?, 1767225600, 1)`,
  );
  const add = sqlite.transaction((from: number) => {
    for (let number = from; number < from + ROWS_AT_ONCE; number += 1)
      insert.run(`ada${number}@example.com`, randomBytes(1_800).toString('base64'));
  });
  for (let from = 0; statSync(file).size < bytes; from += ROWS_AT_ONCE) {
    add(from);
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
  }
  sqlite.close();
}

/** Whether something follows the copy of the whole database in the replica. */
function hasChanges(replica: string): boolean {
  return readdirSync(replica, { recursive: true }).some((name) => String(name).endsWith('.wal.lz4'));
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await setTimeout(100);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
