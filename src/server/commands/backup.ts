import { join } from 'node:path';
import { ConfigError, parseConfig } from '#server/config.ts';
import { DataFolderError } from '#server/db/open.ts';
import { makeBackup } from '#server/operations/archive.ts';
import { toIso } from '#shared/time.ts';

/** One consistent file of everything, also while the server runs. Run by `npm run backup [FILE]`. */
async function run([file]: string[]): Promise<string> {
  const { DATA_DIR } = parseConfig(process.env);
  const moment = toIso(Math.floor(Date.now() / 1000)).replace(/:/g, '-');
  const backup = await makeBackup(DATA_DIR, file ?? join(DATA_DIR, 'backups', `backup-${moment}.tar.gz`));
  return `Wrote ${backup.file}\nSHA-256 ${backup.sha256}`;
}

// What visitors wrote is for the user of the server alone.
process.umask(0o077);

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderError || 'code' in (error as Error))) throw error;
  console.error(`No backup was made: ${(error as Error).message}`);
  process.exitCode = 1;
}
