import { randomFillSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Room for some thousand leads. */
const BALLAST_BYTES = 8 * 1024 * 1024;
/** It is laid up only where this many times its size is free. */
const ROOM_FACTOR = 8;
const CHUNK_BYTES = 64 * 1024;

/** Room on the disk that is held back: on a full one SQLite can't even delete, for every change is logged first. */
export interface Ballast {
  /** Lays the ballast up if it is not there and there is room for it; to be called now and then. */
  keep(): Promise<void>;
  /** Lets it go. @returns whether there was any, so that what has just failed for want of room may be tried again. */
  drop(): boolean;
  isThere(): boolean;
}

/** The ballast is `DATA_DIR/ballast`, a file of no meaning that anybody may delete. */
export function createBallast(dataDir: string): Ballast {
  const file = join(dataDir, 'ballast');
  let isThere = false;

  return {
    async keep() {
      isThere = (await isWhole(file)) || (await lay(dataDir, file));
    },
    drop() {
      if (!isThere) return false;
      isThere = false;
      rmSync(file, { force: true });
      return true;
    },
    isThere: () => isThere,
  };
}

async function isWhole(file: string): Promise<boolean> {
  try {
    return (await stat(file)).size === BALLAST_BYTES;
  } catch {
    return false;
  }
}

async function lay(dataDir: string, file: string): Promise<boolean> {
  const aside = `${file}.tmp`;
  await rm(aside, { force: true });
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < ROOM_FACTOR * BALLAST_BYTES) return false;
  let handle: FileHandle | undefined;
  try {
    handle = await open(aside, 'w');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let written = 0; written < BALLAST_BYTES; written += CHUNK_BYTES) {
      // Some disks squeeze what repeats itself, or keep it once.
      await handle.write(randomFillSync(chunk));
    }
    await rename(aside, file);
    return true;
  } finally {
    await handle?.close();
    await rm(aside, { force: true });
  }
}
