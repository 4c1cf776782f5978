import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Enough for some thousand leads. */
const RESERVE_BYTES = 8 * 1024 * 1024;
/** The reserve is allocated only where this is free. */
const ALLOCATE_ABOVE_BYTES = 8 * RESERVE_BYTES;
/** Below this, the next transaction might not fit. */
const RELEASE_BELOW_BYTES = 2 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;

/**
 * The file `DATA_DIR/disk-reserve`, whose bytes mean nothing. It is deleted when the disk is full. Leads that arrive then are still
 * stored, and the owner can still delete something: on a full disk SQLite cannot even delete, because it logs every change first.
 */
export interface DiskReserve {
  /** Allocates the reserve if it is missing and the disk has enough free space; to be called now and then. */
  allocate(): Promise<void>;
  /** Deletes the reserve when the disk is almost full. Takes microseconds: it is called before each transaction. */
  releaseIfFull(): void;
  isAllocated(): boolean;
}

/**
 * The disk reserve of a data folder. It is not allocated yet.
 *
 * @param onRelease called when the reserve was deleted because the disk is full.
 * @param freeBytes reads the free space of the disk; for tests.
 */
export function createDiskReserve(
  dataDir: string,
  onRelease: () => void,
  freeBytes: () => number = () => readFreeBytes(dataDir),
): DiskReserve {
  const file = join(dataDir, 'disk-reserve');
  let isAllocated = false;
  return {
    async allocate() {
      // Its name in earlier versions.
      await rm(join(dataDir, 'ballast'), { force: true });
      isAllocated = await isComplete(file);
      if (isAllocated || freeBytes() < ALLOCATE_ABOVE_BYTES) return;
      await writeReserve(file);
      isAllocated = true;
    },
    releaseIfFull() {
      if (!isAllocated || freeBytes() >= RELEASE_BELOW_BYTES) return;
      isAllocated = false;
      rmSync(file, { force: true });
      onRelease();
    },
    isAllocated: () => isAllocated,
  };
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

async function isComplete(file: string): Promise<boolean> {
  try {
    return (await stat(file)).size === RESERVE_BYTES;
  } catch {
    return false;
  }
}

async function writeReserve(file: string): Promise<void> {
  const unfinished = `${file}.tmp`;
  let handle: FileHandle | undefined;
  try {
    handle = await open(unfinished, 'w');
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let written = 0; written < RESERVE_BYTES; written += CHUNK_BYTES) {
      // Random, because some file systems compress or deduplicate.
      await handle.write(randomFillSync(chunk));
    }
    await rename(unfinished, file);
  } finally {
    await handle?.close();
    await rm(unfinished, { force: true });
  }
}
