import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { migrations } from './migrations/index.ts';

/** The data folder cannot be used as it is; the message is one line for the person who runs the server. */
export class DataFolderError extends Error {}

/** Marks `site.db` as ours in SQLite's header: "CAPT". */
const APPLICATION_ID = 0x43415054;
const SQLITE_MAGIC = 'SQLite format 3\0';
/** The page size is the two bytes at offset 16; 1 stands for 65,536. */
const HEADER_BYTES = 18;
/** How long a statement waits for another connection's lock. */
const BUSY_TIMEOUT_MS = 5_000;

/** Creates a data folder and the folders above it. Node's own `recursive` never returns where a folder refuses as `/proc` does. */
export function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Opens an existing database file of this program, whatever its schema. A server may be running on it, but in another process.
 *
 * @throws DataFolderError when it is missing, empty, damaged, of another program, or newer than this code.
 */
export function connectExisting(file: string): Database.Database {
  verifyHeader(file);
  return connect(file, verifyContents);
}

/**
 * Opens an existing database file as it is: parts of it may be damaged, and its schema newer. Closing it moves its write-ahead log into it.
 *
 * @throws DataFolderError when it is missing, empty or no database.
 */
export function connectUnchecked(file: string): Database.Database {
  verifyHeader(file);
  return new Database(file, { fileMustExist: true });
}

/**
 * Opens the database of a running server to read it. Its header is left to SQLite: closing a file that was opened beside SQLite drops
 * all locks that this process has on it.
 */
export function connectReader(file: string): Database.Database {
  return new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
}

/**
 * Opens a database file with the settings that every connection of the program has.
 *
 * @param check called before anything is written.
 * @throws DataFolderError when SQLite cannot open it.
 */
function connect(file: string, check?: typeof verifyContents): Database.Database {
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    check?.(sqlite, file);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    setPragmas(sqlite);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(`${file} cannot be opened: ${(error as Error).message}`);
  }
}

/** Creates an empty database file that is marked as ours. It must be flushed before it is used: writes do not wait for the disk. */
export function connectNew(file: string): Database.Database {
  const sqlite = connect(file);
  // The migrations would otherwise flush the disk at each of their transactions: a first start did 47 times, with the flag 17.
  sqlite.pragma('synchronous = OFF');
  sqlite.pragma(`application_id = ${APPLICATION_ID}`);
  return sqlite;
}

/** Sets what holds for every connection, to a file or in memory: foreign keys are checked, and deleted data is overwritten. */
export function setPragmas(sqlite: Database.Database): void {
  sqlite.pragma('foreign_keys = ON');
  // Deleted rows are overwritten with zeros. What that leaves of an erased person goes when the file is rewritten; see `rewrite.ts`.
  sqlite.pragma('secure_delete = ON');
}

/**
 * Checks a database file without changing a byte of it.
 *
 * @throws DataFolderError when it is missing, empty, damaged, of another program, or newer than this code.
 */
export function verifyDatabase(file: string): void {
  verifyHeader(file);
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file, { readonly: true });
    verifyContents(sqlite, file);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(`${file} cannot be opened: ${(error as Error).message}`);
  } finally {
    sqlite?.close();
  }
}

/**
 * Locks the folder against a second server. The lock is an exclusive SQLite lock on an empty file: the operating system
 * releases it with the process, however that ends, so no stale lock can remain.
 *
 * @returns releases the lock.
 * @throws DataFolderError when another process has the lock, or the folder is not writable.
 */
export function lockFolder(dataDir: string): () => void {
  try {
    accessSync(dataDir, constants.W_OK);
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

/**
 * Verifies the first bytes without SQLite, which takes a file shorter than a page for an empty database, and then deletes the write-ahead
 * log beside it. Only for a file that this process has not open: closing it here drops the locks of SQLite.
 *
 * @throws DataFolderError
 */
function verifyHeader(file: string): void {
  if (!existsSync(file)) throw new DataFolderError(`${file} does not exist`);
  const { size } = statSync(file);
  if (size === 0) throw new DataFolderError(`${file} is empty: restore a backup, or remove the file to start afresh`);
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openToRead(file);
  try {
    readSync(descriptor, header, 0, header.length, 0);
  } finally {
    closeSync(descriptor);
  }
  if (header.toString('latin1', 0, SQLITE_MAGIC.length) !== SQLITE_MAGIC) {
    throw new DataFolderError(`${file} is not a SQLite database`);
  }
  const pageSize = header.readUInt16BE(SQLITE_MAGIC.length);
  if (size < (pageSize === 1 ? 65_536 : pageSize)) {
    throw new DataFolderError(`${file} is damaged (cut off after ${size} bytes): restore a backup`);
  }
}

function openToRead(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw new DataFolderError(`${file} cannot be opened: ${(error as Error).message}`);
  }
}

function verifyContents(sqlite: Database.Database, file: string): void {
  let findings: unknown;
  try {
    findings = sqlite.pragma('quick_check(1)', { simple: true });
  } catch (error) {
    // Any other error, such as a file of another user, says nothing about what is in the file.
    if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '')) throw error;
    findings = (error as Error).message;
  }
  if (findings !== 'ok') throw new DataFolderError(`${file} is damaged (${findings}): restore a backup`);
  if (sqlite.prepare('select 1 from sqlite_schema').get() === undefined) {
    throw new DataFolderError(`${file} has no tables: restore a backup, or remove the file to start afresh`);
  }
  if (sqlite.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw new DataFolderError(`${file} is a SQLite database of another program`);
  }
  const version = sqlite.pragma('user_version', { simple: true }) as number;
  if (version > migrations.length) {
    throw new DataFolderError(
      `${file} was written by a newer version (schema ${version}, this is ${migrations.length}): upgrade the program`,
    );
  }
}
