import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBallast } from './ballast.ts';

test('room is held back, let go once, and held back again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ballast-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ballast');
  // As a crash in the middle leaves it.
  writeFileSync(`${file}.tmp`, 'half');
  const ballast = createBallast(folder);
  expect(ballast.drop()).toBe(false);
  await ballast.keep();
  expect(ballast.isThere()).toBe(true);
  expect(readdirSync(folder)).toEqual(['ballast']);
  const { blocks, size } = statSync(file);
  expect(blocks * 512).toBeGreaterThanOrEqual(size);
  expect(ballast.drop()).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(ballast.drop()).toBe(false);
  await ballast.keep();
  expect(statSync(file).size).toBe(size);
});
