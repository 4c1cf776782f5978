import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CamelCasePlugin, type Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';
import { PersistentKysely, prepareTwice } from './second-try.ts';

export type Db = Kysely<Tables>;

/** The data folder cannot be used as it is; the message is one line for the person who started the server. */
export class DataFolderError extends Error {}

/** Marks `site.db` as ours in SQLite's header: "CAPT". */
const APPLICATION_ID = 0x43415054;
const SQLITE_MAGIC = 'SQLite format 3\0';
/** How long a statement waits for another connection's lock. */
const BUSY_TIMEOUT_MS = 5_000;
const STATEMENTS_REMEMBERED = 500;

/** `site.db` opened, checked, migrated and locked against a second server. */
export interface OpenDatabase {
  /** Whatever writes through it, a statement or a transaction, is tried once more when the disk was full and room was made. */
  db: PersistentKysely;
  /** The connection under Kysely, for what SQL builders do not do: pragmas, snapshots. */
  sqlite: Database.Database;
  /** Moves the write-ahead log into `site.db`, removes it, and lets the folder go. */
  close(): Promise<void>;
}

/**
 * Opens `dataDir/site.db`, making folder and file when they are missing.
 *
 * @throws DataFolderError when the folder is in use, not writable, or holds a file that is empty, corrupt, not ours, or
 *   newer than this code. The file is left as it was.
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataFolderError(`DATA_DIR ${dataDir} cannot be made: ${(error as Error).message}`);
  }
  const unlock = lockFolder(dataDir);
  try {
    const file = join(dataDir, 'site.db');
    const isNew = !existsSync(file);
    if (!isNew) refuseForeignFile(file);
    const sqlite = connect(file, isNew);
    const db = toKysely(sqlite);
    try {
      await migrate(db, sqlite);
    } catch (error) {
      sqlite.close();
      throw error;
    }
    return {
      db,
      sqlite,
      async close() {
        sqlite.pragma('wal_checkpoint(TRUNCATE)');
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens `dataDir/site.db` beside a server that may be running, for one short task.
 *
 * @throws DataFolderError when it is not whole, not ours, or its schema is not the one of this code.
 */
export async function openShared(dataDir: string): Promise<OpenDatabase> {
  const file = join(dataDir, 'site.db');
  const sqlite = connectBeside(file);
  const version = sqlite.pragma('user_version', { simple: true });
  if (version !== migrations.length) {
    sqlite.close();
    throw new DataFolderError(`${file} has schema ${version}, this is ${migrations.length}: start the server once`);
  }
  const db = toKysely(sqlite);
  return { db, sqlite, close: () => db.destroy() };
}

/**
 * A connection to a database file of ours, whatever its schema, beside a server that may be running.
 *
 * @throws DataFolderError when it is missing, empty, corrupt, not ours, or newer than this code.
 */
export function connectBeside(file: string): Database.Database {
  if (!existsSync(file)) throw new DataFolderError(`${file} does not exist`);
  refuseForeignFile(file);
  return connect(file, false);
}

/**
 * Looks a database file over without changing a byte of it.
 *
 * @throws DataFolderError when it is missing, empty, corrupt, not ours, or newer than this code.
 */
export function proveUsable(file: string): void {
  if (!existsSync(file)) throw new DataFolderError(`${file} does not exist`);
  refuseForeignFile(file);
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file, { readonly: true });
    refuseUnusable(sqlite, file);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(`${file} cannot be opened: ${(error as Error).message}`);
  } finally {
    sqlite?.close();
  }
}

/** A migrated database in memory, for tests. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const sqlite = new Database(':memory:');
  sqlite.pragma('foreign_keys = ON');
  const db = toKysely(sqlite);
  await migrate(db, sqlite);
  return { db, sqlite, close: () => db.destroy() };
}

function toKysely(sqlite: Database.Database): PersistentKysely {
  const db: PersistentKysely = new PersistentKysely({
    dialect: new SqliteDialect({ database: rememberStatements(sqlite, () => db.makeRoom()) }),
    plugins: [new CamelCasePlugin()],
  });
  return db;
}

/**
 * Prepares each statement once: the same few hundred come again and again, and preparing one takes longer than running
 * it. A statement is busy while its rows are streamed, so reads must be run whole.
 */
function rememberStatements(sqlite: Database.Database, makeRoom: () => boolean): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void sqlite.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = text === 'rollback' ? prepareRollback(sqlite) : prepareTwice(sqlite, text, makeRoom);
      if (statements.size >= STATEMENTS_REMEMBERED) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

/** A full disk ends a transaction by itself; that there is none left to roll back must not hide why. */
function prepareRollback(sqlite: Database.Database): SqliteStatement {
  const rollback = sqlite.prepare('rollback');
  return {
    reader: false,
    run: () => (sqlite.inTransaction ? rollback.run() : { changes: 0, lastInsertRowid: 0 }),
    all: () => [],
    iterate: () => [].values(),
  };
}

/**
 * Holds an exclusive SQLite lock on an empty file of its own: the operating system lets it go with the process, however
 * that ends, so no stale lock is ever left.
 */
export function lockFolder(dataDir: string): () => void {
  try {
    const lock = new Database(join(dataDir, '.lock'), { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') {
      throw new DataFolderError(`DATA_DIR ${dataDir} is in use by another server`);
    }
    throw new DataFolderError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
}

/** Looks at the first bytes without SQLite, which would take an empty file for an empty database. */
function refuseForeignFile(file: string): void {
  if (statSync(file).size === 0) {
    throw new DataFolderError(`${file} is empty: restore a backup, or remove the file to start afresh`);
  }
  const header = Buffer.alloc(SQLITE_MAGIC.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header.toString('latin1') !== SQLITE_MAGIC) throw new DataFolderError(`${file} is not a SQLite database`);
}

function connect(file: string, isNew: boolean): Database.Database {
  const sqlite = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    if (!isNew) refuseUnusable(sqlite, file);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (sqlite.pragma('application_id', { simple: true }) === 0) sqlite.pragma(`application_id = ${APPLICATION_ID}`);
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(`${file} cannot be opened: ${(error as Error).message}`);
  }
}

function refuseUnusable(sqlite: Database.Database, file: string): void {
  let findings: unknown;
  try {
    findings = sqlite.pragma('quick_check(1)', { simple: true });
  } catch (error) {
    findings = (error as Error).message;
  }
  if (findings !== 'ok') throw new DataFolderError(`${file} is damaged (${findings}): restore a backup`);
  // A first start that was cut short leaves a header and nothing else: that is still a new database.
  const isBlank = sqlite.prepare('select 1 from sqlite_schema').get() === undefined;
  if (sqlite.pragma('application_id', { simple: true }) !== APPLICATION_ID && !isBlank) {
    throw new DataFolderError(`${file} is a SQLite database of another program`);
  }
  const version = sqlite.pragma('user_version', { simple: true }) as number;
  if (version > migrations.length) {
    throw new DataFolderError(
      `${file} was written by a newer version (schema ${version}, this is ${migrations.length}): upgrade the program`,
    );
  }
}

/** Runs what is missing, each step with its number in one transaction. */
async function migrate(db: Db, sqlite: Database.Database): Promise<void> {
  const done = sqlite.pragma('user_version', { simple: true }) as number;
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue;
    await db.transaction().execute(async (trx) => {
      await migration.up(trx as unknown as Kysely<unknown>);
      await sql.raw(`pragma user_version = ${index + 1}`).execute(trx);
    });
  }
}
