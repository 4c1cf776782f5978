import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { createTestApp } from './create-test-app.ts';

/** The real app with a database file, for code in worker threads. The data folder is deleted after the test. */
export async function createStoredApp(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const database = await openDatabase(folder);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, harness: await createTestApp({ ...env, DATA_DIR: folder }, database) };
}
