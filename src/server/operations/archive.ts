import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { create } from 'tar';
import { connectBeside } from '#server/db/open.ts';
import { putInPlace, type Snapshot, writeSnapshot } from '#server/db/snapshot.ts';

const ARCHIVE = /\.(?:tar\.gz|tgz)$/;

/**
 * Writes one consistent copy of the database to `file`, beside a server that may be running; its SHA-256 lies beside it.
 * A file that ends in `.tar.gz` holds the uploads too.
 *
 * @throws DataFolderError when there is no usable database, or what the disk says when it cannot be written.
 */
export async function makeBackup(dataDir: string, file: string): Promise<Snapshot> {
  const source = connectBeside(join(dataDir, 'site.db'));
  try {
    if (!ARCHIVE.test(file)) return writeSnapshot(source, file);
    // Beside the uploads: tar packs both from one folder.
    const aside = join(dataDir, `backup.tmp-${process.pid}`);
    try {
      writeSnapshot(source, join(aside, 'site.db'));
      return await pack(dataDir, basename(aside), file);
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  } finally {
    source.close();
  }
}

async function pack(dataDir: string, folder: string, file: string): Promise<Snapshot> {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.tmp-${process.pid}`;
  try {
    let bytes = 0;
    await create(
      {
        gzip: true,
        file: aside,
        cwd: dataDir,
        portable: true,
        onWriteEntry(entry) {
          entry.path = entry.path.replace(`${folder}/`, '');
          bytes += entry.stat?.size ?? 0;
        },
      },
      [`${folder}/site.db`, ...(existsSync(join(dataDir, 'uploads')) ? ['uploads'] : [])],
    );
    return { file, bytes, sha256: putInPlace(aside, file) };
  } finally {
    rmSync(aside, { force: true });
  }
}
