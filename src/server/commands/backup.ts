import { ConfigError, parseConfig } from '#server/config.ts';
import { DataFolderError } from '#server/db/database-file.ts';
import { BACKUPS_KEPT, makeNamedBackup, writeBackup } from '#server/operations/write-backup.ts';
import { toUnixSeconds } from '#shared/time.ts';

/** Writes one consistent file with everything; the server may be running. Run by `npm run backup [FILE]`. */
async function run([file]: string[]): Promise<string> {
  const { DATA_DIR } = parseConfig(process.env);
  const backup = await (file ? writeBackup(DATA_DIR, file) : makeNamedBackup(DATA_DIR, toUnixSeconds(new Date())));
  const rule = file ? '' : `\nThe newest ${BACKUPS_KEPT} backups in this folder are kept`;
  return `Wrote ${backup.file}\nSHA-256 ${backup.sha256}${rule}`;
}

// Only the user of the server may read what visitors wrote.
process.umask(0o077);

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderError || 'code' in (error as Error))) throw error;
  console.error(`No backup was made: ${(error as Error).message}`);
  process.exitCode = 1;
}
