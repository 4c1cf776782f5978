import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { makeDataDir } from '#testing/start-server.ts';
import { DataFolderError } from './database-file.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';

function makeFolder(): { folder: string; file: string } {
  const folder = makeDataDir();
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

test('no table uses the id of a deleted row again', async () => {
  const { folder } = makeFolder();
  const { sqlite, close } = await openDatabase(folder);
  // Ids that are another table's, and those of tables with a single row, are not chosen by SQLite.
  const reusing = sqlite.prepare(`
    select t.name from pragma_table_list t join pragma_table_info(t.name) c join sqlite_schema s on s.name = t.name
    where t.schema = 'main' and t.type = 'table' and t.wr = 0 and c.pk > 0 and upper(c.type) = 'INTEGER'
      and (select count(*) from pragma_table_info(t.name) where pk > 0) = 1
      and c.name not in (select "from" from pragma_foreign_key_list(t.name))
      and s.sql not like '%check (' || c.name || ' = 1)%'
      and s.sql not like '%primary key autoincrement%'`);
  expect(reusing.pluck().all()).toEqual([]);
  await close();
});

test('a second server on the same folder is rejected until the first has stopped', async () => {
  const { folder } = makeFolder();
  const first = await openDatabase(folder);
  await expect(openDatabase(folder)).rejects.toThrow('is in use by another server');
  await first.close();
  await (await openDatabase(folder)).close();
});

test.each([
  ['empty', Buffer.alloc(0), 'is empty'],
  ['not a database', Buffer.from('These are my notes, not a database at all.'), 'is not a SQLite database'],
])('a file that is %s is rejected and not changed', async (_what, bytes, message) => {
  const { folder, file } = makeFolder();
  writeFileSync(file, bytes);
  await expect(openDatabase(folder)).rejects.toThrow(message);
  await expect(openDatabase(folder)).rejects.toBeInstanceOf(DataFolderError);
  expect(readFileSync(file)).toEqual(bytes);
});

test.runIf(existsSync('/proc/self'))('a folder that cannot be written is rejected', async () => {
  await expect(openDatabase('/proc/self')).rejects.toThrow('DATA_DIR /proc/self cannot be written');
});

test('a damaged file is rejected and not changed', async () => {
  const { folder, file } = makeFolder();
  await (await openDatabase(folder)).close();
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 4096, bytes.length - 4096);
  writeFileSync(file, bytes);
  await expect(openDatabase(folder)).rejects.toThrow(/is damaged/);
  expect(readFileSync(file)).toEqual(bytes);
});

test('a file that cannot be opened is not called damaged: restoring a backup would not help', async () => {
  const { folder, file } = makeFolder();
  await (await openDatabase(folder)).close();
  mkdirSync(`${file}-wal`);
  await expect(openDatabase(folder)).rejects.toThrow(`${file} cannot be opened: unable to open database file`);
});

test.each([
  ['a newer version', 'user_version = 999', 'was written by a newer version'],
  ['another program', 'application_id = 7', 'is a SQLite database of another program'],
])('a file of %s is rejected and not changed', async (_what, pragma, message) => {
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

test.each([
  ['2,048 bytes, half its first page', 2048, 'is damaged (cut off after 2048 bytes)'],
  ['4,096 bytes, its first page', 4096, 'is damaged'],
])(
  'the site.db of a killed server cut off to %s is rejected, with its log and without',
  async (_what, bytes, message) => {
    const { folder, file } = makeFolder();
    const { db, close } = await openDatabase(folder);
    await db
      .insertInto('newsletterSubscribers')
      .values({ email: 'ada@example.com', createdAt: 1 as never })
      .execute();
    const killed = makeFolder();
    for (const suffix of ['', '-wal']) copyFileSync(file + suffix, killed.file + suffix);
    await close();
    const cut = readFileSync(killed.file).subarray(0, bytes);
    const log = readFileSync(`${killed.file}-wal`);
    if (bytes < 4096) {
      writeFileSync(killed.file, cut);
      await expect(openDatabase(killed.folder)).rejects.toThrow(message);
      expect(readFileSync(killed.file)).toEqual(cut);
      expect(readFileSync(`${killed.file}-wal`)).toEqual(log);
    }
    const alone = makeFolder();
    writeFileSync(alone.file, cut);
    await expect(openDatabase(alone.folder)).rejects.toThrow(message);
    expect(readFileSync(alone.file)).toEqual(cut);
  },
);

test('a file with a header and no tables is rejected: only a missing file is a new database', async () => {
  const { folder, file } = makeFolder();
  const blank = new Database(file);
  blank.pragma('journal_mode = WAL');
  blank.close();
  await expect(openDatabase(folder)).rejects.toThrow('has no tables');
  rmSync(file);
  writeFileSync(`${file}-wal`, 'what a lost site.db left');
  await expect(openDatabase(folder)).rejects.toThrow('is missing but');
});

test('a first start that was interrupted is finished by the next one', async () => {
  const { folder } = makeFolder();
  writeFileSync(join(folder, 'site.db.new'), 'half');
  await (await openDatabase(folder)).close();
  expect(readdirSync(folder).sort()).toEqual(['.lock', 'site.db']);
});

test('a transaction locks out other writers from its first read, so that its write cannot fail', async () => {
  const { folder, file } = makeFolder();
  const { db, close } = await openDatabase(folder);
  const other = new Database(file, { timeout: 0 });
  const insertElsewhere = () =>
    other.exec("insert into newsletter_subscribers (email, created_at) values ('b@x.io', 1)");
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('newsletterSubscribers').selectAll().execute();
    expect(insertElsewhere).toThrow('database is locked');
    await trx
      .insertInto('newsletterSubscribers')
      .values({ email: 'a@x.io', createdAt: 1 as never })
      .execute();
  });
  insertElsewhere();
  other.close();
  await close();
});

test('a file of an older version is migrated with changed answers and a paused issue', async () => {
  const { folder, file } = makeFolder();
  await (await openDatabase(folder)).close();
  const program = new Database(file, { readonly: true });
  const applicationId = program.pragma('application_id', { simple: true });
  program.close();
  rmSync(file);
  const older = new Database(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: older }) });
  const position = migrations.findIndex(({ name }) => name === '0026-phrasings');
  for (const { up } of migrations.slice(0, position)) await up(db);
  older.exec(`
    insert into content_documents (key, version, published, updated_at) values ('answers', 1, '{"hours":{"phrasings":["open, closed"]}}', 1);
    insert into content_revisions (key, version, data, published_at) values ('answers', 1, '{"hours":{"phrasings":["open, closed"]}}', 1);
    insert into newsletters (audience, state, pause_reason, created_at, updated_at)
      values ('{"kind":"all"}', 'paused', 'Refused: ada@example.com is unknown', 1, 1);
    pragma application_id = ${applicationId};
    pragma user_version = ${position}`);
  await db.destroy();

  const migrated = await openDatabase(folder);
  const answers = { hours: { phrasings: ['open', 'closed'] } };
  expect(await migrated.db.selectFrom('contentRevisions').select('data').execute()).toEqual([{ data: answers }]);
  expect(await migrated.db.selectFrom('contentDocuments').select(['key', 'published']).execute()).toEqual([
    { key: 'answers', published: answers },
  ]);
  expect(await migrated.db.selectFrom('newsletters').select('pauseReason').execute()).toEqual([
    { pauseReason: 'Refused: [address] is unknown' },
  ]);
  await migrated.close();
});
