import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { createTestApp } from './create-test-app.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

/** `openDatabase`, which creates a missing database from the copy that is already migrated. */
export function openStoredDatabase(dataDir: string): Promise<OpenDatabase> {
  copyMigratedDatabase(dataDir);
  return openDatabase(dataDir);
}

/** The real app with a database file, for code in worker threads. The data folder is deleted after the test. */
export async function createStoredApp(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const database = await openStoredDatabase(folder);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, harness: await createTestApp({ ...env, DATA_DIR: folder }, database) };
}
