import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create } from 'tar';
import { connectExisting, DataFolderError } from '#server/db/database-file.ts';
import { commitFile, keepNewest, type Snapshot, writeSnapshot } from '#server/db/snapshot.ts';
import { toIso, type UnixSeconds } from '#shared/time.ts';

const ARCHIVE = /\.(?:tar\.gz|tgz)$/;
/** Backups in `DATA_DIR/backups` that are kept. */
export const BACKUPS_KEPT = 14;

/**
 * Writes a backup to `DATA_DIR/backups` and deletes all but the newest `BACKUPS_KEPT` there.
 *
 * @throws as `writeBackup`.
 */
export async function makeNamedBackup(dataDir: string, now: UnixSeconds): Promise<Snapshot> {
  const folder = join(dataDir, 'backups');
  const name = `backup-${toIso(now).replace(/:/g, '-')}.tar.gz`;
  const backup = await writeBackup(dataDir, join(folder, name));
  keepNewest(folder, /^backup-.+\.tar\.gz$/, BACKUPS_KEPT, name);
  return backup;
}

/**
 * Writes one consistent copy of the database to `file`, and its SHA-256 beside it; a server may be running. A file that ends in
 * `.tar.gz` contains the uploads too.
 *
 * @throws DataFolderError when there is no usable database, or the system's error when the file cannot be written.
 */
export async function writeBackup(dataDir: string, file: string): Promise<Snapshot> {
  const database = join(dataDir, 'site.db');
  if (resolve(file) === resolve(database)) throw new DataFolderError(`${file} is the database itself`);
  const source = connectExisting(database);
  try {
    if (!ARCHIVE.test(file)) return writeSnapshot(source, file);
    // In the folder of the uploads, because tar packs from one folder.
    const temporary = join(dataDir, `backup.tmp-${process.pid}`);
    try {
      writeSnapshot(source, join(temporary, 'site.db'));
      return await pack(dataDir, basename(temporary), file);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  } finally {
    source.close();
  }
}

async function pack(dataDir: string, folder: string, file: string): Promise<Snapshot> {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.tmp-${process.pid}`;
  try {
    let bytes = 0;
    const archive = packArchive(dataDir, folder, (size) => {
      bytes += size;
    });
    await pipeline(archive, createWriteStream(temporary));
    return { file, bytes, sha256: commitFile(temporary, file) };
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * The archive of a copy of the database and of all uploads, as `restore` reads it.
 *
 * @param folder of `site.db`, within the data folder: tar packs from one folder.
 * @param onFile is told the size of each file in bytes.
 */
export function packArchive(dataDir: string, folder: string, onFile?: (bytes: number) => void): Readable {
  const entries = create(
    {
      cwd: dataDir,
      portable: true,
      onWriteEntry(entry) {
        entry.path = entry.path.replace(`${folder}/`, '');
        onFile?.(entry.stat?.size ?? 0);
      },
    },
    [`${folder}/site.db`, ...(existsSync(join(dataDir, 'uploads')) ? ['uploads'] : [])],
  );
  // Node's gzip works beside the main thread; tar's own would stop a server that is running.
  const archive = createGzip();
  entries.on('error', (error) => archive.destroy(error as Error)).pipe(archive);
  // Where the reader went away, tar reads the rest, which closes its files.
  archive.once('close', () => {
    entries.unpipe(archive);
    entries.resume();
  });
  return archive;
}
