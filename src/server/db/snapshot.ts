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

/** Days for which one snapshot each is kept. */
const DAILY_KEPT = 14;
const CHUNK_BYTES = 1024 * 1024;

/** A snapshot as it lies on the disk. */
export interface Snapshot {
  file: string;
  bytes: number;
  sha256: string;
}

/**
 * Copies the database as it is at this moment to `file`, while others go on writing. It is written aside, proved whole,
 * flushed, and put in place by a rename: whoever reads `file` finds a whole copy, the old or the new one. Its SHA-256
 * lies beside it as `FILE.sha256`, in the form `sha256sum -c` reads.
 *
 * @throws when the disk is full or the copy is not whole; what was there before stays.
 */
export function writeSnapshot(source: Database.Database, file: string): Snapshot {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.tmp-${process.pid}`;
  rmSync(aside, { force: true });
  try {
    const bytes = copyDatabase(source, aside);
    return { file, bytes, sha256: putInPlace(aside, file) };
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Copies the database as it is at this moment to `file`, which must not exist, and proves the copy.
 *
 * @returns its size in bytes.
 * @throws when the disk is full or the copy is not whole.
 */
export function copyDatabase(source: Database.Database, file: string): number {
  source.prepare('vacuum into ?').run(file);
  proveWhole(file);
  return statSync(file).size;
}

/** Keeps a snapshot as the last one of its day too, without copying it, and forgets days long gone. */
export function keepDaily(snapshot: Snapshot, today: Date): void {
  const folder = dirname(snapshot.file);
  const file = join(folder, dailyName(today));
  const aside = `${file}.tmp-${process.pid}`;
  rmSync(aside, { force: true });
  linkOrCopy(snapshot.file, aside);
  renameSync(aside, file);
  writeHash(file, snapshot.sha256);
  const oldest = dailyName(new Date(today.getTime() - DAILY_KEPT * 24 * 3600 * 1000));
  for (const name of readdirSync(folder)) {
    if (!/^daily-\d{4}-\d{2}-\d{2}\.db$/.test(name) || name > oldest) continue;
    rmSync(join(folder, name), { force: true });
    rmSync(join(folder, `${name}.sha256`), { force: true });
  }
}

/** A second name for a file that nobody changes; a second file where the disk knows no links. */
export function linkOrCopy(file: string, copy: string): void {
  try {
    linkSync(file, copy);
  } catch {
    copyFileSync(file, copy);
  }
}

/** Removes what a killed process left half written. */
export function removeLeftovers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (/\.tmp-\d+(?:-journal)?$/.test(name)) rmSync(join(folder, name), { force: true, recursive: true });
  }
}

/** @throws unless SQLite finds every page of the file in order. */
function proveWhole(file: string): void {
  const copy = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const findings = copy.pragma('quick_check(1)', { simple: true });
    if (findings !== 'ok') throw new Error(`The copy is damaged: ${findings}`);
  } finally {
    copy.close();
  }
}

/**
 * Gives a whole file its name once it is on the disk, and notes its SHA-256 beside it.
 *
 * @returns the SHA-256 in hex.
 */
export function putInPlace(aside: string, file: string): string {
  flush(aside);
  const sha256 = hashFile(aside);
  renameSync(aside, file);
  writeHash(file, sha256);
  flush(dirname(file));
  return sha256;
}

/** Waits until a file, or a folder's list of names, is on the disk. */
export function flush(path: string): void {
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

/** The SHA-256 noted beside a file; undefined when there is none. */
export function readHash(file: string): string | undefined {
  if (!existsSync(`${file}.sha256`)) return undefined;
  return readFileSync(`${file}.sha256`, 'utf8').trim().split(/\s+/)[0];
}

/** Notes the SHA-256 of a file beside it. */
function writeHash(file: string, sha256: string): void {
  const aside = `${file}.sha256.tmp-${process.pid}`;
  writeFileSync(aside, `${sha256}  ${basename(file)}\n`);
  renameSync(aside, `${file}.sha256`);
}

function dailyName(day: Date): string {
  return `daily-${day.toISOString().slice(0, 10)}.db`;
}
