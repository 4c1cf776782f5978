import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { DataFolderError, openDatabase } from './open.ts';

function makeFolder(): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'open-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, file: join(folder, 'site.db') };
}

test('a new folder gets a durable database that is one file after a clean stop', async () => {
  const { folder, file } = makeFolder();
  const { sqlite, db, close } = await openDatabase(join(folder));
  expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
  expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
  await db
    .insertInto('newsletterSubscribers')
    .values({ email: 'ada@example.com', createdAt: 1 as never })
    .execute();
  await close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const copy = new Database(file, { readonly: true });
  expect(copy.prepare('select email from newsletter_subscribers').pluck().all()).toEqual(['ada@example.com']);
  copy.close();
});

test('every table is strict, and working hours are there from the start', async () => {
  const { folder } = makeFolder();
  const { sqlite, close } = await openDatabase(folder);
  const loose = sqlite.prepare(
    "select name from pragma_table_list where type = 'table' and schema = 'main' and strict = 0 and name not like 'sqlite_%'",
  );
  expect(loose.all()).toEqual([]);
  const hours = sqlite.prepare(
    'select day_of_week, start_time, end_time, timezone from business_hours where is_enabled = 1',
  );
  expect(hours.all()).toEqual(
    [1, 2, 3, 4, 5].map((day) => ({
      day_of_week: day,
      start_time: '09:00',
      end_time: '17:00',
      timezone: 'America/Los_Angeles',
    })),
  );
  await close();
});

test('a second server on the same folder is refused, and let in once the first has stopped', async () => {
  const { folder } = makeFolder();
  const first = await openDatabase(folder);
  await expect(openDatabase(folder)).rejects.toThrow('is in use by another server');
  await first.close();
  await (await openDatabase(folder)).close();
});

test.each([
  ['empty', Buffer.alloc(0), 'is empty'],
  ['not a database', Buffer.from('These are my notes, not a database at all.'), 'is not a SQLite database'],
])('a file that is %s is refused and left alone', async (_what, bytes, message) => {
  const { folder, file } = makeFolder();
  writeFileSync(file, bytes);
  await expect(openDatabase(folder)).rejects.toThrow(message);
  await expect(openDatabase(folder)).rejects.toBeInstanceOf(DataFolderError);
  expect(readFileSync(file)).toEqual(bytes);
});

test('a damaged file is refused and left alone', async () => {
  const { folder, file } = makeFolder();
  await (await openDatabase(folder)).close();
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 4096, bytes.length - 4096);
  writeFileSync(file, bytes);
  await expect(openDatabase(folder)).rejects.toThrow(/is damaged/);
  expect(readFileSync(file)).toEqual(bytes);
});

test.each([
  ['a newer version', 'user_version = 999', 'was written by a newer version'],
  ['another program', 'application_id = 7', 'is a SQLite database of another program'],
])('a file of %s is refused and left alone', async (_what, pragma, message) => {
  const { folder, file } = makeFolder();
  await (await openDatabase(folder)).close();
  const other = new Database(file);
  other.pragma(pragma);
  other.pragma('journal_mode = DELETE');
  other.close();
  const bytes = readFileSync(file);
  await expect(openDatabase(folder)).rejects.toThrow(message);
  expect(readFileSync(file)).toEqual(bytes);
});
