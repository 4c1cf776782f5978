import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/open.ts';
import { findBrowser } from './browser.ts';

/**
 * Tests run against the production build, with copies of a migrated database, and in a browser that workers must not unpack at the
 * same time.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' });
  await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'migrated-'));
  await (await openDatabase(folder)).close();
  provide('migratedDatabase', join(folder, 'site.db'));
  return () => rmSync(folder, { recursive: true });
}
