import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { eraseHashed } from './erase-address.ts';
import type { OptOuts } from './opt-outs.ts';
import { copyDatabase, flush, putInPlace } from './snapshot.ts';

/** This file exists while somebody was erased from the database and may still be in its copies. */
const MARKER = 'to-clean';
const ARCHIVE = /^backup-.+\.tar\.gz$/;

/** Result of cleaning the copies. */
export interface CleanedCopies {
  /** How many were rewritten. */
  cleaned: number;
  /** Names of those that could not be, with the reason. */
  failed: string[];
}

/** Call it before somebody is erased: after a crash, the next start cleans the copies. */
export function markUnclean(dataDir: string): void {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARKER), '');
}

/** True when somebody who was erased may still be in the copies. */
export function isUnclean(dataDir: string): boolean {
  return existsSync(join(dataDir, 'backups', MARKER));
}

/**
 * Repeats the erasures of the database in its older copies: daily snapshots, backups, and what restores replaced. A copy that has a
 * record of an erasure was made or cleaned after it. The newest snapshot is skipped, because it is replaced within seconds.
 *
 * @param today `YYYY-MM-DD`: the snapshot of this day is the newest one.
 */
export async function cleanCopies(dataDir: string, today: string): Promise<CleanedCopies> {
  const folder = join(dataDir, 'backups');
  // Removed first: who is erased meanwhile marks them again.
  rmSync(join(folder, MARKER), { force: true });
  const result: CleanedCopies = { cleaned: 0, failed: [] };
  const erased = readErased(join(dataDir, 'site.db'));
  const clean = async (name: string, run: () => boolean | Promise<boolean>) => {
    try {
      if (await run()) result.cleaned += 1;
    } catch (error) {
      result.failed.push(`${name}: ${(error as Error).message}`);
    }
  };
  for (const name of list(folder)) {
    const isOlder = /^daily-.+\.db$/.test(name) && name !== `daily-${today}.db`;
    if (isOlder) await clean(name, () => cleanFile(join(folder, name), erased));
    if (ARCHIVE.test(name)) await clean(name, () => cleanArchive(join(folder, name), erased));
  }
  for (const name of list(join(dataDir, 'replaced'))) {
    const file = join(dataDir, 'replaced', name, 'site.db');
    if (existsSync(file)) await clean(`replaced/${name}`, () => cleanFile(file, erased));
  }
  if (result.failed.length > 0) markUnclean(dataDir);
  return result;
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** Also moves the write-ahead log into the file: the log holds what the pages were before. */
function readErased(file: string): OptOuts['erased'] {
  const sqlite = new Database(file, { fileMustExist: true, timeout: 5_000 });
  try {
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return sqlite.prepare<[], OptOuts['erased'][number]>(SELECT_ERASED).all();
  } finally {
    sqlite.close();
  }
}

const SELECT_ERASED = 'select hash, erased_at as erasedAt from erased_addresses';

/** Rewrites a copy under another name and puts it in place. @returns false when it knows of all erasures. */
function cleanFile(file: string, erased: OptOuts['erased']): boolean {
  const source = new Database(file, { fileMustExist: true });
  const temporary = `${file}.tmp-${process.pid}`;
  try {
    const missing = missingIn(source, erased);
    if (missing.length === 0) return false;
    rmSync(temporary, { force: true });
    copyDatabase(source, temporary);
    eraseFrom(temporary, missing);
    source.close();
    if (existsSync(`${file}.sha256`)) putInPlace(temporary, file);
    else {
      flush(temporary);
      renameSync(temporary, file);
    }
    // The copy holds what was in the log of the one that it replaces.
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    return true;
  } finally {
    source.close();
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(temporary + suffix, { force: true });
  }
}

async function cleanArchive(file: string, erased: OptOuts['erased']): Promise<boolean> {
  const { create, extract } = await import('tar');
  const folder = `${file}.tmp-${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  try {
    const database = join(folder, 'site.db');
    await extract({ file, cwd: folder, filter: (path) => path === 'site.db' });
    if (!cleanFile(database, erased)) return false;
    await extract({ file, cwd: folder, filter: (path) => path !== 'site.db' });
    const packed = join(folder, 'packed');
    const names = readdirSync(folder);
    await create({ gzip: true, file: packed, cwd: folder, portable: true }, names);
    putInPlace(packed, file);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function missingIn(sqlite: Database.Database, erased: OptOuts['erased']): OptOuts['erased'] {
  const known = hasErasures(sqlite) ? sqlite.prepare<[], OptOuts['erased'][number]>(SELECT_ERASED).all() : [];
  const times = new Map(known.map(({ hash, erasedAt }) => [hash, erasedAt]));
  return erased.filter(({ hash, erasedAt }) => (times.get(hash) ?? 0) < erasedAt);
}

/** Copies of the first versions lack the table. */
function hasErasures(sqlite: Database.Database): boolean {
  return sqlite.prepare("select 1 from sqlite_schema where name = 'erased_addresses'").get() !== undefined;
}

function eraseFrom(file: string, erased: OptOuts['erased']): void {
  const sqlite = new Database(file, { fileMustExist: true });
  try {
    sqlite.pragma('foreign_keys = ON');
    sqlite.transaction(() => {
      eraseHashed(sqlite, erased);
      if (!hasErasures(sqlite)) return;
      const insert = sqlite.prepare('insert or replace into erased_addresses (hash, erased_at) values (?, ?)');
      for (const { hash, erasedAt } of erased) insert.run(hash, erasedAt);
    })();
    // Deleted data is still in pages that are free now.
    sqlite.exec('vacuum');
  } finally {
    sqlite.close();
  }
}
