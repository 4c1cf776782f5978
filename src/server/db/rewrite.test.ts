import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from '#testing/start-server.ts';
import { setPragmas } from './database-file.ts';
import { rewriteDatabase, truncateWal } from './rewrite.ts';

const ROWS = 400;

function open(file: string): Database.Database {
  const sqlite = new Database(file);
  onTestFinished(() => void sqlite.close());
  sqlite.pragma('journal_mode = WAL');
  setPragmas(sqlite);
  return sqlite;
}

test('rewriting clears what secure_delete leaves of deleted rows in a copy, and the log is empty', () => {
  const folder = makeDataDir();
  const original = open(join(folder, 'original.db'));
  original.exec(`create table people (id integer primary key, email text unique, at integer) strict;
    create index newest on people (at, email)`);
  const insert = (sqlite: Database.Database) => sqlite.prepare('insert into people (email, at) values (?, ?)');
  const first = insert(original);
  for (let id = 0; id < ROWS; id += 1) first.run(`p${(id * 7919) % 1_000_003}-erased-${id}@example.com`, id);
  const file = join(folder, 'copy.db');
  original.prepare('vacuum into ?').run(file);

  const sqlite = open(file);
  // Full pages are split when rows change and new ones come.
  const next = insert(sqlite);
  for (let id = 0; id < ROWS; id += 1) next.run(`p${(id * 104_729) % 1_000_003}-stays@example.com`, id * 3);
  sqlite.exec('update people set at = at + 5000 where id % 2 = 1');
  sqlite.exec("delete from people where email like '%erased%'");
  truncateWal(sqlite);
  const bytes = () => readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1');
  expect(bytes()).toContain('-erased-');
  rewriteDatabase(sqlite);
  truncateWal(sqlite);
  expect(bytes().includes('-erased-')).toBe(false);
  expect(bytes().length).toBe(readFileSync(file).length);
  expect(sqlite.prepare('select count(*) from people').pluck().get()).toBe(ROWS);
});

test('rewriting clears deleted words from the index of a full-text search', () => {
  const file = join(makeDataDir(), 'texts.db');
  const sqlite = open(file);
  sqlite.exec('create virtual table texts using fts5 (text)');
  const insert = sqlite.prepare('insert into texts (text) values (?)');
  for (const text of ['quarterstaff was here', 'somebody else']) insert.run(text);
  sqlite.exec("delete from texts where text like 'quarterstaff%'");
  truncateWal(sqlite);
  expect(readFileSync(file, 'latin1')).toContain('quarterstaff');
  rewriteDatabase(sqlite);
  truncateWal(sqlite);
  expect(readFileSync(file, 'latin1').includes('quarterstaff')).toBe(false);
  expect(sqlite.prepare("select text from texts where texts match 'somebody'").pluck().all()).toEqual([
    'somebody else',
  ]);
});

test('rewriting is refused before it fills the disk', () => {
  const file = join(makeDataDir(), 'large.db');
  const sqlite = open(file);
  sqlite.exec('create table people (email text) strict');
  truncateWal(sqlite);
  // Four terabytes that take no room.
  truncateSync(file, 2 ** 42);
  expect(() => rewriteDatabase(sqlite)).toThrow(/^The disk has \d+ MB free, \d+ MB are needed$/);
});

test('a log that another program reads is reported', () => {
  const file = join(makeDataDir(), 'read.db');
  const sqlite = open(file);
  sqlite.exec('create table people (email text) strict');
  sqlite.pragma('busy_timeout = 0');
  const other = open(file);
  const rows = other.prepare('select * from sqlite_schema').iterate();
  rows.next();
  sqlite.exec("insert into people values ('ada@example.com')");
  expect(() => truncateWal(sqlite)).toThrow('Another program reads the database');
  rows.return?.();
});
