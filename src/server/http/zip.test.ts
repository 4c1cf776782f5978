import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip, writeZip } from './zip.ts';

const MB = 1024 * 1024;

/** Where the directory of an archive with one file has its sizes, and the archive with another number there. */
function withStated(archive: Uint8Array, field: 'packed' | 'size', value: number): Uint8Array {
  const changed = Buffer.from(archive);
  const directory = changed.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  changed.writeUInt32LE(value, directory + (field === 'packed' ? 20 : 24));
  return changed;
}

/** The first entry of the directory, `times` times: all lead to the same bytes. */
function repeated(archive: Uint8Array, times: number, size: number): Uint8Array {
  const buffer = Buffer.from(archive);
  const [start, end] = [
    buffer.indexOf(Buffer.from([0x50, 0x4b, 1, 2])),
    buffer.indexOf(Buffer.from([0x50, 0x4b, 5, 6])),
  ];
  const entry = Buffer.from(buffer.subarray(start, end));
  entry.writeUInt32LE(size, 24);
  const tail = Buffer.from(buffer.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  return Buffer.concat([buffer.subarray(0, start), ...Array.from({ length: times }, () => entry), tail]);
}

const zeros = (megabytes: number) => zipSync({ 'zeros.bin': new Uint8Array(megabytes * MB) }, { level: 9 });

test('an archive is read as it was written: packed, not packed, with names of any letters, empty files and folders', async () => {
  const files = { 'a.txt': strToU8('a'.repeat(100_000)), 'Ä/ö.txt': strToU8('ö'), empty: new Uint8Array() };
  const packed = zipSync({ ...files, folder: {}, stored: [strToU8('as it is'), { level: 0 }] });
  expect(readZip(packed, MB)).toEqual(new Map(Object.entries({ ...files, stored: strToU8('as it is') })));

  async function* entries() {
    yield { name: 'b.txt', text: 'written piece by piece' };
  }
  const pieces = [];
  for await (const piece of writeZip(entries())) pieces.push(piece);
  expect(readZip(Buffer.concat(pieces), MB)).toEqual(new Map([['b.txt', strToU8('written piece by piece')]]));
});

test('an archive whose sizes are behind the files is read', () => {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_error, piece) => pieces.push(piece));
  const file = new ZipDeflate('a.txt', { level: 9 });
  zip.add(file);
  file.push(strToU8('Some text. '.repeat(10_000)), true);
  zip.end();
  expect(readZip(Buffer.concat(pieces), MB).get('a.txt')).toHaveLength(110_000);
});

test('a file that is larger than the archive says is cut', () => {
  expect(readZip(withStated(zeros(7), 'size', 10), MB).get('zeros.bin')).toHaveLength(10);
});

test.each([
  ['says that it is large', () => withStated(zeros(1), 'size', 3 * MB), 'damaged'],
  ['says that more of it is packed than there is', () => withStated(zeros(1), 'packed', 50 * MB), 'damaged'],
  ['has the same bytes in many files', () => repeated(zeros(7), 20_000, 10), 'damaged'],
  ['says that its many files are small', () => repeated(zeros(7), 3, 10), 'damaged'],
  ['unpacks to more than the limit', () => zeros(9), 'more than 8 MB'],
  ['has too many files', () => repeated(zeros(1), 20_001, 0), '20000'],
  ['is cut off', () => zeros(1).subarray(0, 500), 'damaged'],
  ['has no directory', () => strToU8('PK and nothing else'), 'damaged'],
])('an archive that %s is refused', (_name, make, message) => {
  expect(() => readZip(make(), 8 * MB)).toThrow(message);
});
