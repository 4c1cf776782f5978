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
import { connectBeside, DataFolderError, lockFolder, proveUsable } from '#server/db/open.ts';
import { flush, hashFile, linkOrCopy, readHash } from '#server/db/snapshot.ts';

const GZIP_MAGIC = 0x1f8b;
/** As tar names them; all but these and folders are links, devices and the like. */
const PLAIN_FILE = new Set(['File', 'OldFile', 'ContiguousFile']);

/** What a restore did: where the data it replaced went, if there was any. */
export interface Restored {
  replaced: string | undefined;
  withUploads: boolean;
}

/**
 * Puts a backup made by `makeBackup`, or any snapshot, in the place of the data. The file is proved first; what it
 * replaces is kept in `DATA_DIR/replaced/`. A crash in between leaves either the old data or the new.
 *
 * @throws DataFolderError when a server runs on the folder, or the file is damaged, not ours, or newer than this code, or
 *   an archive with links or devices.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new DataFolderError(`${file} does not exist`);
  if (resolve(file) === resolve(dataDir, 'site.db')) throw new DataFolderError(`${file} is the database itself`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const aside = join(dataDir, `restore.tmp-${process.pid}`);
  try {
    mkdirSync(aside, { recursive: true });
    await unpack(file, aside);
    const fresh = join(aside, 'site.db');
    proveUsable(fresh);
    // A copy takes over who may read the file it was made of.
    chmodSync(fresh, 0o600);
    flush(fresh);

    const keep = join(dataDir, 'replaced', now.toISOString().replace(/[:.]/g, '-'));
    const hadData = keepDatabase(dataDir, keep);
    renameSync(fresh, join(dataDir, 'site.db'));
    const withUploads = existsSync(join(aside, 'uploads'));
    if (withUploads) replaceUploads(dataDir, join(aside, 'uploads'), keep);
    flush(dataDir);
    return { replaced: hadData ? keep : undefined, withUploads };
  } finally {
    rmSync(aside, { recursive: true, force: true });
    unlock();
  }
}

async function unpack(file: string, aside: string): Promise<void> {
  const noted = readHash(file);
  if (noted !== undefined && noted !== hashFile(file)) {
    throw new DataFolderError(`${file} is not what ${file}.sha256 says: it is damaged or was changed`);
  }
  if (isGzip(file)) return unpackArchive(file, aside);
  copyFileSync(file, join(aside, 'site.db'));
}

function isUpload(path: string): boolean {
  return path.startsWith('uploads/') && UPLOAD_NAME.test(path.slice('uploads/'.length));
}

/** Unpacks the database and what can be served of the uploads; all else that lies in an archive is left in it. */
async function unpackArchive(file: string, aside: string): Promise<void> {
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
    await extract({ file, cwd: aside, strict: true, preserveOwner: false, filter });
  } catch (error) {
    throw new DataFolderError(`${file} cannot be unpacked: ${(error as Error).message}`);
  }
  if (link !== undefined) throw new DataFolderError(`${file} holds a link or device, ${link}: no backup of ours does`);
}

/** Keeps the old database under a second name. Its write-ahead log moves away: left there it would spoil the new one. */
function keepDatabase(dataDir: string, keep: string): boolean {
  const old = join(dataDir, 'site.db');
  if (!existsSync(old)) return false;
  mkdirSync(keep, { recursive: true });
  try {
    // Opening and closing moves the log into the file, so that the kept one is whole by itself.
    connectBeside(old).close();
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error;
  }
  linkOrCopy(old, join(keep, 'site.db'));
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(old + suffix)) renameSync(old + suffix, join(keep, `site.db${suffix}`));
  }
  flush(keep);
  return true;
}

function replaceUploads(dataDir: string, fresh: string, keep: string): void {
  const old = join(dataDir, 'uploads');
  if (existsSync(old)) {
    mkdirSync(keep, { recursive: true });
    renameSync(old, join(keep, 'uploads'));
  }
  renameSync(fresh, old);
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
