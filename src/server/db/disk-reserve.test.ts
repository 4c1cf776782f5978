import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskReserve } from './disk-reserve.ts';

const GIB = 1024 ** 3;

test('the disk reserve is allocated, released once when the disk is full, and allocated again when there is space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'disk-reserve');
  // As a crash in the middle and an earlier version leave them.
  writeFileSync(`${file}.tmp`, 'half');
  writeFileSync(join(folder, 'ballast'), 'old');
  let free = GIB;
  let releases = 0;
  const reserve = createDiskReserve(
    folder,
    () => {
      releases += 1;
    },
    () => free,
  );
  reserve.releaseIfFull();
  await reserve.allocate();
  expect(reserve.isAllocated()).toBe(true);
  expect(readdirSync(folder)).toEqual(['disk-reserve']);
  const { blocks, size } = statSync(file);
  expect(blocks * 512).toBeGreaterThanOrEqual(size);
  reserve.releaseIfFull();
  expect(existsSync(file)).toBe(true);
  free = 4096;
  reserve.releaseIfFull();
  reserve.releaseIfFull();
  expect(releases).toBe(1);
  expect(existsSync(file)).toBe(false);
  await reserve.allocate();
  expect(reserve.isAllocated()).toBe(false);
  free = GIB;
  await reserve.allocate();
  expect(statSync(file).size).toBe(size);
});
