import fs from 'node:fs';
import { Readable, Writable } from 'node:stream';
import type { MachineProcess } from '#testing/simulation/process.ts';
import type { Anything } from './anything.ts';

/** Files are real ones in a folder in memory, but nothing waits for them, and their times are the simulated ones. */
export function createFiles(process: MachineProcess): Anything {
  const check = () => process.disk.check();
  const stamped = (path: Anything, stats: Anything) => {
    if (!stats) return stats;
    const ms = process.disk.timeOf(String(path));
    stats.mtimeMs = stats.ctimeMs = stats.birthtimeMs = stats.atimeMs = ms;
    stats.mtime = stats.ctime = stats.birthtime = stats.atime = new Date(ms);
    return stats;
  };
  const writes =
    (run: Anything, indexes = [0]) =>
    (...args: Anything[]) => {
      check();
      process.disk.checkWrite();
      const result = run(...args);
      for (const index of indexes) process.disk.stamp(String(args[index]));
      return result;
    };
  const renameSync = (from: Anything, to: Anything) => {
    check();
    process.disk.checkWrite();
    fs.renameSync(from, to);
    process.disk.move(String(from), String(to));
  };
  const sync: Anything = {
    ...fs,
    statSync: (path: Anything, options: Anything) => stamped(path, fs.statSync(path, options)),
    lstatSync: (path: Anything, options: Anything) => stamped(path, fs.lstatSync(path, options)),
    statfsSync: () => process.disk.space(),
    writeFileSync: writes(fs.writeFileSync),
    mkdirSync: writes(fs.mkdirSync),
    copyFileSync: writes(fs.copyFileSync, [1]),
    cpSync: writes(fs.cpSync, [1]),
    linkSync: writes(fs.linkSync, [1]),
    utimesSync: writes(fs.utimesSync),
    renameSync,
    // Entries of a folder have no order of their own.
    readdirSync: (path: Anything, options: Anything) => {
      const entries = fs.readdirSync(path, options) as Anything[];
      return entries.sort((a, b) => ((a.name ?? a) < (b.name ?? b) ? -1 : 1));
    },
    fsyncSync: () => {},
    writeSync: (fd: number, data: Anything, ...rest: Anything[]) => {
      if (fd === 1 || fd === 2) {
        process.print(String(data));
        return Buffer.byteLength(data);
      }
      process.disk.checkWrite();
      return fs.writeSync(fd, data, ...rest);
    },
    createReadStream: (path: Anything, { start = 0, end }: Anything = {}) => {
      const bytes = fs.readFileSync(path);
      return Readable.from([bytes.subarray(start, end === undefined ? undefined : end + 1)]);
    },
    createWriteStream: (path: Anything) => {
      const fd = fs.openSync(path, 'w');
      process.disk.stamp(String(path));
      return new Writable({
        write: (chunk, _encoding, done) => {
          fs.writeSync(fd, chunk);
          done();
        },
        final: (done) => {
          fs.closeSync(fd);
          done();
        },
      });
    },
  };
  const asPromise =
    (name: string) =>
    async (...args: Anything[]) => {
      if (process.isDead) return new Promise(() => {});
      return sync[name](...args);
    };
  const promises: Anything = { constants: fs.constants };
  for (const name of Object.keys(fs.promises))
    if (typeof sync[`${name}Sync`] === 'function') promises[name] = asPromise(`${name}Sync`);
  promises.open = async (path: Anything, flags = 'r', mode?: Anything) => {
    check();
    const fd = fs.openSync(path, flags, mode);
    if (flags !== 'r') process.disk.stamp(String(path));
    return createFileHandle(fd, path, sync, stamped);
  };
  return { ...sync, promises };
}

function createFileHandle(fd: number, path: Anything, sync: Anything, stamped: Anything) {
  let isOpen = true;
  return {
    fd,
    write: async (data: Anything, ...rest: Anything[]) => ({
      bytesWritten: sync.writeSync(fd, data, ...rest),
      buffer: data,
    }),
    writeFile: async (data: Anything) => void sync.writeSync(fd, data),
    read: async (buffer: Anything, offset = 0, length = buffer.length, position: number | null = null) => ({
      bytesRead: fs.readSync(fd, buffer, offset, length, position),
      buffer,
    }),
    readFile: async (options: Anything) => fs.readFileSync(fd, options),
    stat: async () => stamped(path, fs.fstatSync(fd)),
    sync: async () => {},
    datasync: async () => {},
    truncate: async (length: number) => fs.ftruncateSync(fd, length),
    close: async () => {
      if (isOpen) fs.closeSync(fd);
      isOpen = false;
    },
    createReadStream: ({ start = 0, end }: Anything = {}) =>
      Readable.from([fs.readFileSync(path).subarray(start, end === undefined ? undefined : end + 1)]),
  };
}
