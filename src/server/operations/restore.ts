import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { extract, type ReadEntry } from 'tar';
import { UPLOAD_NAME } from '#server/assets/assets.ts';
import { createFolder, DataFolderError, lockFolder, verifyDatabase } from '#server/db/database-file.ts';
import { openFile } from '#server/db/open.ts';
import { markForRewrite, rewriteDatabase } from '#server/db/rewrite.ts';
import { fsyncPath, hashFile, keepNewest, linkOrCopy, readHash } from '#server/db/snapshot.ts';
import { type OptOuts, readOptOuts } from '#server/people/people.ts';
import { type Reconciled, reconcile } from './after-restore.ts';

const GZIP_MAGIC = 0x1f8b;
/** Replaced data is kept for this many restores. */
const REPLACED_KEPT = 3;
const NO_OPT_OUTS: OptOuts = { unsubscribed: [], erased: [], suppressed: [], lastIds: [] };
/** As tar names them; all but these and folders are links, devices and the like. */
const PLAIN_FILE = new Set(['File', 'OldFile', 'ContiguousFile']);

/** Result of a restore. */
export interface Restored extends Reconciled {
  /** Where the replaced data is now; undefined when there was none. */
  replaced: string | undefined;
  withUploads: boolean;
  /** False when the replaced database was missing or unreadable: who opted out since the backup is then unknown. */
  areOptOutsKnown: boolean;
  /** Why the restored file could not be rewritten: the running server tries it again. */
  rewriteError: string | undefined;
}

/**
 * Replaces the data with a backup made by `writeBackup`, or any snapshot. The file is verified first; what it replaces moves to
 * `DATA_DIR/replaced/`, where the newest three are kept. A crash in between leaves either the old data or the new. Then
 * `after-restore.ts` logs everybody out, holds waiting mail to visitors, and repeats later unsubscribes and erasures.
 *
 * @throws DataFolderError when a server runs on the folder, or the file is damaged, not ours, or newer than this code, or
 *   an archive with links or devices.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new DataFolderError(`${file} does not exist`);
  const current = join(dataDir, 'site.db');
  if (resolve(file) === resolve(current)) throw new DataFolderError(`${file} is the database itself`);
  createFolder(dataDir);
  const unlock = lockFolder(dataDir);
  const temporary = join(dataDir, `restore.tmp-${process.pid}`);
  try {
    mkdirSync(temporary, { recursive: true });
    await unpack(file, temporary);
    const restored = join(temporary, 'site.db');
    verifyDatabase(restored);
    const optOuts = readOptOuts(current);
    const adapted = await adaptToPresent(dataDir, restored, optOuts ?? NO_OPT_OUTS);
    const name = now.toISOString().replace(/[:.]/g, '-');
    return { ...adapted, ...replaceData(dataDir, temporary, name), areOptOutsKnown: optOuts !== undefined };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    unlock();
  }
}

/** Makes a restored database fit the present, as a single file without a log, like every backup. */
async function adaptToPresent(dataDir: string, file: string, optOuts: OptOuts) {
  const database = await openFile(file);
  const reconciled = await reconcile(database, optOuts);
  const rewriteError = tryRewrite(dataDir, database.sqlite);
  database.sqlite.pragma('journal_mode = DELETE');
  await database.close();
  // The copy has the permissions of the backup.
  chmodSync(file, 0o600);
  fsyncPath(file);
  return { ...reconciled, rewriteError };
}

/** Puts the database and the uploads of a folder in the place of the present ones. @param name of the folder that gets those. */
function replaceData(dataDir: string, from: string, name: string) {
  const current = join(dataDir, 'site.db');
  const replacedFolder = join(dataDir, 'replaced');
  const replaced = join(replacedFolder, name);
  const hadData = keepReplaced(current, replaced);
  renameSync(join(from, 'site.db'), current);
  const uploads = join(from, 'uploads');
  const withUploads = existsSync(uploads);
  if (withUploads) replaceUploads(dataDir, uploads, replaced);
  fsyncPath(dataDir);
  keepNewest(replacedFolder, /^\d{4}-/, REPLACED_KEPT, name);
  return { replaced: hadData ? replaced : undefined, withUploads };
}

/**
 * Rewrites the restored file, so that no bytes are left of people who were erased again, or of rows that the backup had deleted.
 *
 * @returns the reason if it failed, such as a full disk: the restore goes on without it.
 */
function tryRewrite(dataDir: string, sqlite: Parameters<typeof rewriteDatabase>[0]): string | undefined {
  try {
    rewriteDatabase(sqlite);
    return undefined;
  } catch (error) {
    markForRewrite(dataDir);
    return (error as Error).message;
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  const expected = readHash(file);
  if (expected !== undefined && expected !== hashFile(file)) {
    throw new DataFolderError(`${file} does not match ${file}.sha256: it is damaged or was changed`);
  }
  if (isGzip(file)) return unpackArchive(file, folder);
  copyFileSync(file, join(folder, 'site.db'));
}

function isUpload(path: string): boolean {
  return path.startsWith('uploads/') && UPLOAD_NAME.test(path.slice('uploads/'.length));
}

/** Unpacks the database and the uploads; other files in the archive are ignored. */
async function unpackArchive(file: string, folder: string): Promise<void> {
  let link: string | undefined;
  const filter = (path: string, entry: Stats | ReadEntry) => {
    const { type } = entry as ReadEntry;
    const name = path.replace(/^(?:\.\/)+/, '').replace(/\/$/, '');
    if (type === 'Directory') return name === 'uploads';
    if (PLAIN_FILE.has(type)) return name === 'site.db' || isUpload(name);
    // The server would follow it when it serves the uploads.
    link ??= path;
    return false;
  };
  try {
    await extract({ file, cwd: folder, strict: true, preserveOwner: false, filter });
  } catch (error) {
    throw new DataFolderError(`${file} cannot be unpacked: ${(error as Error).message}`);
  }
  if (link !== undefined) throw new DataFolderError(`${file} contains a link or device, ${link}, which no backup does`);
}

/**
 * Gives the replaced database a second name. Its write-ahead log must move too: SQLite would apply it to the new file.
 *
 * @returns false when there was no database.
 */
function keepReplaced(current: string, folder: string): boolean {
  const suffixes = ['', '-wal', '-shm'].filter((suffix) => existsSync(current + suffix));
  if (suffixes.length === 0) return false;
  mkdirSync(folder, { recursive: true });
  for (const suffix of suffixes) {
    // Without a gap in which there is no `site.db`.
    const move = suffix === '' ? linkOrCopy : renameSync;
    move(current + suffix, join(folder, `site.db${suffix}`));
  }
  fsyncPath(folder);
  return true;
}

function replaceUploads(dataDir: string, restored: string, replaced: string): void {
  const current = join(dataDir, 'uploads');
  if (existsSync(current)) {
    mkdirSync(replaced, { recursive: true });
    renameSync(current, join(replaced, 'uploads'));
  }
  renameSync(restored, current);
}

function isGzip(file: string): boolean {
  const head = Buffer.alloc(2);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, head, 0, 2, 0);
  } finally {
    closeSync(descriptor);
  }
  return head.readUInt16BE() === GZIP_MAGIC;
}
