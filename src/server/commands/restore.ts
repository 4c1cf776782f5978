import { ConfigError, parseConfig } from '#server/config.ts';
import { DataFolderError } from '#server/db/open.ts';
import { restoreBackup } from '#server/operations/restore.ts';

/** Puts a backup back while the server is stopped. Run by `npm run restore -- FILE`. */
async function run([file]: string[]): Promise<string> {
  if (!file) return 'npm run restore -- FILE';
  const { DATA_DIR } = parseConfig(process.env);
  const { replaced, withUploads } = await restoreBackup(DATA_DIR, file, new Date());
  const what = withUploads ? 'database and uploads' : 'database';
  return `Restored ${what} from ${file}${replaced ? `\nWhat was there before is in ${replaced}` : ''}`;
}

// What visitors wrote is for the user of the server alone.
process.umask(0o077);

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderError || 'code' in (error as Error))) throw error;
  console.error(`Nothing was changed: ${(error as Error).message}`);
  process.exitCode = 1;
}
