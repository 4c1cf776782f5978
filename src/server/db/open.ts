import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { FIRST_RETENTION } from '#shared/retention.ts';
import { connectExisting, connectNew, createFolder, DataFolderError, lockFolder, setPragmas } from './database-file.ts';
import { migrations } from './migrations/index.ts';
import { markForRewrite } from './rewrite.ts';
import { TABLE_SCHEMAS, type Tables } from './schema.ts';
import { addNameKey } from './search.ts';
import { fsyncPath } from './snapshot.ts';
import { storedValues } from './stored-values.ts';

/** The database, or a transaction of it: every query takes either. */
export type Db = Kysely<Tables>;

const STATEMENTS_CACHED = 500;
/** The first schema that was only ever written with `secure_delete`. */
const SECURE_DELETE_SINCE = 11;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Db;
  /** The connection under Kysely, for pragmas and snapshots, which SQL builders do not offer. */
  sqlite: Database.Database;
  /** Called before each transaction begins. */
  beforeTransaction: () => void;
  /** Runs a task while no program that copies every change reads the file. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens `dataDir/site.db` for a server: checked, migrated, and locked against a second server. Folder and file are created
 * only when they are missing; an existing file without data, even an empty one, is refused, because it may be what is left
 * of a damaged one. `close` moves the write-ahead log into `site.db`, removes it, and releases the lock.
 *
 * @throws DataFolderError when the folder is in use, not writable, or holds a file that is empty, damaged, not ours, or
 *   newer than this code. The file is left as it was.
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  try {
    createFolder(dataDir);
  } catch (error) {
    throw new DataFolderError(`DATA_DIR ${dataDir} cannot be created: ${(error as Error).message}`);
  }
  const unlock = lockFolder(dataDir);
  try {
    const file = join(dataDir, 'site.db');
    if (!existsSync(file)) await createDatabase(file);
    const database = await openFile(file);
    const { close } = database;
    database.close = async () => {
      // Closing does this only for the last connection, and another program may have one.
      database.sqlite.pragma('wal_checkpoint(TRUNCATE)');
      await close();
      unlock();
    };
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens and migrates a database file that no other process uses.
 *
 * @throws DataFolderError when it is missing, empty, damaged, not ours, or newer than this code.
 */
export async function openFile(file: string): Promise<OpenDatabase> {
  return openConnection(connectExisting(file));
}

/**
 * Opens `dataDir/site.db` for one short task, while a server may be running.
 *
 * @throws DataFolderError when it is damaged, not ours, or its schema is not the one of this code.
 */
export async function openShared(dataDir: string): Promise<OpenDatabase> {
  const file = join(dataDir, 'site.db');
  const sqlite = connectExisting(file);
  const version = sqlite.pragma('user_version', { simple: true });
  if (version !== migrations.length) {
    sqlite.close();
    throw new DataFolderError(`${file} has schema ${version}, this is ${migrations.length}: start the server once`);
  }
  return openConnection(sqlite);
}

/** A migrated database in memory, for tests. `content` is what `sqlite.serialize()` of another one returned. */
export async function openMemoryDatabase(content?: Buffer): Promise<OpenDatabase> {
  const sqlite = new Database(content ?? ':memory:');
  setPragmas(sqlite);
  return openConnection(sqlite);
}

/** Prepares the file under another name: a start that is interrupted leaves no `site.db` without tables. */
async function createDatabase(file: string): Promise<void> {
  if (existsSync(`${file}-wal`)) {
    throw new DataFolderError(
      `${file} is missing but ${file}-wal exists: restore a backup, or remove it to start afresh`,
    );
  }
  const unfinished = `${file}.new`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  const created = await openConnection(connectNew(unfinished));
  const settings = Object.entries(FIRST_RETENTION).map(([key, value]) => ({
    key,
    value,
    category: 'privacy',
    dataType: 'number',
  }));
  await created.db.insertInto('siteSettings').values(settings).execute();
  await created.close();
  fsyncPath(unfinished);
  renameSync(unfinished, file);
  fsyncPath(dirname(file));
}

async function openConnection(sqlite: Database.Database): Promise<OpenDatabase> {
  addNameKey(sqlite);
  const database: OpenDatabase = {
    db: new Kysely<Tables>({
      dialect: new SqliteDialect({ database: withStatementCache(sqlite, () => database.beforeTransaction()) }),
      plugins: [new CamelCasePlugin(), storedValues(TABLE_SCHEMAS)],
    }),
    sqlite,
    beforeTransaction: () => {},
    alone: (run) => run(),
    async close() {
      await database.db.destroy();
      // Kysely closes it only when a query was run.
      sqlite.close();
    },
  };
  try {
    await migrate(database.db, sqlite);
    return database;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/**
 * Prepares each statement once: the same few hundred are used again and again, and preparing one takes longer than
 * running it. A statement is busy while its rows are streamed, so every read must fetch all of its rows.
 */
function withStatementCache(sqlite: Database.Database, beforeTransaction: () => void): SqliteDatabase {
  const transactionStatements: Record<string, SqliteStatement> = {
    begin: prepareBegin(sqlite, beforeTransaction),
    rollback: prepareRollback(sqlite),
  };
  const cached = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(text) {
      const known = transactionStatements[text] ?? cached.get(text);
      if (known) return known;
      const statement: SqliteStatement = sqlite.prepare(text);
      if (cached.size >= STATEMENTS_CACHED) cached.clear();
      cached.set(text, statement);
      return statement;
    },
  };
}

/**
 * Every transaction here writes. One that began as a reader fails at its first write when another process has written in
 * between, without waiting for it; one that begins as the writer waits for the other's commit.
 */
function prepareBegin(sqlite: Database.Database, beforeTransaction: () => void): SqliteStatement {
  const begin = sqlite.prepare('begin immediate');
  return withoutRows(() => {
    beforeTransaction();
    return begin.run();
  });
}

/** A full disk makes SQLite roll back by itself. A second rollback would fail and hide the reason. */
function prepareRollback(sqlite: Database.Database): SqliteStatement {
  const rollback = sqlite.prepare('rollback');
  return withoutRows(() => (sqlite.inTransaction ? rollback.run() : { changes: 0, lastInsertRowid: 0 }));
}

function withoutRows(run: SqliteStatement['run']): SqliteStatement {
  return { reader: false, run, all: () => [], iterate: () => [].values() };
}

/** Runs the missing migrations, each together with its number in one transaction. */
async function migrate(db: Db, sqlite: Database.Database): Promise<void> {
  const done = sqlite.pragma('user_version', { simple: true }) as number;
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue;
    // Within a transaction the pragma does nothing.
    if (migration.withoutForeignKeys) sqlite.pragma('foreign_keys = OFF');
    await db.transaction().execute(async (trx) => {
      // A migration names and stores everything as SQLite does, and the plugins follow the schemas of today.
      await migration.up(trx.withoutPlugins() as unknown as Kysely<unknown>);
      await sql.raw(`pragma user_version = ${index + 1}`).execute(trx);
    });
    sqlite.pragma('foreign_keys = ON');
  }
  // Older versions left deleted rows readable in the file.
  if (done > 0 && done < SECURE_DELETE_SINCE) markForRewrite(dirname(sqlite.name));
}
