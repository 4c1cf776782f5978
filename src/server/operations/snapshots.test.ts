import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { create } from 'tar';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { parseConfig } from '#server/config.ts';
import { createContext } from '#server/create-context.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { readHash, storeDailyCopy, writeSnapshot } from '#server/db/snapshot.ts';
import { toUnixSeconds } from '#shared/time.ts';
import { openStoredDatabase } from '#testing/create-stored-app.ts';
import { makeDataDir } from '#testing/start-server.ts';
import { restoreBackup } from './restore.ts';
import { startSnapshots } from './snapshots.ts';
import { makeNamedBackup, writeBackup } from './write-backup.ts';

const NOW = new Date('2026-01-05T12:00:00Z');

async function open(folder: string): Promise<OpenDatabase> {
  const database = await openStoredDatabase(folder);
  onTestFinished(() => database.close().catch(() => {}));
  return database;
}

function subscribe({ sqlite }: OpenDatabase, count: number, from = 0): void {
  const insert = sqlite.prepare(
    "insert into newsletter_subscribers (email, created_at) values (? || '@example.com', 1)",
  );
  const insertAll = sqlite.transaction(() => {
    for (let index = from; index < from + count; index += 1) insert.run(index);
  });
  insertAll();
}

function countIn(file: string): number {
  const copy = new Database(file, { readonly: true });
  try {
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    return copy.prepare('select count(*) from newsletter_subscribers').pluck().get() as number;
  } finally {
    copy.close();
  }
}

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

test('a snapshot is a complete database, with its hash beside it and nothing else', async () => {
  const folder = makeDataDir();
  const database = await open(folder);
  subscribe(database, 10);
  const file = join(folder, 'backups', 'latest.db');
  const { sha256 } = writeSnapshot(database.sqlite, file);
  expect(countIn(file)).toBe(10);
  expect(sha256).toBe(hash(file));
  expect(readHash(file)).toBe(sha256);
  expect(readdirSync(join(folder, 'backups')).sort()).toEqual(['latest.db', 'latest.db.sha256']);
});

test('each day keeps its last snapshot, the newest fourteen', async () => {
  const folder = makeDataDir();
  const database = await open(folder);
  const file = join(folder, 'latest.db');
  for (let day = 1; day <= 20; day += 1) {
    subscribe(database, 1, day);
    storeDailyCopy(writeSnapshot(database.sqlite, file), new Date(Date.UTC(2026, 0, day)));
  }
  const daily = readdirSync(folder).filter((name) => /^daily.*db$/.test(name));
  expect(daily).toHaveLength(14);
  expect(daily.sort()[0]).toBe('daily-2026-01-07.db');
  expect(countIn(join(folder, 'daily-2026-01-07.db'))).toBe(7);
  expect(countIn(join(folder, 'daily-2026-01-20.db'))).toBe(20);
});

test('a clock that jumps a year ahead or back deletes at most one daily snapshot', async () => {
  const folder = makeDataDir();
  const database = await open(folder);
  const file = join(folder, 'latest.db');
  const keepOn = (date: string) => storeDailyCopy(writeSnapshot(database.sqlite, file), new Date(date));
  for (let day = 11; day <= 24; day += 1) keepOn(`2026-01-${day}`);
  keepOn('2027-01-24');
  const names = () => readdirSync(folder).filter((name) => /^daily.*db$/.test(name));
  expect(names()).toHaveLength(14);
  expect(names().filter((name) => name.startsWith('daily-2026-01'))).toHaveLength(13);
  keepOn('2025-01-24');
  expect(names()).toHaveLength(14);
  expect(names()).toContain('daily-2025-01-24.db');
});

test('the newest fourteen backups of `npm run backup` are kept', async () => {
  const folder = makeDataDir();
  await open(folder);
  const made: string[] = [];
  for (let day = 1; day <= 16; day += 1) {
    made.push((await makeNamedBackup(folder, toUnixSeconds(new Date(Date.UTC(2026, 0, day))))).file);
  }
  expect(made.filter((file) => existsSync(file))).toEqual(made.slice(2));
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(28);
});

test('a failed snapshot leaves the last one unchanged', async () => {
  const folder = makeDataDir();
  const database = await open(folder);
  subscribe(database, 5);
  const file = join(folder, 'latest.db');
  writeSnapshot(database.sqlite, file);
  const before = hash(file);
  subscribe(database, 5, 5);
  expect(() => writeSnapshot(database.sqlite, join(file, 'below-a-file.db'))).toThrow();
  expect(hash(file)).toBe(before);
});

test('during constant writes every copy of latest.db is complete, and the last one has everything', async () => {
  const folder = makeDataDir();
  const database = await open(folder);
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const clock = { ...systemClock, now: () => toUnixSeconds(NOW) };
  const ctx = await createContext(config, database, { clock, log: pino({ level: 'silent' }) });
  const snapshots = startSnapshots(ctx, {
    checkEvery: 0.02,
    settled: 0.05,
    atLatest: 0.15,
    retry: 0.1,
    stopWithin: 30,
  });
  const latest = join(folder, 'backups', 'latest.db');
  const copy = join(folder, 'copy.db');
  let written = 0;
  let copies = 0;
  const seen = new Set<number>();
  while (copies < 40 || seen.size < 3) {
    subscribe(database, 5, written);
    written += 5;
    if (existsSync(latest)) {
      copyFileSync(latest, copy);
      seen.add(countIn(copy));
      copies += 1;
    }
    await new Promise(setImmediate);
  }
  await ctx.jobs.stop();
  await snapshots.finish();
  expect(ctx.snapshots).toMatchObject({ failures: 0, lastError: null });
  expect(countIn(latest)).toBe(written);
  expect(countIn(join(folder, 'backups', 'daily-2026-01-05.db'))).toBe(written);
  expect(ctx.snapshots.bytes).toBe(statSync(latest).size);
}, 60_000);

test('each day has a daily copy, also one on which nothing changed', async () => {
  const folder = makeDataDir();
  const database = await open(folder);
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  let now = toUnixSeconds(NOW);
  const ctx = await createContext(config, database, {
    clock: { ...systemClock, now: () => now },
    log: pino({ level: 'silent' }),
  });
  const snapshots = startSnapshots(ctx, {
    checkEvery: 0.01,
    settled: 0.01,
    atLatest: 0.01,
    retry: 0.01,
    stopWithin: 30,
  });
  const daily = (day: string) => existsSync(join(folder, 'backups', `daily-${day}.db`));
  while (!daily('2026-01-05')) await new Promise(setImmediate);
  now = toUnixSeconds(new Date('2026-01-06T00:00:01Z'));
  while (!daily('2026-01-06')) await new Promise(setImmediate);
  await ctx.jobs.stop();
  await snapshots.finish();
  expect(ctx.snapshots).toMatchObject({ failures: 0, lastError: null });
});

test('backup and restore bring back every row and upload, and keep what they replaced', async () => {
  const folder = makeDataDir();
  const database = await openStoredDatabase(folder);
  subscribe(database, 100);
  mkdirSync(join(folder, 'uploads'));
  const picture = Buffer.from([...'a picture'].map((character) => character.charCodeAt(0)));
  writeFileSync(join(folder, 'uploads', `${'long-name-'.repeat(11)}.png`), picture);
  const archive = join(folder, 'out', 'site.tar.gz');
  await writeBackup(folder, archive);
  const before = contentOf(database);
  subscribe(database, 50, 100);
  rmSync(join(folder, 'uploads'), { recursive: true });
  await expect(restoreBackup(folder, archive, NOW)).rejects.toThrow('in use by another server');
  await database.close();

  const restored = await restoreBackup(folder, archive, NOW);
  expect(restored).toMatchObject({ withUploads: true, replaced: join(folder, 'replaced', '2026-01-05T12-00-00-000Z') });
  const again = await openStoredDatabase(folder);
  expect(contentOf(again)).toEqual(before);
  await again.close();
  expect(readFileSync(join(folder, 'uploads', `${'long-name-'.repeat(11)}.png`))).toEqual(picture);
  expect(countIn(join(restored.replaced!, 'site.db'))).toBe(150);
  expect(readdirSync(folder).filter((name) => name.includes('tmp-'))).toEqual([]);
});

test('restoring over the files of a killed server ignores its write-ahead log', async () => {
  const folder = makeDataDir();
  const database = await openStoredDatabase(folder);
  subscribe(database, 10);
  const backup = join(folder, 'backup.db');
  await writeBackup(folder, backup);
  subscribe(database, 500, 10);
  // As after kill -9: the log is still there, with writes that the file does not have.
  const killed = join(makeDataDir(), 'data');
  mkdirSync(killed);
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm']) copyFileSync(join(folder, name), join(killed, name));
  await database.close();
  const { replaced } = await restoreBackup(killed, backup, NOW);
  expect(existsSync(join(killed, 'site.db-wal'))).toBe(false);
  expect(countIn(join(killed, 'site.db'))).toBe(10);
  expect(countIn(join(replaced!, 'site.db'))).toBe(510);
});

test.each([
  ['an empty file', () => Buffer.alloc(0), 'is empty'],
  ['no database', () => Buffer.from('hello, this is no database at all'), 'is not a SQLite database'],
  ['half a database', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'is damaged'],
  ['a broken archive', () => Buffer.from([0x1f, 0x8b, 1, 2, 3]), 'cannot be unpacked'],
])('restore rejects %s and changes nothing', async (_name, make, message) => {
  const folder = makeDataDir();
  const database = await openStoredDatabase(folder);
  subscribe(database, 10);
  await writeBackup(folder, join(folder, 'good.db'));
  await database.close();
  const bad = join(folder, 'bad.db');
  writeFileSync(bad, make(readFileSync(join(folder, 'good.db'))));
  const before = hash(join(folder, 'site.db'));
  await expect(restoreBackup(folder, bad, NOW)).rejects.toThrow(message);
  expect(hash(join(folder, 'site.db'))).toBe(before);
});

/** A stopped site, and an archive of `site.db` and whatever `make` puts beside it. */
async function packForeign(make: (folder: string) => void) {
  const folder = makeDataDir();
  const database = await openStoredDatabase(folder);
  subscribe(database, 10);
  const foreign = makeDataDir();
  await writeBackup(folder, join(foreign, 'site.db'));
  await database.close();
  make(foreign);
  const archive = join(makeDataDir(), 'foreign.tar.gz');
  await create({ gzip: true, file: archive, cwd: foreign }, readdirSync(foreign));
  return { folder, archive };
}

test.each<[string, (folder: string) => void]>([
  ['uploads that are the data folder', (folder) => symlinkSync('.', join(folder, 'uploads'))],
  [
    'a link to the database',
    (folder) => makeUploads(folder, (uploads) => symlinkSync('../site.db', join(uploads, 'leak.txt'))),
  ],
  [
    'a link out of the folder',
    (folder) => makeUploads(folder, (uploads) => symlinkSync('/etc/passwd', join(uploads, 'a.txt'))),
  ],
  [
    'a second name of the database',
    (folder) => makeUploads(folder, (uploads) => linkSync(join(folder, 'site.db'), join(uploads, 'a.txt'))),
  ],
])('restore rejects an archive with %s and changes nothing', async (_name, make) => {
  const { folder, archive } = await packForeign(make);
  const before = hash(join(folder, 'site.db'));
  await expect(restoreBackup(folder, archive, NOW)).rejects.toThrow(/contains a link or device, uploads/);
  expect(hash(join(folder, 'site.db'))).toBe(before);
  expect(readdirSync(folder).sort()).toEqual(['.lock', 'site.db']);
});

test('restore takes only the database and the uploads from an archive', async () => {
  const { folder, archive } = await packForeign((foreign) => {
    writeFileSync(join(foreign, 'run.sh'), 'x');
    mkdirSync(join(foreign, 'backups'));
    writeFileSync(join(foreign, 'backups', 'latest.db'), 'x');
    makeUploads(foreign, (uploads) => {
      writeFileSync(join(uploads, 'a.txt'), 'words');
      writeFileSync(join(uploads, '.hidden'), 'x');
      mkdirSync(join(uploads, '.tmp'));
      writeFileSync(join(uploads, '.tmp', 'half'), 'x');
      mkdirSync(join(uploads, 'deeper'));
      writeFileSync(join(uploads, 'deeper', 'b.txt'), 'x');
    });
  });
  expect(await restoreBackup(folder, archive, NOW)).toMatchObject({ withUploads: true });
  expect(countIn(join(folder, 'site.db'))).toBe(10);
  expect(readdirSync(folder).sort()).toEqual(['.lock', 'replaced', 'site.db', 'uploads']);
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['a.txt']);
  expect(readFileSync(join(folder, 'uploads', 'a.txt'), 'utf8')).toBe('words');
});

function makeUploads(folder: string, fill: (uploads: string) => void): void {
  mkdirSync(join(folder, 'uploads'));
  fill(join(folder, 'uploads'));
}

test('restore rejects a file that does not match its SHA-256', async () => {
  const folder = makeDataDir();
  const database = await openStoredDatabase(folder);
  await writeBackup(folder, join(folder, 'good.db'));
  subscribe(database, 1);
  await writeBackup(folder, join(folder, 'other.db'));
  await database.close();
  copyFileSync(join(folder, 'other.db'), join(folder, 'good.db'));
  await expect(restoreBackup(folder, join(folder, 'good.db'), NOW)).rejects.toThrow('sha256');
});

function contentOf({ sqlite }: OpenDatabase): unknown {
  return sqlite.prepare('select * from newsletter_subscribers order by id').all();
}
