import type { FileHandle } from 'node:fs/promises';
import { Inflate, Zip, ZipPassThrough } from 'fflate';
import { AppError } from '#shared/errors.ts';

const FILES_MAX = 20_000;
/** Bytes that are unpacked at a time: they become at most a thousand times as many. */
const SLICE_BYTES = 16 * 1024;

/** A file of an archive: its name, and its text or an open file, which is closed when it was read. */
export type ZipEntry = { name: string } & ({ text: string } | { file: FileHandle });

/** A .zip, written piece by piece: what is read from disk is never in memory as a whole. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const entry of entries) {
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    const chunks = 'text' in entry ? [Buffer.from(entry.text)] : entry.file.createReadStream();
    for await (const chunk of chunks) {
      file.push(chunk as Buffer);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * The files of a .zip by their names. They are counted while they are unpacked: what the archive says of their sizes may be wrong.
 * It takes the processor for a moment, so the server calls it in a worker thread.
 *
 * @param maxBytes that it may unpack to: all of them are in memory at once.
 * @throws AppError `too_large`, or `bad_request` when it is damaged.
 */
export function readZip(bytes: Uint8Array, maxBytes: number): Map<string, Uint8Array> {
  try {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = listEntries(archive);
    // Entries that share their bytes would unpack them again and again.
    if (sum(entries.map(({ packed }) => packed)) > bytes.byteLength) throw new RangeError('entries overlap');
    if (sum(entries.map(({ size }) => size)) > maxBytes) {
      throw new AppError('too_large', `This archive unpacks to more than ${Math.round(maxBytes / 1024 ** 2)} MB`);
    }
    return new Map(entries.map((entry) => [entry.name, unpack(archive, entry)]));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad_request', 'This archive is damaged', { cause });
  }
}

/** Entry of a file in the directory of an archive. */
interface PackedFile {
  name: string;
  /** 0: as it is; 8: deflated. */
  method: number;
  /** Bytes in the archive, and unpacked. */
  packed: number;
  size: number;
  /** Where its header starts. */
  start: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const END_64 = 0x06064b50;
const DIRECTORY = 0x02014b50;
const DIRECTORY_BYTES = 46;
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const COMMENT_MAX_BYTES = 0xffff;
/** In place of a number that needs 64 bits. */
const SEE_64 = 0xffffffff;

/** Without folders and what macOS adds. @throws RangeError when the directory is damaged or missing. */
function listEntries(archive: Buffer): PackedFile[] {
  let { count, at } = findDirectory(archive);
  const entries: PackedFile[] = [];
  for (; count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY) throw new RangeError('no entry of the directory');
    const isUtf8 = (archive.readUInt16LE(at + 8) & 0x800) !== 0;
    const isEncrypted = (archive.readUInt16LE(at + 8) & 1) !== 0;
    const [nameBytes, extraBytes] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const extra = at + DIRECTORY_BYTES + nameBytes;
    const name = archive.toString(isUtf8 ? 'utf8' : 'latin1', at + DIRECTORY_BYTES, extra);
    if (isEncrypted) throw new AppError('bad_request', 'This archive needs a password. Please save it without one.');
    const sizes = [archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const [size = 0, packed = 0, start = 0] = withLargeNumbers(archive.subarray(extra, extra + extraBytes), sizes);
    if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) {
      entries.push({ name, method: archive.readUInt16LE(at + 10), packed, size, start });
    }
    if (entries.length > FILES_MAX) throw new AppError('too_large', `This archive has more than ${FILES_MAX} files`);
    at = extra + extraBytes + archive.readUInt16LE(at + 32);
  }
  return entries;
}

function findDirectory(archive: Buffer): { count: number; at: number } {
  const first = Math.max(0, archive.length - END_BYTES - COMMENT_MAX_BYTES);
  for (let end = archive.length - END_BYTES; end >= first; end -= 1) {
    if (archive.readUInt32LE(end) !== END) continue;
    const [count, at] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
    if (count !== 0xffff && at !== SEE_64) return { count, at };
    // Before the end are 20 bytes that say where the longer end is.
    const longer = Number(archive.readBigUInt64LE(end - 20 + 8));
    if (archive.readUInt32LE(longer) !== END_64) throw new RangeError('no directory');
    return {
      count: Number(archive.readBigUInt64LE(longer + 32)),
      at: Number(archive.readBigUInt64LE(longer + 48)),
    };
  }
  throw new RangeError('no directory');
}

/** Numbers of which the larger ones stand in the extra field 1, in their order. */
function withLargeNumbers(extra: Buffer, numbers: number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== SEE_64) return number;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return numbers;
}

/** @throws RangeError when it does not have the size that the directory says. */
function unpack(archive: Buffer, { method, packed, size, start }: PackedFile): Uint8Array {
  if (archive.readUInt32LE(start) !== HEADER) throw new RangeError('no file');
  const from = start + HEADER_BYTES + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  if (from + packed > archive.length) throw new RangeError('cut off');
  const data = archive.subarray(from, from + packed);
  const unpacked = new Uint8Array(size);
  let written = 0;
  const write = (chunk: Uint8Array) => {
    if (written + chunk.length > size) throw new RangeError('larger than it says');
    unpacked.set(chunk, written);
    written += chunk.length;
  };
  if (method === 0) write(data);
  else if (method === 8) inflate(data, write);
  else
    throw new AppError(
      'bad_request',
      'This archive is packed in a way that cannot be read. Please save it as a usual .zip.',
    );
  if (written !== size) throw new RangeError('smaller than it says');
  return unpacked;
}

/** A slice at a time, so that a file which is too large is noticed long before it is unpacked. */
function inflate(data: Uint8Array, write: (chunk: Uint8Array) => void): void {
  const stream = new Inflate(write);
  let at = 0;
  for (; at + SLICE_BYTES < data.length; at += SLICE_BYTES) stream.push(data.subarray(at, at + SLICE_BYTES));
  stream.push(data.subarray(at), true);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
