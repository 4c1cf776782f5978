import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database file without data, made once for the run by `build-once.ts`. */
    migratedDatabase: string;
  }
}

/** Gives a folder without a database that of a new site: a copy, since running all migrations takes longer than most tests. */
export function copyMigratedDatabase(dataDir: string): void {
  const file = join(dataDir, 'site.db');
  if (!existsSync(file)) copyFileSync(inject('migratedDatabase'), file);
}
