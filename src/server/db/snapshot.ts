import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** Daily snapshots that are kept. */
const DAILY_KEPT = 14;
const CHUNK_BYTES = 1024 * 1024;

/** A copy of the database on disk. */
export interface Snapshot {
  file: string;
  bytes: number;
  sha256: string;
}

/**
 * Copies the database in its present state to `file`, while others write to it. The copy is written under a temporary name,
 * verified, flushed and renamed: a reader of `file` finds a complete copy, the old or the new one. `FILE.sha256` beside it
 * has its SHA-256 in the format of `sha256sum -c`.
 *
 * @throws when the disk is full or the copy is damaged; the previous file stays.
 */
export function writeSnapshot(source: Database.Database, file: string): Snapshot {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp-${process.pid}`;
  rmSync(temporary, { force: true });
  try {
    const bytes = copyDatabase(source, temporary);
    return { file, bytes, sha256: commitFile(temporary, file) };
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Copies the database in its present state to `file`, which must not exist, and verifies the copy.
 *
 * @returns its size in bytes.
 * @throws when the disk is full or the copy is damaged.
 */
export function copyDatabase(source: Database.Database, file: string): number {
  source.prepare('vacuum into ?').run(file);
  verifyCopy(file);
  return statSync(file).size;
}

/** Links a snapshot as the daily copy of its day, in place of an earlier one, and deletes all but the newest daily copies. */
export function storeDailyCopy(snapshot: Snapshot, today: Date): void {
  const folder = dirname(snapshot.file);
  const name = `daily-${today.toISOString().slice(0, 10)}.db`;
  const file = join(folder, name);
  const temporary = `${file}.tmp-${process.pid}`;
  rmSync(temporary, { force: true });
  linkOrCopy(snapshot.file, temporary);
  renameSync(temporary, file);
  writeHash(file, snapshot.sha256);
  keepNewest(folder, /^daily-\d{4}-\d{2}-\d{2}\.db$/, DAILY_KEPT, name);
}

/**
 * Deletes all but the newest copies in a folder, by the time in their names, with their `.sha256` files. It counts them, because a clock
 * that jumps would make every copy look old.
 *
 * @param count of the copies that stay, with `justMade`, which always does.
 */
export function keepNewest(folder: string, pattern: RegExp, count: number, justMade: string): void {
  if (!existsSync(folder)) return;
  const others = readdirSync(folder).filter((name) => pattern.test(name) && name !== justMade);
  const newestFirst = others.sort().reverse();
  for (const name of newestFirst.slice(count - 1)) {
    rmSync(join(folder, name), { force: true, recursive: true });
    rmSync(join(folder, `${name}.sha256`), { force: true });
  }
}

/** Gives a file that is never changed a second name; copies it where the file system has no links. */
export function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    copyFileSync(file, copy);
  }
}

/** Deletes the unfinished files of killed processes, all of them or those last written before that time. */
export function removeUnfinishedFiles(folder: string, before = Number.POSITIVE_INFINITY): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => /\.tmp-\d+(?:-journal)?$/.test(one))) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs / 1000 < before) rmSync(file, { force: true, recursive: true });
  }
}

/** @throws when SQLite finds a damaged page. */
function verifyCopy(file: string): void {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const findings = copy.pragma('quick_check(1)', { simple: true });
    if (findings !== 'ok') throw new Error(`The copy is damaged: ${findings}`);
  } finally {
    copy.close();
  }
}

/**
 * Flushes a finished file, gives it its name, and writes its SHA-256 beside it.
 *
 * @returns the SHA-256 in hex.
 */
export function commitFile(temporary: string, file: string): string {
  fsyncPath(temporary);
  const sha256 = hashFile(temporary);
  renameSync(temporary, file);
  writeHash(file, sha256);
  fsyncPath(dirname(file));
  return sha256;
}

/** Waits until a file, or a folder's list of names, is on the disk. */
export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** SHA-256 of a file, in hex. */
export function hashFile(file: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    for (let read = readSync(descriptor, chunk); read > 0; read = readSync(descriptor, chunk)) {
      hash.update(chunk.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}

/** The SHA-256 in the `.sha256` file beside a file; undefined when there is none. */
export function readHash(file: string): string | undefined {
  if (!existsSync(`${file}.sha256`)) return undefined;
  return readFileSync(`${file}.sha256`, 'utf8').trim().split(/\s+/)[0];
}

function writeHash(file: string, sha256: string): void {
  const temporary = `${file}.sha256.tmp-${process.pid}`;
  writeFileSync(temporary, `${sha256}  ${basename(file)}\n`);
  renameSync(temporary, `${file}.sha256`);
}
