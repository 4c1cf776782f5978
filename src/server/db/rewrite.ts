import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';

/** This file exists while `site.db` may still hold bytes of somebody who was erased. */
const MARKER = 'rewrite-due';
/** A rewritten database needs its size for the copy and once more for the write-ahead log. */
const COPIES_NEEDED = 2;
/** Left free for visitors. */
const SPARE_BYTES = 32 * 1024 * 1024;
const MEGABYTE = 1_000_000;

/**
 * Marks that `site.db` has to be rewritten, so that nothing of erased rows stays in it. To be called in the transaction that erases: after a
 * crash or a failure, the mark has it rewritten in the next night.
 */
export function markForRewrite(dataDir: string): void {
  writeFileSync(join(dataDir, MARKER), '');
}

export function isRewriteDue(dataDir: string): boolean {
  return existsSync(join(dataDir, MARKER));
}

/** Removes the mark. Call it before other writes can begin: they may set it again. */
export function markRewritten(dataDir: string): void {
  rmSync(join(dataDir, MARKER), { force: true });
}

/**
 * Writes a database file anew from its rows. `secure_delete` clears a deleted row alone: SQLite leaves copies of rows behind where it
 * moved them from one page to another, and the indexes of the full-text search keep deleted words. Writers wait meanwhile.
 *
 * @throws when the disk has too little room, before anything is written.
 */
export function rewriteDatabase(sqlite: Database.Database): void {
  requireRoom(sqlite.name);
  const indexes = sqlite
    .prepare<[], string>("select name from sqlite_schema where sql like 'create virtual table%using fts5%'")
    .pluck();
  for (const name of indexes.all()) sqlite.exec(`insert into "${name}" ("${name}") values ('rebuild')`);
  sqlite.exec('vacuum');
}

/**
 * Moves the write-ahead log into the file and cuts it to nothing.
 *
 * @throws when another program reads the database.
 */
export function truncateWal(sqlite: Database.Database): void {
  const [result] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (result?.busy) throw new Error('Another program reads the database, so its write-ahead log could not be emptied');
}

/** A full disk would refuse what visitors send in the meantime. */
function requireRoom(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  const needed = statSync(file).size * COPIES_NEEDED + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  const text = (bytes: number) => `${Math.ceil(bytes / MEGABYTE)} MB`;
  throw new Error(`The disk has ${text(bavail * bsize)} free, ${text(needed)} are needed`);
}
