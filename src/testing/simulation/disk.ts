import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import RealDatabase from 'better-sqlite3';
import { failure } from './network.ts';

/** A state of the disk. `full`: what is there can be read and overwritten, nothing grows. */
export type DiskFault = 'fine' | 'full' | 'readOnly';

const PAGE_BYTES = 4096;
const FREE_BYTES = 100_000_000_000;

/** The disk of the machine, which outlives its processes: a folder of the real one, in memory where that is possible. */
export interface Disk {
  folder: string;
  fault: DiskFault;
  /** Simulated time of the last write of a file, in milliseconds. */
  timeOf(path: string): number;
  stamp(path: string, at: number): void;
  move(from: string, to: string): void;
  /** Copies the folder as it is. */
  copyTo(folder: string): void;
  remove(): void;
}

export function createDisk(start: number): Disk {
  const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const root = mkdtempSync(join(base, 'simulation-'));
  const folder = join(root, 'data');
  mkdirSync(folder);
  const times = new Map<string, number>();
  return {
    folder,
    fault: 'fine',
    timeOf: (path) => times.get(path) ?? start,
    stamp: (path, at) => void times.set(path, at),
    move(from, to) {
      times.set(to, times.get(from) ?? start);
      times.delete(from);
    },
    copyTo: (target) => cpSync(folder, target, { recursive: true }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Free space, as `statfs` says it. */
export function spaceOf(disk: Disk) {
  const free = (disk.fault === 'full' ? 0 : FREE_BYTES) / PAGE_BYTES;
  return { bsize: PAGE_BYTES, bavail: free, bfree: free, blocks: (2 * FREE_BYTES) / PAGE_BYTES };
}

/** @throws as the system does where nothing can be written. */
export function checkWrite(disk: Disk): void {
  if (disk.fault === 'full') throw failure('ENOSPC');
  if (disk.fault === 'readOnly') throw failure('EROFS');
}

/** A view of the process on its database connections. */
interface Owner {
  disk: Disk;
  isDead: boolean;
  date(): number;
  randomBytes(count: number): Buffer;
  /** Called before each statement that writes, and after each commit. It may end the process by throwing. */
  onWrite(when: 'before' | 'committed'): void;
}

/** The class of better-sqlite3 for one process: its files are real, its writes can be counted, refused and cut short. */
export function createDatabaseClass(owner: Owner) {
  const open = new Set<RealDatabase.Database>();

  class Database extends RealDatabase {
    constructor(file: string | Buffer, options?: RealDatabase.Options) {
      if (owner.isDead) throw failure('EIO');
      super(file, options);
      open.add(this);
      // SQL reads the simulated clock and chance too.
      this.function('randomblob', (count: unknown) => owner.randomBytes(Number(count)));
      this.function('unixepoch', { varargs: true }, (text?: unknown) =>
        Math.floor((text === undefined ? owner.date() : Date.parse(`${text}`)) / 1000),
      );
    }

    override close(): this {
      open.delete(this);
      return super.close();
    }

    override exec(source: string): this {
      limit(this);
      return super.exec(source);
    }

    // biome-ignore lint/suspicious/noExplicitAny: rows and parameters of any shape.
    override prepare(source: string): any {
      const statement = super.prepare(source);
      if (statement.readonly && !/^\s*(?:commit|begin)/i.test(source)) return statement;
      for (const name of ['run', 'all', 'get'] as const) {
        const call = statement[name].bind(statement) as (...values: unknown[]) => unknown;
        Object.defineProperty(statement, name, {
          value: (...values: unknown[]) => {
            if (!/^\s*(?:commit|rollback)/i.test(source)) owner.onWrite('before');
            limit(this);
            const result = call(...values);
            if (!this.inTransaction) owner.onWrite('committed');
            return result;
          },
        });
      }
      return statement;
    }
  }

  /** Makes SQLite itself refuse what the disk refuses. */
  function limit(database: RealDatabase.Database): void {
    // The words of the chatbot are in memory.
    if (database.memory) return;
    const wanted = owner.disk.fault;
    const state = database as RealDatabase.Database & { limited?: DiskFault };
    if ((state.limited ?? 'fine') === wanted) return;
    state.limited = wanted;
    database.pragma(`query_only = ${wanted === 'readOnly' ? 1 : 0}`);
    database.pragma(`max_page_count = ${wanted === 'full' ? 1 : 1_000_000_000}`);
  }

  return {
    Database,
    /** Drops all connections as the end of a process does: what was committed stays. */
    drop() {
      for (const database of open) {
        try {
          RealDatabase.prototype.close.call(database);
        } catch {
          // Busy with the statement that ended the process.
        }
      }
      open.clear();
    },
  };
}
